import type { Accounts } from '../app/accounts/createAccounts';
import type { AfterCommit } from '../app/outbox/afterCommit';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import type { Uploads } from '../app/uploads/createUploads';
import { createHandovers, type Handovers } from '../app/verification/handover/createHandovers';
import { createHandoverStore } from '../db/verification/handoverRepository';
import { createVerificationStore } from '../db/verification/verificationRepository';
import type { Closers } from './closers';

interface HandoverParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  sealer: Sealer;
  afterCommit: AfterCommit;
  accounts: Pick<Accounts, 'sessionById' | 'originOf'>;
  uploads: Uploads;
}

/** Pictures of a verification by a phone that is not signed in. */
export function openHandovers({ database, afterCommit, ...parts }: HandoverParts, closers: Closers): Handovers {
  const store = createVerificationStore(database, afterCommit);
  const handovers = createHandovers({ ...parts, store, handovers: createHandoverStore(database) });
  closers.add('handovers', () => handovers.close());
  return handovers;
}
