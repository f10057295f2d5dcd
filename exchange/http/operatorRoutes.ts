import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SUCCESS_CODE, SUCCESS_MSG } from '@/contract/codes';
import { type OperatorCallName, type OperatorParams, operatorCalls } from '@/contract/operator';
import { proposeAdjustment } from '../app/operating/adjustments';
import { announce } from '../app/operating/announce';
import type { OperatingContext } from '../app/operating/context';
import { listChains, resumeChain, setNetwork, simulate, skipAddresses } from '../app/operating/custody';
import { creditDepositAside, listDeposits, returnDeposit, showDeposit } from '../app/operating/deposits';
import { listEarnOfUser, listEarnPlans, setEarnPlan, showEarnPlan } from '../app/operating/earn';
import {
  allowExpress,
  approveExpress,
  chargeBackExpress,
  collectExpress,
  forgiveExpress,
  listExpress,
  refundExpress,
  rejectExpress,
  retryExpress,
  showExpress,
} from '../app/operating/express';
import { findUsers, showUser } from '../app/operating/findUsers';
import { hotBalances, listHotAlarms, setHotAlarm } from '../app/operating/hotAlarms';
import { clearFees, listMarkets, resolveMarket, setFees, setMarket } from '../app/operating/markets';
import { haltMoney, resumeMoney } from '../app/operating/moneyHalt';
import type { OperatorAccess } from '../app/operating/operatorAccess';
import { proposeAdding, proposeDisabling } from '../app/operating/operatorProposals';
import type { CallingOperator } from '../app/operating/operatorStore';
import { confirmProposal, rejectProposal } from '../app/operating/proposals';
import { reconcileNow } from '../app/operating/reconcileNow';
import { referralTotals, showReferral } from '../app/operating/referral';
import { proposeReversal } from '../app/operating/reversals';
import { listUploads, readUpload, rotateKeys } from '../app/operating/uploads';
import { freezeUser, resetFactor, setUserTier, unfreezeUser, unlockUser } from '../app/operating/users';
import {
  approveVerification,
  askVerification,
  listVerifications,
  rejectVerification,
  showVerification,
} from '../app/operating/verifications';
import {
  approveWithdrawal,
  holdWithdrawal,
  listWithdrawals,
  rejectWithdrawal,
  releaseWithdrawal,
  renewWithdrawal,
  retryWithdrawal,
  showWithdrawal,
} from '../app/operating/withdrawals';
import { loopbackOnly } from './loopbackOnly';
import { readerOf } from './routeParams';

type TokenCall = Exclude<OperatorCallName, 'join' | 'recover'>;
type Handler<Name extends OperatorCallName> = (context: OperatingContext, by: CallingOperator, params: OperatorParams<Name>) => unknown;

const AUDIT_LINES = 50;

/** What each call does. A call of the contract without one does not compile. */
const handlers: { readonly [Name in TokenCall]: Handler<Name> } = {
  listOperators: ({ store }) => store.operators(),
  addOperator: proposeAdding,
  disableOperator: proposeDisabling,
  listProposals: ({ store }) => store.pending(),
  confirmProposal,
  rejectProposal,
  listMarkets,
  setMarket,
  resolveMarket,
  listFees: ({ queries }) => queries.feeTiers(),
  setFees,
  clearFees,
  findUsers,
  showUser,
  showReferral,
  referralTotals,
  freezeUser,
  unfreezeUser,
  unlockUser,
  resetFactor,
  setUserTier,
  listChains,
  hotBalances,
  listHotAlarms,
  setHotAlarm,
  resumeChain,
  skipAddresses,
  setNetwork,
  simulate,
  listDeposits,
  showDeposit,
  creditDeposit: creditDepositAside,
  returnDeposit,
  listUploads,
  readUpload,
  rotateKeys,
  listVerifications,
  showVerification,
  approveVerification,
  rejectVerification,
  askVerification,
  listWithdrawals,
  showWithdrawal,
  approveWithdrawal,
  rejectWithdrawal,
  holdWithdrawal,
  releaseWithdrawal,
  renewWithdrawal,
  retryWithdrawal,
  adjust: proposeAdjustment,
  reverse: proposeReversal,
  reconcile: reconcileNow,
  trialBalance: ({ reconciliation }) => reconciliation.trialBalance(),
  haltMoney,
  resumeMoney,
  announce,
  listExpress,
  showExpress,
  refundExpress,
  chargeBackExpress,
  allowExpress,
  approveExpress,
  rejectExpress,
  retryExpress,
  collectExpress,
  forgiveExpress,
  listEarnPlans,
  showEarnPlan,
  setEarnPlan,
  listEarnOfUser,
  readAudit: ({ store }, _by, params) => store.readAudit({ ...params, limit: params.limit ?? AUDIT_LINES }),
};

/** `Authorization: Bearer <token>` */
function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}

const peerOf = (request: FastifyRequest) => request.socket.remoteAddress ?? '';

/** Whose call it is, is settled before anything is read of it. */
function serve<Name extends OperatorCallName, Who>(
  app: FastifyInstance,
  name: Name,
  identify: (request: FastifyRequest) => Promise<Who>,
  handler: (who: Who, params: OperatorParams<Name>) => unknown,
): void {
  const { method, path, params } = operatorCalls[name];
  const isQuery = method === 'GET';
  const read = readerOf(params, isQuery);
  app.route({
    method,
    url: path,
    onRequest: loopbackOnly,
    config: { isActing: !isQuery },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const who = await identify(request);
      const data = await handler(who, read(isQuery ? request.query : request.body) as OperatorParams<Name>);
      return { code: SUCCESS_CODE, msg: SUCCESS_MSG, data: data ?? null };
    },
  });
}

function serveWithToken<Name extends TokenCall>(app: FastifyInstance, name: Name, access: OperatorAccess, context: OperatingContext): void {
  serve(
    app,
    name,
    (request) => access.authenticate(tokenOf(request), peerOf(request)),
    (operator, params) => handlers[name](context, operator, params),
  );
}

/** Operators' calls: on the exchange's own port, from this machine only, with a token of one's own. */
export function registerOperatorRoutes(app: FastifyInstance, access: OperatorAccess, context: OperatingContext): void {
  serve(
    app,
    'join',
    async (request) => peerOf(request),
    (peer, { secret, name, tokenHash }) => access.join(secret, { name, tokenHash }, peer),
  );
  serve(
    app,
    'recover',
    async (request) => peerOf(request),
    (peer, { secret, ...operator }) => access.recover(secret, operator, peer),
  );
  for (const name of Object.keys(handlers) as TokenCall[]) serveWithToken(app, name, access, context);
}
