import type { CallData } from '@/contract/calls';
import { useQuery } from './useQuery';

export type OwnPlan = CallData<'earnPlan'>;
export type OwnPlans = CallData<'earnCurrent'>['records'];
export type RedeemReview = CallData<'earnRedeemReview'>;

const REWARDS_SHOWN = 100;

export const useEarnAvailable = () => useQuery('earnAvailable', {});
export const useEarnCoin = (coinSymbol: string) => useQuery('earnCoin', { coinSymbol });

// The others wait while `isSignedIn` is false.

export const useEarnOverview = (isSignedIn: boolean) => useQuery('earnOverview', isSignedIn ? {} : undefined);
export const useEarnAsset = (isSignedIn: boolean, coinSymbol: string) => useQuery('earnAsset', isSignedIn ? { coinSymbol } : undefined);
export const useOwnPlans = (isSignedIn: boolean, coinSymbol?: string) =>
  useQuery('earnCurrent', isSignedIn ? (coinSymbol === undefined ? {} : { coinSymbol }) : undefined);
export const useOwnPlan = (isSignedIn: boolean, applyId: string) => useQuery('earnPlan', isSignedIn && applyId ? { applyId } : undefined);
export const usePlanRewards = (isSignedIn: boolean, applyId: string) =>
  useQuery('earnRewards', isSignedIn && applyId ? { applyId, pageSize: REWARDS_SHOWN } : undefined);
export const useRedeemReview = (isSignedIn: boolean, applyId: string) =>
  useQuery('earnRedeemReview', isSignedIn && applyId ? { applyId } : undefined);
