import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

// Own orders and balances, whatever kind of market they are on. Quiet: who asks says in its own place what is missing.

/** Cancels one order. Rejects with an ApiError on failure. */
export const sendCancel = (params: CallParams<'cancelSpotOrder'>) => quietCall('cancelSpotOrder', params);

/** A short-lived token for the private stream. */
export const fetchWebsocketToken = () => quietCall('websocketToken', {});
/** A page of open orders. */
export const fetchOpenOrders = (params: CallParams<'openSpotOrders'>) => quietCall('openSpotOrders', params);
/** What the trading wallet holds. */
export const fetchBalances = () => quietCall('spotBalances', {});
