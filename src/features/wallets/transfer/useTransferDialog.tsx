import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useState } from 'react';
import type { TransferStart } from './TransferForm';

const TransferDialog = dynamic(() => import('./TransferDialog').then((module) => module.TransferDialog), { ssr: false });

/** A dialog that comes when it is first asked for, and what opens it. */
export function useTransferDialog(): { open: (start: TransferStart) => void; dialog: ReactNode } {
  const [start, setStart] = useState<TransferStart>();
  const [isAsked, setAsked] = useState(false);
  const open = useCallback((next: TransferStart) => {
    setAsked(true);
    setStart(next);
  }, []);
  return { open, dialog: isAsked ? <TransferDialog start={start} onClose={() => setStart(undefined)} /> : null };
}
