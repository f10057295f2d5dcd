import { createPush, type Push } from '../app/notices/push/createPush';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Sealer } from '../app/sealing/sealer';
import { createPushStore } from '../db/notices/pushRepository';
import { isPushEndpoint } from '../push/pushEndpoints';
import { createWebPush } from '../push/sendPush';
import type { Settings } from '../settings/table';
import { webPushKey } from '../webPushKey';

/** Web push with the key of the settings, or one of its own. */
export async function openPush(
  { WEB_PUSH_KEY, WEB_PUSH_ORIGINS, DATA_DIR, MAIL_FROM }: Settings,
  { database, sealer, clock }: { database: Database; sealer: Sealer; clock: Clock },
): Promise<Push> {
  const key = await webPushKey(WEB_PUSH_KEY, DATA_DIR);
  return createPush({
    store: createPushStore(database),
    sealer,
    clock,
    publicKey: key.publicKey,
    send: createWebPush({ key, contact: `mailto:${MAIL_FROM}`, clock, allowed: WEB_PUSH_ORIGINS }),
    named: WEB_PUSH_ORIGINS,
    isAllowed: (endpoint) => isPushEndpoint(endpoint, WEB_PUSH_ORIGINS),
  });
}
