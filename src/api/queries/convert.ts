import type { CallData, CallParams } from '@/contract/calls';
import { BALANCES } from './balances';
import { usePagedQuery } from './usePagedQuery';
import { useQuery } from './useQuery';

export type Plan = CallData<'convertPlans'>[number];
export type Limit = CallData<'convertLimits'>[number];

/** What can be converted, and what it costs. */
export const useConvertCoins = () => useQuery('convertCoins', {}, { revalidateOnFocus: false });

/** One own conversion; waits without an id. */
export const useConversion = (conversionId: string | undefined) =>
  useQuery('convertDetail', conversionId === undefined ? undefined : { conversionId }, { revalidateOnFocus: false });

/** Own conversions, newest first; waits while `isSignedIn` is false. `pageSize`: fewer than a history shows. */
export const useConversions = (isSignedIn: boolean, pageSize?: number) =>
  usePagedQuery('conversions', isSignedIn ? {} : undefined, pageSize === undefined ? {} : { pageSize });

/** What waits for a rate is looked at every two seconds by the exchange; here every fifteen. */
const LIVE = { refreshInterval: 15_000 } as const;
export const useConvertLimits = (isSignedIn: boolean) => useQuery('convertLimits', isSignedIn ? {} : undefined, LIVE);
export const useConvertPlans = (isSignedIn: boolean) => useQuery('convertPlans', isSignedIn ? {} : undefined, LIVE);
/** What would be got now, promised to nobody. */
export const useConvertPrice = (asked: CallParams<'convertPrice'> | undefined) => useQuery('convertPrice', asked, LIVE);
export const useSmallBalances = (isSignedIn: boolean, wallet: 'MAIN' | 'TRADE') =>
  useQuery('convertSmall', isSignedIn ? { wallet } : undefined, BALANCES);
