import { useState } from 'react';
import { codes } from '@/contract/codes';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { actOnce } from '@/src/api/actOnce';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { createExpressOrder, proveSale } from '@/src/api/calls/express';
import type { ExpressOrder } from '@/src/api/queries/express';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useSubmit } from '@/src/api/useSubmit';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { isSaidByProof } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { isPriceOver, orderNow } from './placeExpressOrder';
import type { AskedSale, SaleAsk } from './useAskSale';
import type { ExpressForm } from './useExpressForm';

/** Whether the fields of the proof say it. */
export const isSaidBySale = (error: ApiError): boolean => isSaidByProof(error) || isAboutSentCode(error);

/** Refused before anything was proven, or not known: what was typed is worth another try. */
const TRY_AGAIN = new Set<string>([codes.expressPriceOver.code, codes.rateLimited.code]);
const isWorthAnotherTry = (error: ApiError): boolean => isSaidBySale(error) || isOutcomeUnknown(error) || TRY_AGAIN.has(error.code);

interface SellOf {
  form: ExpressForm;
  asked: AskedSale;
  sale: Pick<SaleAsk, 'usedUp' | 'close'>;
  onMade: (order: ExpressOrder) => Promise<void>;
}

/** The proof of a sale, and the sale. */
export function useSell({ form, asked: { terms, sent }, sale, onMade }: SellOf) {
  const proof = useProof({ askPasskey: () => proveSale(terms) });
  const [code, setCode] = useState('');
  const { submit, ...rest } = useSubmit(async () => {
    // Whether a call without an answer made an order is told by asking for the very same: its code may be used up.
    const { amount, methodId } = terms;
    try {
      const made = await actOnce('expressCreateOrder', terms, {
        orderOf: (clientOrderId) => orderNow(form, { amount, methodId, clientOrderId }),
        send: async (order) => createExpressOrder({ ...order, ticket: sent.ticket, code, ...(await proof.params()) }),
        isOver: isPriceOver,
      });
      if (!made) return;
      sale.usedUp();
      await onMade(made);
    } catch (failure) {
      form.readPrice(failure);
      if (!isApiError(failure)) throw failure;
      if (failure.code === codes.codeExpired.code || !isWorthAnotherTry(failure)) sale.usedUp();
      proof.heed(failure);
      if (!isWorthAnotherTry(failure)) return sale.close(failure);
      throw failure;
    }
  });
  return { ...rest, submit, proof, code, setCode, isCodeWhole: code.length === CODE_LENGTH };
}
