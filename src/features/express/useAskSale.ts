import { useRef, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import type { SaleTerms } from '@/contract/express';
import type { ApiError } from '@/src/api/apiError';
import { askSaleCode } from '@/src/api/calls/express';
import { useSubmit } from '@/src/api/useSubmit';
import type { ExpressForm } from './useExpressForm';

/** What the code on its way confirms: its coins stay as they were asked for, what they pay follows the price. */
export interface AskedSale {
  terms: SaleTerms;
  sent: CodeSent;
}

const isSame = (first: SaleTerms, second: SaleTerms): boolean =>
  first.coin === second.coin && first.amount === second.amount && first.currency === second.currency && first.methodId === second.methodId;

/** Asks for the code that confirms a sale. Who looks at the form once more and comes back is sent no other while it is good. */
export function useAskSale({ draft: { coin, currency }, amounts, method }: ExpressForm) {
  const [asked, setAsked] = useState<AskedSale>();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const isUsedUp = useRef(false);
  const { submit, isBusy, error } = useSubmit(async () => {
    setRefusal(undefined);
    if (!amounts || !method) return;
    const terms = { coin, amount: amounts.coins, currency, methodId: method.methodId };
    const isGood = asked && !isUsedUp.current && isSame(asked.terms, terms) && asked.sent.expiresAt > Date.now();
    if (!isGood) {
      setAsked({ terms, sent: await askSaleCode(terms) });
      isUsedUp.current = false;
    }
    setOpen(true);
  });
  return {
    ask: submit,
    isBusy,
    /** Why no code was sent, or why what was confirmed could not be sold. */
    error: error ?? refusal,
    /** While it is to be confirmed. */
    asked: isOpen ? asked : undefined,
    resent: (sent: CodeSent) => setAsked((before) => before && { ...before, sent }),
    /** The code is good for nothing any more: the next time another is sent. */
    usedUp: () => {
      isUsedUp.current = true;
    },
    close: (why?: ApiError) => {
      setRefusal(why);
      setOpen(false);
    },
  };
}

export type SaleAsk = ReturnType<typeof useAskSale>;
