import { useCallback } from 'react';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { pairPickerToggled } from '@/src/state/tradeSlice';

/** Whether the list of pairs is open, and how to open or close it: from its button, by key, as from anywhere else. */
export function usePairPicker(): { isOpen: boolean; setOpen: (isOpen: boolean) => void } {
  const isOpen = useAppSelector((state) => state.trade.isPairPickerOpen);
  const dispatch = useAppDispatch();
  const setOpen = useCallback((next: boolean) => void dispatch(pairPickerToggled(next)), [dispatch]);
  useHotkeys({ search: () => setOpen(true) });
  return { isOpen, setOpen };
}
