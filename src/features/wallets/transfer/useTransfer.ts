import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import type { CreateTransfer, Transfer } from '@/contract/wallet';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { TRANSFER_PARTS, transferFunds } from './transferFunds';

type Terms = Omit<CreateTransfer, 'clientTransferId'>;

/**
 * Sends a transfer, one at a time. The same terms after no answer go under the same id, so that they can be moved once at most; other
 * terms are another transfer.
 */
export function useTransfer(onDone: (transfer: Transfer) => void) {
  const { t } = useTranslation('common');
  const errorWords = useErrorWords();
  const readAfter = useReadAfter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const open = useRef<{ text: string; id: string }>(undefined);

  const send = async (terms: Terms) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    const text = JSON.stringify(terms);
    const id = open.current?.text === text ? open.current.id : crypto.randomUUID();
    open.current = { text, id };
    try {
      const outcome = await transferFunds({ ...terms, clientTransferId: id }, TRANSFER_PARTS);
      if (outcome.kind === 'unknown') return setProblem(t('wallets.transfer.unknown'));
      open.current = undefined;
      await readAfter('createTransfer');
      if (outcome.kind === 'refused') return setProblem(errorWords(outcome.error));
      onDone(outcome.transfer);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { send, isBusy, problem, clearProblem: () => setProblem(undefined) };
}
