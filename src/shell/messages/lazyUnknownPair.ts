import dynamic from 'next/dynamic';

/** Few see it, and it must not weigh on those who trade. */
export const UnknownPairScreen = dynamic(() => import('./UnknownPairScreen').then((file) => file.UnknownPairScreen));
