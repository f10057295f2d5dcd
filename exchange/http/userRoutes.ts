import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../app/accounts/createAccounts';
import { route } from './route';

/** The signed-in user's own things. */
export function registerUserRoutes(app: FastifyInstance, accounts: Accounts): void {
  route(app, 'userInfo', ({ actor }) => accounts.userInfo(actor));
  route(app, 'languageSet', ({ actor, params }) => accounts.setLanguage(actor, params.language));
  route(app, 'preferences', ({ actor }) => accounts.preferences(actor));
  route(app, 'preferencesSave', ({ actor, params }) => accounts.savePreferences(actor, params));
  route(app, 'todos', ({ actor }) => accounts.todos(actor));
  route(app, 'trackStatus', ({ actor, params }) => accounts.readFlag(actor, params.key));
  route(app, 'trackSave', ({ actor, params }) => accounts.saveFlag(actor, params));
}
