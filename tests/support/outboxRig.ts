import type { Carrier, OutboxParts } from '@/exchange/app/outbox/outbox';
import { createOutbox } from '@/exchange/app/outbox/outbox';
import { type DeliveryChannel, type NewDelivery, sealedFor, URGENCY } from '@/exchange/app/outbox/outboxStore';
import type { Database } from '@/exchange/app/ports/database';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { createOutboxStore, createOutboxWriter } from '@/exchange/db/outbox/outboxRepository';
import { silentLog } from './silentLog';

const DAY = 86_400_000;

/** An outbox over a database of the test, with a clock that is turned by hand. */
export function buildOutboxRig(database: Database) {
  let time = 1_790_000_000_000;
  const clock = { now: () => time };
  const sealer = createSealer([{ name: 'test', key: Buffer.alloc(32, 7) }]);
  const store = createOutboxStore(database);
  const delivery = (messageId: string, change: Partial<NewDelivery> & { channel?: DeliveryChannel } = {}): NewDelivery => ({
    messageId,
    channel: 'email',
    userId: null,
    urgency: URGENCY.code,
    sealed: sealer.seal(messageId, sealedFor(messageId)),
    createdAt: time,
    expiresAt: time + 100 * DAY,
    ...change,
  });
  return {
    store,
    clock,
    delivery,
    pass: (ms: number) => {
      time += ms;
    },
    add: (messageId: string, change?: Partial<NewDelivery>) => createOutboxWriter(database).add(delivery(messageId, change)),
    open: (carrier: Carrier, parts: Partial<OutboxParts> = {}) =>
      createOutbox({ store, carriers: { email: carrier, sms: carrier, push: carrier }, sealer, clock, log: silentLog, ...parts }),
    row: async (messageId: string) => {
      const [row] = await database.query('select tries::int as tries, sealed, outcome, reason from outbox where message_id = $1', [
        messageId,
      ]);
      return row;
    },
  };
}
