import type { FastifyInstance } from 'fastify';
import { addFunds, apply, redeem, setRenewal } from '../app/earn/changePlans';
import type { EarnContext } from '../app/earn/context';
import { listPlans, listRewards, readPlan } from '../app/earn/ownPlans';
import { readAsset, readAvailable, readCoin, readOffers, readOverview } from '../app/earn/readEarn';
import { reviewRedemption } from '../app/earn/reviewRedemption';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Earn plans on brands that offer them: what there is, open to everyone, and one's own. */
export function registerEarnRoutes(app: FastifyInstance, earn: EarnContext): void {
  route(app, 'earnOffers', () => readOffers(earn));
  route(app, 'earnAvailable', () => readAvailable(earn));
  route(app, 'earnCoin', ({ params }) => readCoin(earn, params.coinSymbol));
  route(app, 'earnOverview', ({ actor }) => readOverview(earn, actor));
  route(app, 'earnAsset', ({ actor, params }) => readAsset(earn, actor, params.coinSymbol));
  route(app, 'earnCurrent', ({ actor, params }) => listPlans(earn, actor, params), CALL_COSTS.history);
  route(app, 'earnPlan', ({ actor, params }) => readPlan(earn, actor, params.applyId));
  route(app, 'earnRewards', ({ actor, params }) => listRewards(earn, actor, params), CALL_COSTS.history);
  route(app, 'earnApply', ({ actor, params }) => apply(earn, actor, params));
  route(app, 'earnAddFunds', ({ actor, params }) => addFunds(earn, actor, params));
  route(app, 'earnAutoRenew', ({ actor, params }) => setRenewal(earn, actor, params));
  route(app, 'earnRedeemReview', ({ actor, params }) => reviewRedemption(earn, actor, params));
  route(app, 'earnRedeem', ({ actor, params }) => redeem(earn, actor, params));
}
