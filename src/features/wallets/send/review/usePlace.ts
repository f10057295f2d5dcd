import { useRef } from 'react';
import type { Withdrawal } from '@/contract/withdrawals';
import { actOnce } from '@/src/api/actOnce';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { placeWithdrawal } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import type { useOwnFactor } from '@/src/proof/useOwnFactor';
import { refusalPlace } from '../model/refusalPlace';
import type { Asked } from './useAsk';

/**
 * Sends, once: a call whose answer was lost makes nothing twice, nor does the same under another code, nor at a fee that has changed.
 */
export function usePlace(
  { wanted, sent }: Asked,
  factor: ReturnType<typeof useOwnFactor>,
  { onSent, onRefused }: { onSent: (made: Withdrawal) => void; onRefused: (error: ApiError) => void },
) {
  const readAfter = useReadAfter();
  /** A second press that comes behind the answer. */
  const isMade = useRef(false);
  return useSubmit(async (code: string) => {
    if (isMade.current) return;
    const { symbol, chainId, address, memo, amount } = wanted;
    try {
      // However the case of an address is written, it is one; a memo is a text, though it look like an amount.
      const wish = [symbol, chainId, address.toLowerCase(), `memo ${memo ?? ''}`, amount];
      const made = await actOnce('withdraw', wish, {
        orderOf: (clientWithdrawalId) => ({ ...wanted, clientWithdrawalId, ticket: sent.ticket, code }),
        send: async (order) => placeWithdrawal({ ...order, ...(await factor.factorParams()) }),
      });
      if (!made) return;
      isMade.current = true;
      void readAfter('withdraw');
      onSent(made);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (isOutcomeUnknown(failure)) {
        void readAfter('withdraw');
        throw failure;
      }
      if (refusalPlace(failure)) return onRefused(failure);
      factor.heed(failure);
      throw failure;
    }
  });
}
