import type { FastifyInstance } from 'fastify';
import type { ReferralContext } from '../app/referral/context';
import { referralEarnings } from '../app/referral/referralEarnings';
import { referralInfo } from '../app/referral/referralInfo';
import { referralInvitees } from '../app/referral/referralInvitees';
import { referralRebates } from '../app/referral/referralRebates';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** The referral programme, as one user sees it. */
export function registerReferralRoutes(app: FastifyInstance, referral: ReferralContext): void {
  route(app, 'referralInfo', ({ actor }) => referralInfo(referral, actor), CALL_COSTS.listing);
  route(app, 'referralEarnings', ({ actor, params }) => referralEarnings(referral, actor, params), CALL_COSTS.history);
  route(app, 'referralInvitees', ({ actor, params }) => referralInvitees(referral, actor, params), CALL_COSTS.history);
  route(app, 'referralRebates', ({ actor, params }) => referralRebates(referral, actor, params), CALL_COSTS.history);
}
