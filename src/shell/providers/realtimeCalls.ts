import { fetchBalances, fetchOpenOrders, fetchWebsocketToken } from '@/src/api/calls/ownOrders';
import type { RealtimeCalls } from '@/src/realtime';

/** What the stream needs of the api: src/realtime does not know it. */
export const realtimeCalls: RealtimeCalls = { websocketToken: fetchWebsocketToken, openOrders: fetchOpenOrders, balances: fetchBalances };
