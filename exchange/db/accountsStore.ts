import type { AccountStore, AccountTables } from '../app/accounts/accountStore';
import type { Database, Sql } from '../app/ports/database';
import { createActivityStore } from './accountsActivity';
import { createAttemptStore } from './accountsAttempts';
import { createSessionStore } from './accountsSessions';
import { createCaptchaStore, createFlagStore, createSecretStore } from './accountsSmallStores';
import { createTicketStore } from './accountsTickets';
import { createUserStore } from './accountsUsers';

const tablesOver = (sql: Sql): AccountTables => ({
  users: createUserStore(sql),
  sessions: createSessionStore(sql),
  activity: createActivityStore(sql),
  tickets: createTicketStore(sql),
  attempts: createAttemptStore(sql),
  captchas: createCaptchaStore(sql),
  flags: createFlagStore(sql),
  secrets: createSecretStore(sql),
});

/** Accounts, sessions and everything around signing in, in the exchange's database (migrations 0002 and 0017). */
export function createAccountStore(database: Database): AccountStore {
  return {
    ...tablesOver(database),
    background: tablesOver(database.lane('background')),
    atomically: (work) => database.transaction((tx) => work(tablesOver(tx))),
  };
}
