import { useRef } from 'react';
import type { Withdrawal } from '@/contract/withdrawals';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { placeWithdrawal } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { isOutcomeUnknown } from '@/src/api/unknownOutcome';
import { useSubmit } from '@/src/api/useSubmit';
import type { useOwnFactor } from '@/src/proof/useOwnFactor';
import { refusalPlace } from '../model/refusalPlace';
import type { Asked } from './useAsk';

/**
 * Sends, once: the same terms keep their name however often they are sent, so that a call whose answer was lost makes nothing twice.
 */
export function usePlace(
  { wanted, sent }: Asked,
  factor: ReturnType<typeof useOwnFactor>,
  { onSent, onRefused }: { onSent: (made: Withdrawal) => void; onRefused: (error: ApiError) => void },
) {
  const readAfter = useReadAfter();
  const name = useRef<string>(undefined);
  const { error, ...rest } = useSubmit(async (code: string) => {
    name.current ??= crypto.randomUUID();
    try {
      const proof = await factor.factorParams();
      const made = await placeWithdrawal({ ...wanted, clientWithdrawalId: name.current, ticket: sent.ticket, code, ...proof });
      void readAfter('withdraw');
      onSent(made);
    } catch (failure) {
      if (!isApiError(failure) || isOutcomeUnknown(failure)) throw failure;
      if (refusalPlace(failure)) return onRefused(failure);
      factor.heed(failure);
      throw failure;
    }
  });
  return { ...rest, error, isUnknown: error !== undefined && isOutcomeUnknown(error) };
}
