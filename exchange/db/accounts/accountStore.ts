import type { AccountStore, AccountTables } from '../../app/accounts/accountStore';
import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { Database, Sql } from '../../app/ports/database';
import { type TellingTables, tellingTables } from '../notices/tellingTables';
import { createInvitationStore } from '../referral/invitations';
import { insertAudit } from '../rows/auditRows';
import { createActivityStore } from '../users/activity';
import { createUserStore } from '../users/users';
import { deleteHandover } from '../verification/handoverEnds';
import { createAttemptStore } from './attempts';
import { createDeviceStore } from './devices';
import { createErasureStore } from './erasure';
import { createAuthenticatorStore, createRecoveryCodeStore } from './factors';
import { createPasskeyChallengeStore, createPasskeyStore } from './passkeys';
import { createPreferenceStore } from './preferences';
import { createSessionStore } from './sessions';
import { createCaptchaStore, createFlagStore, createSecretStore } from './smallStores';
import { createTicketStore } from './tickets';
import { createTodoStore } from './todos';

const tablesOver = (sql: Sql, telling: TellingTables = tellingTables(sql).tables): AccountTables => ({
  ...telling,
  users: createUserStore(sql),
  sessions: createSessionStore(sql),
  activity: createActivityStore(sql),
  tickets: createTicketStore(sql),
  attempts: createAttemptStore(sql),
  captchas: createCaptchaStore(sql),
  flags: createFlagStore(sql),
  preferences: createPreferenceStore(sql),
  todos: createTodoStore(sql),
  secrets: createSecretStore(sql),
  erasure: createErasureStore(sql),
  invitations: createInvitationStore(sql),
  handovers: { end: (userId, at) => deleteHandover(sql, userId, at) },
  audit: { write: (record, now) => insertAudit(sql, record, now) },
  authenticators: createAuthenticatorStore(sql),
  recoveryCodes: createRecoveryCodeStore(sql),
  devices: createDeviceStore(sql),
  passkeys: createPasskeyStore(sql),
  passkeyChallenges: createPasskeyChallengeStore(sql),
});

const NOBODY: AfterCommit = { delivery: () => {}, notices: () => {} };

/**
 * Accounts, sessions and everything around signing in, in the exchange's database (migrations 0002 and from 0017 on). `afterCommit` hears
 * of what was written to be sent, behind the commit.
 */
export function createAccountStore(database: Database, afterCommit: AfterCommit = NOBODY): AccountStore {
  return {
    ...tablesOver(database),
    background: tablesOver(database.lane('background')),
    atomically: async (work) => {
      const { result, tell } = await database.transaction(async (tx) => {
        const { tables, tell } = tellingTables(tx);
        return { result: await work(tablesOver(tx, tables)), tell };
      });
      tell(afterCommit);
      return result;
    },
  };
}
