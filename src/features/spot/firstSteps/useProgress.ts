import { useCallback, useEffect, useState } from 'react';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useOwnAccount } from '@/src/realtime';
import { nextProgress } from './nextProgress';
import { keepProgress, type Progress, progressOf } from './progress';

/** How far a user has come, kept for the next visit. */
export function useProgress(userId: string): { progress: Progress | undefined; finish: () => void } {
  const [kept, setKept] = useState(() => progressOf(userId));
  const isDone = kept === 'done';
  const { data: status } = usePracticeStatus(!isDone);
  const account = useOwnAccount();
  const progress = nextProgress(kept, account, status?.canClaim);
  useEffect(() => {
    if (progress === undefined || progress === kept) return;
    keepProgress(userId, progress);
    setKept(progress);
  }, [userId, progress, kept]);
  const finish = useCallback(() => {
    keepProgress(userId, 'done');
    setKept('done');
  }, [userId]);
  return { progress, finish };
}
