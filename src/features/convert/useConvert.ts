import { useRouter } from 'next/router';
import { useState } from 'react';
import { compare } from '@/domain/money/decimal';
import { isApiError } from '@/src/api/apiError';
import { placeConversion } from '@/src/api/calls/convert';
import { useConvertCoins } from '@/src/api/queries/convert';
import { useCoins } from '@/src/api/queries/market';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { isOutcomeUnknown } from '@/src/api/unknownOutcome';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { pairOf } from './model/pairOf';
import { useOwnWallets } from './useOwnWallets';
import { useQuote } from './useQuote';

interface Draft {
  from: string;
  to: string;
  fixed: 'GIVE' | 'GET';
  /** Of what is fixed; "" for nothing. */
  amount: string;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
const amountOf = (value: string | string[] | undefined) =>
  /^\d{1,20}(\.\d{1,18})?$/.test(textOf(value) ?? '') ? (textOf(value) ?? '') : '';

/** What was shown for the same question before: it counts only beside another answer to it. */
interface Shown {
  question: string;
  give: string;
  get: string;
}

const isAmount = (amount: string) => amount !== '' && compare(amount, '0') > 0;

/** What is given, what is got, at which quote, and converting at it. */
export function useConvert() {
  const router = useRouter();
  const { query } = router;
  const isSignedIn = useHasToken();
  const [draft, setDraft] = useState<Draft>({
    ...pairOf(textOf(query.from), textOf(query.to)),
    fixed: 'GIVE',
    amount: amountOf(query.amount),
  });
  const terms = useConvertCoins();
  const { data: coins } = useCoins();
  const wallets = useOwnWallets(isSignedIn);
  const { from, to, fixed, amount } = draft;
  const listed = new Set(terms.data?.coins.map(({ coinSymbol }) => coinSymbol));
  const isAsked = isAmount(amount) && from !== to;
  const quote = useQuote(isAsked ? { from, to, fixed, amount, wallet: wallets.wallet, isFirm: isSignedIn } : undefined);
  const readAfter = useReadAfter();
  const [shown, setShown] = useState<Shown>();
  const question = [from, to, fixed, amount].join(' ');

  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    const { firm } = quote;
    if (!firm) return;
    const order = { quote: firm.quote, clientOrderId: firm.clientOrderId };
    // The same quote and name make one conversion: silence is answered by asking again.
    const made = await placeConversion(order).catch((failure: unknown) => {
      if (isApiError(failure) && isOutcomeUnknown(failure)) return placeConversion(order);
      throw failure;
    });
    void readAfter('convertOrder');
    await router.push(`${pathTo('convertSuccess')}?order=${made.conversionId}`);
  });

  const change = (changes: Partial<Draft>) => {
    clearError();
    setDraft((before) => ({ ...before, ...changes }));
  };
  const { firm } = quote;
  const isMoved = shown?.question === question && firm !== undefined && (shown.give !== firm.give || shown.get !== firm.get);
  const available = wallets.availableOf(from);
  const give = fixed === 'GIVE' ? amount : isAsked ? (quote.amounts?.give ?? '') : '';
  const get = fixed === 'GET' ? amount : isAsked ? (quote.amounts?.get ?? '') : '';
  return {
    isSignedIn,
    terms,
    coins: terms.data ? coins?.filter(({ coinSymbol }) => listed.has(coinSymbol)) : undefined,
    scaleOf: (coin: string) => coins?.find(({ coinSymbol }) => coinSymbol === coin)?.scale,
    wallets,
    available,
    from,
    to,
    give,
    get,
    fixed,
    quote,
    isAsked,
    isShort: isSignedIn && available !== undefined && isAmount(give) && compare(give, available) > 0,
    /** Coins are another pair: choosing the other one's turns the two around. */
    chooseFrom: (coin: string) => change(coin === to ? { from: coin, to: from } : { from: coin }),
    chooseTo: (coin: string) => change(coin === from ? { to: coin, from: to } : { to: coin }),
    swap: () => change({ from: to, to: from, fixed: 'GIVE', amount: get }),
    setGive: (value: string) => change({ fixed: 'GIVE', amount: value }),
    setGet: (value: string) => change({ fixed: 'GET', amount: value }),
    place: submit,
    isBusy,
    error,
    /** What the quote before said, where the one that would be confirmed now says something else. */
    moved: isMoved ? shown : undefined,
    askAgain: () => {
      clearError();
      if (quote.amounts) setShown({ question, give: quote.amounts.give, get: quote.amounts.get });
      quote.askAgain();
    },
  };
}

export type ConvertState = ReturnType<typeof useConvert>;
