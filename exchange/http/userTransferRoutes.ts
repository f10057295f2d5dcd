import type { FastifyInstance } from 'fastify';
import type { UserTransferContext } from '../app/wallet/users/context';
import { receiverFind, sendToUser, sendToUserChallenge, userTransferState } from '../app/wallet/users/sendToUser';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Sending to other users of the brand. */
export function registerUserTransferRoutes(app: FastifyInstance, context: UserTransferContext): void {
  route(app, 'userTransferState', ({ actor }) => userTransferState(context, actor), CALL_COSTS.history);
  route(app, 'receiverFind', ({ actor, params, ...caller }) => receiverFind(context, actor, caller, params), CALL_COSTS.history);
  route(
    app,
    'sendToUserChallenge',
    ({ actor, params, ...caller }) => sendToUserChallenge(context, actor, caller, params),
    CALL_COSTS.history,
  );
  route(app, 'sendToUser', ({ actor, params, ...caller }) => sendToUser(context, actor, caller, params));
}
