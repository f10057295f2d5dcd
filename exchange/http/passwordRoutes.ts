import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../app/accounts/createAccounts';
import { route } from './route';

/** Forgot password. */
export function registerPasswordRoutes(app: FastifyInstance, accounts: Accounts): void {
  route(app, 'forgotPasswordVerify', ({ params, ...caller }) => accounts.forgotPasswordVerify(caller, params));
  route(app, 'forgotPasswordCheck', ({ params, ...caller }) => accounts.forgotPasswordCheck(caller, params));
  route(app, 'forgotPasswordConfirm', ({ params, ...caller }) => accounts.forgotPasswordConfirm(caller, params));
}
