import type { CallParams } from '@/contract/calls';
import { call } from '../call';
import { quietCall } from '../quietCall';

/** Cancels one order. Toasts and rejects with an ApiError on failure. */
export const cancelSpotOrder = (params: CallParams<'cancelSpotOrder'>) => call('cancelSpotOrder', params);
/** The same without a toast: who asks says how it ended. */
export const sendSpotCancel = (params: CallParams<'cancelSpotOrder'>) => quietCall('cancelSpotOrder', params);
/** Cancels every open order, of one pair or of all. Toasts and rejects with an ApiError on failure. */
export const cancelAllSpotOrders = (params: CallParams<'cancelAllSpotOrders'>) => call('cancelAllSpotOrders', params);
