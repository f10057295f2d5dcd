import type { AccountBrands } from '../app/accounts/accountsSettings';
import { createNotices, type Notices } from '../app/notices/createNotices';
import { createTeller } from '../app/notices/teller';
import type { AfterCommit } from '../app/outbox/afterCommit';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import { newToken } from '../app/tokens';
import { createSecretStore } from '../db/accounts/smallStores';
import { createNoticeRepository } from '../db/notices/noticeRepository';
import { createTellerStore } from '../db/notices/tellerRepository';
import { startNoticesJob } from '../jobs/noticesJob';
import type { Closers } from './closers';

interface NoticeParts {
  database: Database;
  clock: Clock;
  log: Log;
  sealer: Sealer;
  afterCommit: AfterCommit;
  brands: Pick<AccountBrands, 'look'>;
}

/** What users are told, and what tells them of what the money writer has done. */
export async function openNotices({ database, clock, log, sealer, afterCommit, brands }: NoticeParts, closers: Closers): Promise<Notices> {
  const store = createNoticeRepository(database);
  const unsubscribeSecret = await createSecretStore(database).ensure('unsubscribe-links', newToken());
  const teller = createTeller({ sealer, look: brands.look, unsubscribeSecret }, createTellerStore(database, afterCommit), log);
  closers.add('notices job', startNoticesJob({ teller, store, clock, log }));
  return createNotices({ store, afterCommit, clock, unsubscribeSecret });
}
