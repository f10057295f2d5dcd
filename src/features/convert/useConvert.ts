import { useRouter } from 'next/router';
import { useState } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { compare, isZero } from '@/domain/money/decimal';
import { actOnce } from '@/src/api/actOnce';
import { isApiError } from '@/src/api/apiError';
import { placeConversion } from '@/src/api/calls/convert';
import { useConvertCoins } from '@/src/api/queries/convert';
import { useCoins } from '@/src/api/queries/market';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useAccountBalances } from '@/src/api/queries/wallet';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { useHasToken } from '@/src/lib/useHasToken';
import { amountProblem } from './model/amountProblem';
import { isQuoteOver } from './model/isQuoteOver';
import { pairOf } from './model/pairOf';
import { useBackOnline } from './useBackOnline';
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
  /** Nobody knows whether what is asked was made. */
  const [isOpen, setOpen] = useState(false);
  const question = [from, to, fixed, amount].join(' ');

  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    const { firm } = quote;
    if (!firm) return;
    try {
      const made = await actOnce('convertOrder', [from, to, fixed, amount, wallets.wallet], {
        orderOf: (clientOrderId) => ({ quote: firm.quote, clientOrderId }),
        // The same quote and name make one conversion: silence is answered by asking again.
        send: (order) =>
          placeConversion(order).catch((failure: unknown) => {
            if (isApiError(failure) && isOutcomeUnknown(failure)) return placeConversion(order);
            throw failure;
          }),
        isOver: isQuoteOver,
      });
      setOpen(false);
      void readAfter('convertOrder');
      if (made) await router.push(`${pathTo('convertSuccess')}?order=${made.conversionId}`);
    } catch (failure) {
      setOpen(isApiError(failure) && isOutcomeUnknown(failure));
      void readAfter('convertOrder');
      throw failure;
    }
  });

  useBackOnline(isOpen, () => void readAfter('convertOrder'));

  const change = (changes: Partial<Draft>) => {
    clearError();
    setOpen(false);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const { firm } = quote;
  const isMoved = shown?.question === question && firm !== undefined && (shown.give !== firm.give || shown.get !== firm.get);
  const available = wallets.availableOf(from);
  const give = fixed === 'GIVE' ? amount : isAsked ? (quote.amounts?.give ?? '') : '';
  const get = fixed === 'GET' ? amount : isAsked ? (quote.amounts?.get ?? '') : '';
  const isShort = isSignedIn && available !== undefined && isAmount(give) && compare(give, available) > 0;
  const refusal = isAsked ? ((isOpen ? undefined : error) ?? quote.error) : undefined;
  const problem = amountProblem(fixed, isShort, refusal);
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
    problem,
    /** What was refused for another reason than its amounts. */
    refusal: problem ? undefined : refusal,
    /** Coins are another pair: choosing the other one's turns the two around. */
    chooseFrom: (coin: string) => change(coin === to ? { from: coin, to: from } : { from: coin }),
    chooseTo: (coin: string) => change(coin === from ? { to: coin, from: to } : { to: coin }),
    swap: () => change({ from: to, to: from, fixed: 'GIVE', amount: get }),
    setGive: (value: string) => change({ fixed: 'GIVE', amount: value }),
    setGet: (value: string) => change({ fixed: 'GET', amount: value }),
    place: submit,
    isBusy,
    error: isOpen ? undefined : error,
    isOpen,
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

/** Which wallet a conversion takes from, and what is there. The main one, unless there is something in the other alone. */
function useOwnWallets(isSignedIn: boolean) {
  const { data, error } = useAccountBalances(isSignedIn);
  const [chosen, setChosen] = useState<Wallet>();
  const hasAny = (wallet: Wallet) => data?.some((one) => one.wallet === wallet && !isZero(one.available)) ?? false;
  const wallet: Wallet = chosen ?? (!hasAny('MAIN') && hasAny('TRADE') ? 'TRADE' : 'MAIN');
  return {
    wallet,
    setWallet: setChosen,
    /** Undefined while nobody knows. */
    availableOf: (coin: string) =>
      data && !error ? (data.find((one) => one.wallet === wallet && one.asset === coin)?.available ?? '0') : undefined,
  };
}
