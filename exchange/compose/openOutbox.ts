import { NOTICES_TOPIC, type NoticesChanged } from '../app/events';
import type { Push } from '../app/notices/push/createPush';
import type { AfterCommit } from '../app/outbox/afterCommit';
import { mailCarrier } from '../app/outbox/mailDelivery';
import { createOutbox } from '../app/outbox/outbox';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Mailer } from '../app/ports/mailer';
import type { Sealer } from '../app/sealing/sealer';
import { createOutboxStore } from '../db/outbox/outboxRepository';
import type { Metrics } from '../http/metrics';
import { startOutboxJob } from '../jobs/outboxJob';
import type { Closers } from './closers';

interface OutboxParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  mailer: Mailer;
  sealer: Sealer;
  push: Pick<Push, 'carrier' | 'hosts'>;
}

/** What is sent, and what hears of new things to send. */
export function openOutbox(parts: OutboxParts, closers: Closers): AfterCommit {
  const { database, bus, clock, log, metrics, mailer, sealer, push } = parts;
  // Nobody who waits for an answer waits for a mail.
  const store = createOutboxStore(database.lane('background'));
  const mail = mailCarrier(mailer);
  const carriers = { email: mail, sms: mail, push: push.carrier };
  const outbox = createOutbox({ store, carriers, pushHosts: push.hosts, sealer, clock, log });
  closers.add('outbox', () => outbox.close());
  closers.add('outbox job', startOutboxJob(outbox, log));
  metrics.addGauge({
    name: 'kontor_outbox_waiting',
    help: 'Messages that are still to be sent',
    read: async () => (await store.waiting()).count,
  });
  return {
    delivery: () => outbox.kick(),
    notices: (userIds) => bus.publish(NOTICES_TOPIC, { userIds: [...userIds] } satisfies NoticesChanged),
  };
}
