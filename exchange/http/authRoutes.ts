import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../app/accounts/createAccounts';
import { AppError } from '../app/appError';
import { route } from './route';

/** Registering, logging in and out, codes, captcha. */
export function registerAuthRoutes(app: FastifyInstance, accounts: Accounts): void {
  route(app, 'countries', ({ language }) => accounts.countries(language));
  route(app, 'captchaChallenge', ({ params }) => accounts.captchaChallenge(params.target ?? 'login'));
  route(app, 'invitation', ({ params, ...caller }) => accounts.invitation(caller, params.code));
  route(app, 'registerVerify', ({ params, ...caller }) => accounts.registerVerify(caller, params));
  route(app, 'registerConfirm', ({ params, ...caller }) => accounts.registerConfirm(caller, params));
  route(app, 'loginVerify', ({ params, ...caller }) => accounts.loginVerify(caller, params));
  route(app, 'loginConfirm', ({ params, ...caller }) => accounts.loginConfirm(caller, params));
  route(app, 'loginAuthenticator', ({ params, ...caller }) => accounts.secondFactor.login(caller, params));
  route(app, 'sendEmailCode', ({ params, ...caller }) => accounts.resendCode(caller, params.ticket, 'email'));
  route(app, 'sendSmsCode', ({ params, ...caller }) => accounts.resendCode(caller, params.ticket, 'sms'));
  route(app, 'validateSmsCode', ({ params, ...caller }) => accounts.validateSmsCode(caller, params));
  route(app, 'lockAccount', ({ params, ...caller }) => accounts.lock(caller, params.token));
  route(app, 'logout', ({ token, ...caller }) => {
    if (token === undefined) throw new AppError('tokenInvalid');
    return accounts.logout(caller, token);
  });
}
