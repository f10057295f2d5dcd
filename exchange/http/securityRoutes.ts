import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../app/accounts/createAccounts';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** What protects a user's own account. */
export function registerSecurityRoutes(app: FastifyInstance, { security }: Accounts): void {
  route(app, 'securityState', ({ actor }) => security.state(actor));
  route(app, 'sessions', ({ actor }) => security.sessions(actor));
  route(app, 'sessionRevoke', ({ actor, params, ...caller }) => security.revokeSession(actor, caller, params.sessionId));
  route(app, 'sessionRevokeOthers', ({ actor, ...caller }) => security.revokeOtherSessions(actor, caller));
  // That it was asked is all it does: see route.ts.
  route(app, 'sessionActive', () => null);
  route(app, 'activity', ({ actor, params }) => security.activity(actor, params), CALL_COSTS.history);
  route(app, 'passwordChange', ({ actor, params, ...caller }) => security.changePassword(actor, caller, params));
}
