import { useRef, useState } from 'react';
import type { CreateTransfer, Transfer } from '@/contract/wallet';
import { actOnce } from '@/src/api/actOnce';
import { isApiError } from '@/src/api/apiError';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useActWords } from '@/src/i18n/useActWords';
import { useSayRepeated } from '@/src/ui/toast/useSayRepeated';
import { TRANSFER_PARTS, transferFunds } from './transferFunds';

type Terms = Omit<CreateTransfer, 'clientTransferId'>;

/**
 * Sends a transfer, one at a time. The same terms after no answer go under the same id, so that they can be moved once at most; other
 * terms are another transfer.
 */
export function useTransfer(onDone: (transfer: Transfer) => void) {
  const words = useActWords();
  const readAfter = useReadAfter();
  const sayRepeated = useSayRepeated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);

  const send = async (terms: Terms) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await actOnce('createTransfer', terms, {
        orderOf: (clientTransferId) => ({ ...terms, clientTransferId }),
        send: (order) => transferFunds(order, TRANSFER_PARTS),
        onRepeat: sayRepeated,
      });
      await readAfter('createTransfer');
      if (made) onDone(made);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      void readAfter('createTransfer');
      setProblem(words(failure));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { send, isBusy, problem, clearProblem: () => setProblem(undefined) };
}
