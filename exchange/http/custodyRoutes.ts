import type { FastifyInstance } from 'fastify';
import {
  type DepositsContext,
  depositAddress,
  listDeposits,
  newDepositAddress,
  practicePayment,
  refundAddressChallenge,
  submitRefundAddress,
} from '../app/custody/deposits/ownDeposits';
import { readChains } from '../app/custody/readChains';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Networks of coins, open to everyone, and what comes in over them. */
export function registerCustodyRoutes(app: FastifyInstance, deposits: DepositsContext): void {
  route(app, 'chains', ({ params, brand }) => readChains(deposits, params, brand));
  route(app, 'depositAddress', ({ actor, params }) => depositAddress(deposits, actor, params));
  route(app, 'newDepositAddress', ({ actor, params }) => newDepositAddress(deposits, actor, params));
  route(app, 'refundAddressChallenge', ({ actor, params, ...caller }) => refundAddressChallenge(deposits, actor, caller, params));
  route(app, 'submitRefundAddress', ({ actor, params, ...caller }) => submitRefundAddress(deposits, actor, caller, params));
  route(app, 'practicePayment', ({ actor, params }) => practicePayment(deposits, actor, params));
  route(app, 'deposits', ({ actor, params }) => listDeposits(deposits, actor, params), CALL_COSTS.history);
}
