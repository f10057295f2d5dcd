import type { CallParams } from '@/contract/calls';
import { call } from '../call';
import { quietCall } from '../quietCall';

/** Cancels one order. Toasts and rejects with an ApiError on failure. */
export const cancelSpotOrder = (params: CallParams<'cancelSpotOrder'>) => call('cancelSpotOrder', params);
/** Cancels every open order, of one pair or of all. Toasts and rejects with an ApiError on failure. */
export const cancelAllSpotOrders = (params: CallParams<'cancelAllSpotOrders'>) => call('cancelAllSpotOrders', params);

// What the stream asks for by itself: no toast, it tries again and says in its own place what is missing.

/** A short-lived token for the private stream. */
export const fetchWebsocketToken = () => quietCall('websocketToken', {});
export const fetchOpenSpotOrders = (params: CallParams<'openSpotOrders'>) => quietCall('openSpotOrders', params);
export const fetchSpotBalances = () => quietCall('spotBalances', {});
