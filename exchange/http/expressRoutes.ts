import type { FastifyInstance } from 'fastify';
import type { ExpressContext } from '../app/express/context';
import { createExpressOrder } from '../app/express/createOrder';
import { readCurrencies, readMethods } from '../app/express/offers';
import { cancelExpressOrder, listExpressOrders, readExpressLimits, readExpressOrder } from '../app/express/ownOrders';
import { quotePrice } from '../app/express/prices';
import { saleChallenge, startSale } from '../app/express/proveSale';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Buying and selling for money. Prices are open to visitors. */
export function registerExpressRoutes(app: FastifyInstance, express: ExpressContext): void {
  route(app, 'expressCurrencies', ({ brand }) => readCurrencies(express, brand));
  route(app, 'expressMethods', ({ brand, params }) => readMethods(express, brand, params.side, params.currency));
  route(app, 'expressPrices', ({ brand, params }) => quotePrice(express, brand, params));
  route(app, 'expressSlogan', ({ brand, language }) => ({ slogan: express.brandOf(brand).slogans[language] ?? null }));
  route(app, 'expressLimits', ({ actor }) => readExpressLimits(express, actor));
  route(app, 'expressSaleVerify', ({ actor, params, ...caller }) => startSale(express, actor, caller, params));
  route(app, 'expressSaleChallenge', ({ actor, params, ...caller }) => saleChallenge(express, actor, caller, params));
  // A provider is asked, too.
  route(
    app,
    'expressCreateOrder',
    ({ actor, params, ...caller }) => createExpressOrder(express, actor, params, { ground: app.access.groundOf(caller.brand), caller }),
    CALL_COSTS.history,
  );
  route(app, 'expressOrder', ({ actor, params, language }) => readExpressOrder(express, actor, params.orderId, language));
  route(app, 'expressOrders', ({ actor, params }) => listExpressOrders(express, actor, params), CALL_COSTS.history);
  route(app, 'expressCancel', ({ actor, params }) => cancelExpressOrder(express, actor, params.orderId), CALL_COSTS.history);
}
