import { useState } from 'react';
import type { CallParams } from '@/contract/calls';
import { type ExpressPrice, priceHoldsUntil, useExpressPrice } from '@/src/api/queries/express';
import { useIsPast } from '@/src/lib/useIsPast';
import { isPriceOver } from './placeExpressOrder';

/** A page that was out of sight asks for its price when it is seen again: nothing is wrong before that took long. */
const LATE_MS = 2_000;

/** The price of what is asked, whether it still holds, and whether there is none to be had. */
export function usePrice(asked: CallParams<'expressPrices'> | undefined) {
  const price = useExpressPrice(asked);
  const { data, error, isValidating } = price;
  const [refused, setRefused] = useState<ExpressPrice>();
  const isOfThis = asked && data?.coin === asked.coin && data.side === asked.side && data.currency === asked.currency;
  const told = isOfThis ? data : undefined;
  const until = told && priceHoldsUntil(told);
  const isPast = useIsPast(until);
  const isLate = useIsPast(until === undefined ? undefined : until + LATE_MS);
  const isOver = told !== undefined && (isPast || told === refused);
  return {
    price,
    told,
    /** Nothing is done at it any more. */
    isOver,
    /** None came, or no new one: the user has to be told. */
    lacksPrice: told ? isOver && (error !== undefined || (isLate && !isValidating)) : error !== undefined,
    /** After an order failed: what the exchange says is over is over, whatever this device counts. */
    readPrice: (failure: unknown) => {
      if (isPriceOver(failure)) setRefused(told);
      void price.mutate();
    },
  };
}
