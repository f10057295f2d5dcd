import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { useAppSelector } from '@/src/state/hooks';
import { progressOf } from './progress';

const FirstSteps = dynamic(() => import('./FirstSteps').then((file) => file.FirstSteps), { ssr: false });

/** The hints of a practice brand, loaded for who has not been through them yet. */
export function LazyFirstSteps() {
  const { practice } = useSite();
  const userId = useAppSelector(({ profile }) => profile.userInfo?.id);
  const [isDone, setDone] = useState(true);
  useEffect(() => setDone(userId === undefined || progressOf(userId) === 'done'), [userId]);
  return practice && userId !== undefined && !isDone ? <FirstSteps key={userId} userId={userId} /> : null;
}
