import type { FastifyInstance } from 'fastify';
import type { SpotContext } from '../app/spot/context';
import { listFills } from '../app/spot/listFills';
import { listOpenOrders, listOrders } from '../app/spot/listOrders';
import { readBalances } from '../app/spot/readBalances';
import { readFeeRates } from '../app/spot/readFeeRates';
import { issueWebsocketToken } from '../app/spot/websocketTokens';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Placing, cancelling and reading one's own spot orders. */
export function registerSpotRoutes(app: FastifyInstance, spot: SpotContext): void {
  route(app, 'createSpotOrder', ({ actor, params }) => spot.writer.placeSpotOrder(actor, params));
  route(app, 'cancelSpotOrder', ({ actor, params }) => spot.writer.cancelSpotOrder(actor, params));
  route(app, 'cancelAllSpotOrders', async ({ actor, params }) => ({
    canceledOrderIds: await spot.writer.cancelAllSpotOrders(actor, params.symbol),
  }));
  route(app, 'openSpotOrders', ({ actor, params }) => listOpenOrders(spot, actor, params), CALL_COSTS.history);
  route(app, 'spotOrderHistory', ({ actor, params }) => listOrders(spot, actor, params), CALL_COSTS.history);
  route(app, 'spotTradeHistory', ({ actor, params }) => listFills(spot, actor, params), CALL_COSTS.history);
  route(app, 'spotFeeRates', ({ actor }) => readFeeRates(spot, actor.userId));
  route(app, 'standardFeeRates', () => readFeeRates(spot, null));
  route(app, 'spotBalances', ({ actor }) => readBalances(spot, actor));
  route(app, 'websocketToken', ({ actor }) => issueWebsocketToken(spot, actor));
}
