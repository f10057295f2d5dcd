import type { CallData, CallParams } from '@/contract/calls';
import { useQuery } from './useQuery';

export type ExpressOrder = CallData<'expressOrder'>;
export type ExpressMethod = CallData<'expressMethods'>[number];

export const useExpressCurrencies = () => useQuery('expressCurrencies', {});
export const useExpressSlogan = () => useQuery('expressSlogan', {});
/** Ways to pay; those of before stay until the new ones are there. */
export const useExpressMethods = (params: CallParams<'expressMethods'> | undefined) =>
  useQuery('expressMethods', params, { keepPreviousData: true });
/** A price that holds for its seconds: asked for again when it is over. Undefined: nothing to ask for. */
export const useExpressPrice = (params: CallParams<'expressPrices'> | undefined) =>
  useQuery('expressPrices', params, {
    refreshInterval: (price) => (price ? Math.max(1_000, price.validUntil - Date.now()) : 5_000),
    dedupingInterval: 500,
  });
export const useExpressLimits = (isSignedIn: boolean) => useQuery('expressLimits', isSignedIn ? {} : undefined);

const LOOK_MS = 2_000;

/** An own order; while `isOpen` says that something is still to happen it is looked at every two seconds. */
export const useExpressOrder = (orderId: string | undefined, isOpen: (state: ExpressOrder['state']) => boolean) =>
  useQuery('expressOrder', orderId === undefined ? undefined : { orderId }, {
    refreshInterval: (order) => (order && !isOpen(order.state) ? 0 : LOOK_MS),
  });
