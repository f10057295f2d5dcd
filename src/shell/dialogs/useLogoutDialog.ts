import { useCallback } from 'react';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';

/** Asks whether to log out of this device. */
export function useLogoutDialog(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(dialogOpened('logout')), [dispatch]);
}
