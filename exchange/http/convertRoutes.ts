import type { FastifyInstance } from 'fastify';
import type { ConvertContext } from '../app/convert/context';
import { cancelLimit, createLimit, listLimits } from '../app/convert/limits';
import { placeConversion } from '../app/convert/placeConversion';
import { changePlan, createPlan, deletePlan, listPlans } from '../app/convert/plans';
import { indicativePrice } from '../app/convert/price';
import { quoteConversion } from '../app/convert/quoteConversion';
import { convertCoins, listConversions, readConversion } from '../app/convert/readConversions';
import { placeSmall, quoteSmall, smallBalances } from '../app/convert/small';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Converting one coin into another: at once, again and again, at a rate, and what is too small to trade. */
export function registerConvertRoutes(app: FastifyInstance, convert: ConvertContext): void {
  route(app, 'convertCoins', () => convertCoins(convert), CALL_COSTS.listing);
  route(app, 'convertPrice', ({ params }) => indicativePrice(convert, params), CALL_COSTS.listing);
  route(app, 'convertQuote', ({ actor, params }) => quoteConversion(convert, actor, params), CALL_COSTS.listing);
  route(app, 'convertOrder', ({ actor, params }) => placeConversion(convert, actor, params));
  route(app, 'convertDetail', ({ actor, params }) => readConversion(convert, actor, params.conversionId));
  route(app, 'conversions', ({ actor, params }) => listConversions(convert, actor, params), CALL_COSTS.history);
  route(app, 'convertSmall', ({ actor, params }) => smallBalances(convert, actor, params));
  route(app, 'convertSmallQuote', ({ actor, params }) => quoteSmall(convert, actor, params), CALL_COSTS.listing);
  route(app, 'convertSmallOrder', ({ actor, params }) => placeSmall(convert, actor, params));
  route(app, 'convertPlans', ({ actor }) => listPlans(convert, actor));
  route(app, 'convertPlanCreate', ({ actor, params }) => createPlan(convert, actor, params));
  route(app, 'convertPlanChange', ({ actor, params }) => changePlan(convert, actor, params));
  route(app, 'convertPlanDelete', ({ actor, params }) => deletePlan(convert, actor, params.planId));
  route(app, 'convertLimits', ({ actor }) => listLimits(convert, actor));
  route(app, 'convertLimitCreate', ({ actor, params }) => createLimit(convert, actor, params), CALL_COSTS.listing);
  route(app, 'convertLimitCancel', ({ actor, params }) => cancelLimit(convert, actor, params.limitId), CALL_COSTS.listing);
}
