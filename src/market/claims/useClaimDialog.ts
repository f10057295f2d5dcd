import { useCallback } from 'react';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';

/** Opens the shell's dialog about practice funds. */
export function useClaimDialog(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(dialogOpened('practiceClaim'));
  }, [dispatch]);
}
