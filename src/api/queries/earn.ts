import type { CallData } from '@/contract/calls';
import { BALANCES } from './balances';
import { usePagedQuery } from './usePagedQuery';
import { useQuery } from './useQuery';

export type OwnPlan = CallData<'earnPlan'>;
export type OwnPlans = CallData<'earnCurrent'>['records'];
export type RedeemReview = CallData<'earnRedeemReview'>;

export type CoinEarn = CallData<'earnCoin'>;

export const useEarnAvailable = () => useQuery('earnAvailable', {});
export const useEarnCoin = (coinSymbol: string) => useQuery('earnCoin', { coinSymbol });

// The others wait while `isSignedIn` is false.

export const useEarnOverview = (isSignedIn: boolean) => useQuery('earnOverview', isSignedIn ? {} : undefined, BALANCES);
export const useEarnAsset = (isSignedIn: boolean, coinSymbol: string) =>
  useQuery('earnAsset', isSignedIn ? { coinSymbol } : undefined, BALANCES);
export const useOwnPlans = (isSignedIn: boolean, asked: { coinSymbol?: string | undefined; ended: boolean }) =>
  usePagedQuery('earnCurrent', isSignedIn ? asked : undefined, { ...BALANCES, revalidateFirstPage: true });
export const useOwnPlan = (isSignedIn: boolean, applyId: string) => useQuery('earnPlan', isSignedIn && applyId ? { applyId } : undefined);
export const usePlanRewards = (isSignedIn: boolean, applyId: string) =>
  usePagedQuery('earnRewards', isSignedIn && applyId ? { applyId } : undefined, { revalidateFirstPage: true });
/** `amount`: of a flexible plan; absent: all of it. The answer to the one before stands until the next is there. */
export const useRedeemReview = (isSignedIn: boolean, applyId: string, amount?: string) =>
  useQuery('earnRedeemReview', isSignedIn && applyId ? { applyId, ...(amount === undefined ? {} : { amount }) } : undefined, {
    keepPreviousData: true,
  });
