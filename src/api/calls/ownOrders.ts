import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

// What the private stream starts from: own orders and balances, spot's for as long as there is no other kind. Quiet: who asks says in its
// own place what is missing.

/** A short-lived token for the private stream. */
export const fetchWebsocketToken = () => quietCall('websocketToken', {});
/** A page of open orders. */
export const fetchOpenOrders = (params: CallParams<'openSpotOrders'>) => quietCall('openSpotOrders', params);
/** What the trading wallet holds. */
export const fetchBalances = () => quietCall('spotBalances', {});
