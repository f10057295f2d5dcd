import { useState } from 'react';
import { saveTrack } from '@/src/api/calls/user';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { writeLocal } from '@/src/lib/storage';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { showBalancesChanged } from '@/src/state/profileSlice';

const HIDDEN = 1;
const SHOWN = 0;

/** Whether balances are shown, and how to change it: the page follows once the server has taken the choice, not before. */
export function useShowBalances(): { isShown: boolean; isSaving: boolean; toggle: () => Promise<void> } {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const [isSaving, setSaving] = useState(false);

  const toggle = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      const { status } = await saveTrack({ key: STORAGE_KEYS.hideBalances, status: isShown ? HIDDEN : SHOWN });
      writeLocal(STORAGE_KEYS.hideBalances, String(status));
      dispatch(showBalancesChanged(status === SHOWN));
    } catch {
      // The api has said why; what was shown stays as it was.
    } finally {
      setSaving(false);
    }
  };
  return { isShown, isSaving, toggle };
}
