import dynamic from 'next/dynamic';

/** Comes when a coin is to be picked, and not before. */
export const DepositPicker = dynamic(() => import('./DepositPicker').then((module) => module.DepositPicker), { ssr: false });
