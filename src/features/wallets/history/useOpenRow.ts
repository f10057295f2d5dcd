import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { currentRecordChanged, type HistoryItems, type HistoryName } from '@/src/state/walletSlice';
import { deviceWidths } from '@/src/theme/breakpoints';
import { useMediaQuery } from '@/src/ui/media/useMediaQuery';

const WIDE = `(min-width: ${deviceWidths.largePc}px)`;

/** Which row of a list is open: beside the list, the first one to begin with; in a dialog only what was chosen. */
export function useOpenRow<Name extends HistoryName>(list: Name) {
  const dispatch = useAppDispatch();
  const isWide = useMediaQuery(WIDE) === true;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const state = useAppSelector((root) => root.wallet[list]);
  const chosen = state.current as HistoryItems[Name] | undefined;
  const [first] = (Object.values(state.recordsByDay)[0] ?? []) as HistoryItems[Name][];
  return {
    isWide,
    current: isWide ? (chosen ?? first) : isDialogOpen ? chosen : undefined,
    /** What the dialog shows, also while it closes. */
    shown: chosen,
    isDialogOpen: isDialogOpen && !isWide && chosen !== undefined,
    open: (record: HistoryItems[Name]) => {
      dispatch(currentRecordChanged({ list, record } as Parameters<typeof currentRecordChanged>[0]));
      setDialogOpen(true);
    },
    close: () => setDialogOpen(false),
  };
}
