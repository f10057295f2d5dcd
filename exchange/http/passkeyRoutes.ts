import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../app/accounts/createAccounts';
import { route } from './route';

/** Signing in and proving oneself with what a browser or a security key holds. */
export function registerPasskeyRoutes(app: FastifyInstance, { passkeys }: Accounts): void {
  route(app, 'passkeyLoginChallenge', ({ params, ...caller }) => passkeys.loginChallenge(caller, params.ticket));
  route(app, 'passkeyLogin', ({ params, ...caller }) => passkeys.login(caller, params));
  route(app, 'passkeyResetChallenge', ({ params, ...caller }) => passkeys.resetChallenge(caller, params));
  route(app, 'passkeys', ({ actor, ...caller }) => passkeys.list(actor, caller));
  route(app, 'passkeyChallenge', ({ actor, ...caller }) => passkeys.challenge(actor, caller));
  route(app, 'passkeyCode', ({ actor, ...caller }) => passkeys.sendCode(actor, caller));
  route(app, 'passkeyAdd', ({ actor, params, ...caller }) => passkeys.add(actor, caller, params));
  route(app, 'passkeyConfirm', ({ actor, params, ...caller }) => passkeys.confirm(actor, caller, params));
  route(app, 'passkeyRename', ({ actor, params }) => passkeys.rename(actor, params));
  route(app, 'passkeyRemove', ({ actor, params, ...caller }) => passkeys.remove(actor, caller, params));
  route(app, 'passkeyLoginSet', ({ actor, params, ...caller }) => passkeys.setLogin(actor, caller, params));
}
