import type { CallData, CallParams } from '@/contract/calls';
import { useQuery } from './useQuery';

export type ExpressOrder = CallData<'expressOrder'>;
export type ExpressMethod = CallData<'expressMethods'>[number];

export const useExpressCurrencies = () => useQuery('expressCurrencies', {});
export const useExpressSlogan = () => useQuery('expressSlogan', {});
/** Ways to pay; those of before stay until the new ones are there. */
export const useExpressMethods = (params: CallParams<'expressMethods'> | undefined) =>
  useQuery('expressMethods', params, { keepPreviousData: true });

export type ExpressPrice = CallData<'expressPrices'>;

/** When a price came, by the clock of this device: that of the exchange may be minutes away from it. */
const cameAt = new WeakMap<ExpressPrice, number>();

/** Until when a price holds, by the clock of this device. */
export function priceHoldsUntil(price: ExpressPrice): number {
  const came = cameAt.get(price) ?? Date.now();
  cameAt.set(price, came);
  return came + price.seconds * 1_000;
}

/** What a new price takes to come, and the old one to get to the exchange with an order. */
const AHEAD_MS = 1_000;
/** Who waits for a price is not left to tries that lie further and further apart. */
const PRICE_RETRY_MS = 5_000;

/** From when on the next price is asked for, by the clock of this device. */
export const nextPriceAt = (price: ExpressPrice): number => priceHoldsUntil(price) - AHEAD_MS;

/** A price that holds for its seconds: the next one is asked for just before it is over. Undefined: nothing to ask for. */
export const useExpressPrice = (params: CallParams<'expressPrices'> | undefined) =>
  useQuery('expressPrices', params, {
    refreshInterval: (price) => (price ? Math.max(AHEAD_MS, nextPriceAt(price) - Date.now()) : PRICE_RETRY_MS),
    onErrorRetry: (_error, _key, _config, readAgain, { retryCount }) =>
      void setTimeout(() => void readAgain({ retryCount }), PRICE_RETRY_MS),
    dedupingInterval: 500,
  });
export const useExpressLimits = (isSignedIn: boolean) => useQuery('expressLimits', isSignedIn ? {} : undefined);

const LOOK_MS = 2_000;

/** An own order; while `isOpen` says that something is still to happen it is looked at every two seconds. */
export const useExpressOrder = (orderId: string | undefined, isOpen: (state: ExpressOrder['state']) => boolean) =>
  useQuery('expressOrder', orderId === undefined ? undefined : { orderId }, {
    refreshInterval: (order) => (order && !isOpen(order.state) ? 0 : LOOK_MS),
  });

/** The newest own orders, as many as may wait at once and more. */
export const useLatestExpressOrders = (isSignedIn: boolean) => useQuery('expressOrders', isSignedIn ? { pageSize: 10 } : undefined);
