import type { ExpressSide } from '@/domain/express/orderState';
import { compare } from '@/domain/money/decimal';
import { useExpressCurrencies } from '@/src/api/queries/express';
import { useCoins } from '@/src/api/queries/market';
import { useAccountBalances } from '@/src/api/queries/wallet';
import { currencyChoice } from '@/src/brand/currencyChoice';
import { moneyChoice } from '@/src/brand/moneyChoice';
import { useSite } from '@/src/brand/SiteContext';
import { useStore } from '@/src/lib/store/useStore';
import { useHasToken } from '@/src/lib/useHasToken';
import { amountsOf, type ExpressDraft } from './model/draft';
import { roomOf, wrongOf } from './model/room';
import { useExpressDraft } from './useExpressDraft';
import { useMethods } from './useMethods';
import { usePrice } from './usePrice';
import { useSides } from './useSides';

const nothing = () => undefined;

/**
 * The currency of an order: the one asked for, else the one chosen here last, else the one values are shown in, else the brand's first; only
 * such as are offered. "" until it is known what is.
 */
function useCurrency(asked: string, offered: readonly string[] | undefined): string {
  const last = useStore(moneyChoice, nothing);
  const shown = useStore(currencyChoice, nothing);
  if (!offered) return '';
  return [asked, last, shown].find((one) => one !== undefined && offered.includes(one)) ?? offered[0] ?? '';
}

const USUAL_SCALE = 8;

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
  const { rates } = useSite();
  const room = roomOf({ ...draft, method, limits: payment.limits, coinInfo: rates });
  const { told, ...priced } = usePrice(isOffered && currency !== '' ? { side, currency, coin } : undefined);
  const scale = allCoins?.find(({ coinSymbol }) => coinSymbol === coin)?.scale ?? USUAL_SCALE;
  const fees = method && { providerPercent: method.providerFeePercent, ownPercent: method.ownFeePercent };
  const terms = told && fees && { price: told.price, fees, scale };
  const amounts = amountsOf(draft, terms);
  const free = useFree(draft);
  const isBeyondFree = amounts !== undefined && free !== undefined && compare(amounts.coins, free) > 0;
  const bound = amounts && method && wrongOf(amounts.total, method, room);
  return {
    ...{ draft, sides, offered, currencies, told, scale, terms, amounts },
    ...priced,
    ...payment,
    ...acts,
    change: (changed: Partial<ExpressDraft>) => {
      if (changed.currency !== undefined) moneyChoice.set(changed.currency);
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

/** What there is of a coin to be sold; undefined where nobody knows. */
function useFree({ side, coin }: ExpressDraft): string | undefined {
  const isSignedIn = useHasToken();
  const { data, error } = useAccountBalances(isSignedIn && side === 'SELL');
  if (side !== 'SELL' || !data || error) return undefined;
  return data.find(({ wallet, asset }) => wallet === 'MAIN' && asset === coin)?.available ?? '0';
}
