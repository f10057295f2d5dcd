import { fetchOpenSpotOrders, fetchSpotBalances, fetchWebsocketToken } from '@/src/api/calls/spot';
import type { RealtimeCalls } from '@/src/realtime';

/** What the stream needs of the api: src/realtime does not know it. */
export const realtimeCalls: RealtimeCalls = {
  websocketToken: fetchWebsocketToken,
  openSpotOrders: fetchOpenSpotOrders,
  spotBalances: fetchSpotBalances,
};
