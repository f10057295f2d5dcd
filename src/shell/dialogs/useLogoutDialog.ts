import { useCallback } from 'react';
import { leaving } from '@/src/lib/leaving';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';

/** Asks whether to log out of this device; before that, whether what is not saved may be left. */
export function useLogoutDialog(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => void leaving(async () => dispatch(dialogOpened('logout'))), [dispatch]);
}
