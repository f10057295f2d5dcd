import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../app/accounts/createAccounts';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** What protects a user's own account. */
export function registerSecurityRoutes(app: FastifyInstance, { security, secondFactor }: Accounts): void {
  route(app, 'securityState', ({ actor, ...caller }) => security.state(actor, caller));
  route(app, 'sessions', ({ actor }) => security.sessions(actor));
  route(app, 'sessionRevoke', ({ actor, params, ...caller }) => security.revokeSession(actor, caller, params.sessionId));
  route(app, 'sessionRevokeOthers', ({ actor, ...caller }) => security.revokeOtherSessions(actor, caller));
  route(app, 'sessionRevokeAll', ({ actor, ...caller }) => security.revokeAllSessions(actor, caller));
  // That it was asked is all it does: see route.ts.
  route(app, 'sessionActive', () => null);
  route(app, 'activity', ({ actor, params }) => security.activity(actor, params), CALL_COSTS.history);
  route(app, 'accountFreeze', ({ actor, params, ...caller }) => security.freeze(actor, caller, params));
  route(app, 'accountUnfreezeVerify', ({ actor, ...caller }) => security.startUnfreezing(actor, caller));
  route(app, 'accountUnfreezeConfirm', ({ actor, params, ...caller }) => security.unfreeze(actor, caller, params));
  route(app, 'accountClosing', ({ actor }) => security.closing(actor), CALL_COSTS.history);
  route(app, 'accountClose', ({ actor, params, ...caller }) => security.close(actor, caller, params));
  route(app, 'antiPhishingSet', ({ actor, params, ...caller }) => security.setAntiPhishing(actor, caller, params));
  route(app, 'authenticatorGenerate', ({ actor, ...caller }) => secondFactor.generate(actor, caller));
  route(app, 'authenticatorBind', ({ actor, params, ...caller }) => secondFactor.bind(actor, caller, params));
  route(app, 'authenticatorUnbind', ({ actor, params, ...caller }) => secondFactor.unbind(actor, caller, params));
  route(app, 'recoveryCodesRenew', ({ actor, params, ...caller }) => secondFactor.renewRecoveryCodes(actor, caller, params));
  route(app, 'rememberedDevices', ({ actor }) => secondFactor.devices(actor));
  route(app, 'rememberedDeviceForget', ({ actor, params, ...caller }) => secondFactor.forgetDevice(actor, caller, params.deviceId));
  route(app, 'passwordChange', ({ actor, params, ...caller }) => security.changePassword(actor, caller, params));
}
