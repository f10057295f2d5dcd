import type { ExpressSide } from '@/domain/express/orderState';
import { compare } from '@/domain/money/decimal';
import { useExpressCurrencies, useExpressLimits, useExpressMethods, useExpressPrice } from '@/src/api/queries/express';
import { useCoins } from '@/src/api/queries/market';
import { useAccountBalances, useProfileLimits } from '@/src/api/queries/wallet';
import { moneyChoice } from '@/src/brand/moneyChoice';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { amountsOf, type ExpressDraft } from './model/draft';
import { refusalOf } from './model/methods';
import { roomOf, saleLimits, wrongOf } from './model/room';
import { useCurrency } from './useCurrency';
import { useExpressDraft } from './useExpressDraft';
import { useReason } from './useReason';

const USUAL_SCALE = 8;

/** The sides a brand has. */
export function useSides(): readonly ExpressSide[] {
  const { supportExpressTradingBuy, supportExpressTradingSell } = useSite();
  return [...(supportExpressTradingBuy ? (['BUY'] as const) : []), ...(supportExpressTradingSell ? (['SELL'] as const) : [])];
}

/** The ways to pay, why some are refused, and the one that is used: that which was chosen, or the first that takes this person's money. */
function useMethods({ side, currency, methodId }: ExpressDraft) {
  const isSignedIn = useHasToken();
  const reason = useReason(side);
  const limits = useExpressLimits(isSignedIn);
  const leaving = useProfileLimits(isSignedIn && side === 'SELL');
  const ownLimits = side === 'SELL' ? saleLimits(limits.data, leaving.data) : limits.data;
  const methods = useExpressMethods(currency === '' ? undefined : { side, currency });
  const isJudged = !isSignedIn || limits.data !== undefined || limits.error !== undefined;
  // Where a brand takes no money at all before a verification, that is said once and not of each way.
  const asked = { side, currency, limits: isSignedIn && reason?.kind !== 'unverified' ? ownLimits : undefined };
  const usable = isJudged ? methods.data?.filter((method) => refusalOf(method, asked) === undefined) : undefined;
  // What somebody chooses is chosen at once; nothing is chosen for them before it is known what they may use.
  const chosen = (isJudged ? usable : methods.data)?.find((one) => one.methodId === methodId);
  return {
    reason,
    methods,
    limits: asked.limits,
    readLimits: () => void Promise.all([limits.mutate(), leaving.mutate()]),
    method: chosen ?? usable?.[0],
    refusalOf: (method: Parameters<typeof refusalOf>[0]) => refusalOf(method, asked),
  };
}

/** What there is of a coin to be sold; undefined where nobody knows. */
function useFree({ side, coin }: ExpressDraft): string | undefined {
  const isSignedIn = useHasToken();
  const { data, error } = useAccountBalances(isSignedIn && side === 'SELL');
  if (side !== 'SELL' || !data || error) return undefined;
  return data.find(({ wallet, asset }) => wallet === 'MAIN' && asset === coin)?.available ?? '0';
}

/** What is typed, with the price it has now and the ways to pay; what the form shows follows from it. */
export function useExpressForm(fixedCoin?: string) {
  const allSides = useSides();
  const sides: readonly ExpressSide[] = fixedCoin === undefined ? allSides : ['BUY'];
  const { draft: typed, change, ...acts } = useExpressDraft(sides, fixedCoin);
  const offered = useExpressCurrencies();
  const { data: allCoins } = useCoins();
  const currencies = offered.data?.currencies.map((one) => one.currency);
  const draft: ExpressDraft = { ...typed, currency: useCurrency(typed.currency, currencies) };
  const { side, coin, currency } = draft;
  const isOffered = offered.data?.coins.includes(coin) === true;
  const payment = useMethods(draft);
  const { method } = payment;
  const { coinInfo } = useSite();
  const room = roomOf({ ...draft, method, limits: payment.limits, coinInfo });
  const price = useExpressPrice(isOffered && currency !== '' ? { side, currency, coin } : undefined);
  const scale = allCoins?.find(({ coinSymbol }) => coinSymbol === coin)?.scale ?? USUAL_SCALE;
  const fees = method && { providerPercent: method.providerFeePercent, ownPercent: method.ownFeePercent };
  const told = price.data?.coin === coin && price.data.side === side && price.data.currency === currency ? price.data : undefined;
  const terms = told && fees && { price: told.price, fees, scale };
  const amounts = amountsOf(draft, terms);
  const free = useFree(draft);
  const isBeyondFree = amounts !== undefined && free !== undefined && compare(amounts.coins, free) > 0;
  const bound = amounts && method && wrongOf(amounts.total, method, room);
  return {
    ...{ draft, sides, offered, currencies, price, told, scale, terms, amounts },
    ...payment,
    ...acts,
    change: (changed: Partial<ExpressDraft>) => {
      if (changed.currency !== undefined) moneyChoice.choose(changed.currency);
      // What is typed is of the currency it stands beside, whatever another tab chooses meanwhile.
      change({ ...(currency !== '' && { currency }), ...changed });
    },
    /** The coin is none of those that are bought and sold here. */
    isUnknownCoin: offered.data !== undefined && !isOffered,
    room,
    /** Of the coin in the main wallet, where it is sold. */
    free,
    isBeyondFree,
    /** Which bound the money does not keep. */
    bound,
    /** What stands against the amount: too little is there, or a bound is not kept. */
    wrong: isBeyondFree ? ('balance' as const) : bound,
    coins: allCoins?.filter(({ coinSymbol }) => offered.data?.coins.includes(coinSymbol)),
  };
}

export type ExpressForm = ReturnType<typeof useExpressForm>;
