import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

// What is refused is said beside its field: no toasts.

export const applyForPlan = (params: CallParams<'earnApply'>) => quietCall('earnApply', params);
export const addToPlan = (params: CallParams<'earnAddFunds'>) => quietCall('earnAddFunds', params);
export const redeemPlan = (params: CallParams<'earnRedeem'>) => quietCall('earnRedeem', params);
export const setPlanRenewal = (params: CallParams<'earnAutoRenew'>) => quietCall('earnAutoRenew', params);
