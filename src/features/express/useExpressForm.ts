import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ExpressSide } from '@/domain/express/orderState';
import { compare } from '@/domain/money/decimal';
import { useExpressCurrencies, useExpressMethods, useExpressPrice } from '@/src/api/queries/express';
import { useCoins } from '@/src/api/queries/market';
import { useSite } from '@/src/brand/SiteContext';
import { amountsOf, draftFrom, type ExpressDraft } from './model/draft';

const USUAL_SCALE = 8;

/** The sides a brand has. */
export function useSides(): readonly ExpressSide[] {
  const { supportExpressTradingBuy, supportExpressTradingSell } = useSite();
  return [...(supportExpressTradingBuy ? (['BUY'] as const) : []), ...(supportExpressTradingSell ? (['SELL'] as const) : [])];
}

/** What is typed, with the price it has now and the ways to pay; what the form shows follows from it. */
export function useExpressForm(fixedCoin?: string) {
  const { query } = useRouter();
  const sides = useSides();
  const [draft, setDraft] = useState<ExpressDraft>(() => draftFrom(query, fixedCoin, fixedCoin === undefined ? sides : ['BUY']));
  const offered = useExpressCurrencies();
  const { data: allCoins } = useCoins();
  const { side, coin, currency } = draft;
  const isOffered = offered.data?.coins.includes(coin);
  const methods = useExpressMethods(offered.data && offered.data.currencies.length > 0 ? { side, currency } : undefined);
  const price = useExpressPrice(isOffered ? { side, currency, coin } : undefined);
  const method = methods.data?.find(({ methodId }) => methodId === draft.methodId) ?? methods.data?.[0];
  const scale = allCoins?.find(({ coinSymbol }) => coinSymbol === coin)?.scale ?? USUAL_SCALE;
  const fees = method && { providerPercent: method.providerFeePercent, ownPercent: method.ownFeePercent };
  const told = price.data?.coin === coin && price.data.side === side ? price.data : undefined;
  const amounts = amountsOf(draft, told && fees && { price: told.price, fees, scale });
  const wrong =
    !amounts || !method
      ? undefined
      : compare(amounts.total, method.min) < 0
        ? 'small'
        : compare(amounts.total, method.max) > 0
          ? 'large'
          : undefined;
  return {
    ...{ draft, sides, offered, methods, price, told, method, scale, amounts },
    /** Which bound of the method is not kept. */
    wrong: wrong as 'small' | 'large' | undefined,
    coins: allCoins?.filter(({ coinSymbol }) => offered.data?.coins.includes(coinSymbol)),
    change: (changed: Partial<ExpressDraft>) => setDraft((before) => ({ ...before, ...changed })),
    /** What was typed as money stays money: a purchase and a sale of as much. */
    turn: (to: ExpressSide) => setDraft((before) => ({ ...before, side: to, methodId: undefined, typed: 'money' })),
  };
}

export type ExpressForm = ReturnType<typeof useExpressForm>;
