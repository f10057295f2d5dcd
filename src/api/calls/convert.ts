import type { CallData, CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

// All fail without a toast: whoever asked shows why in its own place.

export type ConvertQuote = CallData<'convertQuote'>;
export type Conversion = CallData<'convertDetail'>;
export type SmallQuote = CallData<'convertSmallQuote'>;

export const askPrice = (asked: CallParams<'convertPrice'>, signal: AbortSignal) => quietCall('convertPrice', asked, { signal });
export const askQuote = (asked: CallParams<'convertQuote'>, signal: AbortSignal) => quietCall('convertQuote', asked, { signal });
export const placeConversion = (order: CallParams<'convertOrder'>) => quietCall('convertOrder', order);

export const askSmallQuote = (asked: CallParams<'convertSmallQuote'>) => quietCall('convertSmallQuote', asked);
export const placeSmallConversion = (order: CallParams<'convertSmallOrder'>) => quietCall('convertSmallOrder', order);

export const createConvertPlan = (plan: CallParams<'convertPlanCreate'>) => quietCall('convertPlanCreate', plan);
export const changeConvertPlan = (change: CallParams<'convertPlanChange'>) => quietCall('convertPlanChange', change);
export const deleteConvertPlan = (planId: string) => quietCall('convertPlanDelete', { planId });

export const createConvertLimit = (limit: CallParams<'convertLimitCreate'>) => quietCall('convertLimitCreate', limit);
export const cancelConvertLimit = (limitId: string) => quietCall('convertLimitCancel', { limitId });
