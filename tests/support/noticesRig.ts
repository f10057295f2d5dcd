import type { CallParams } from '@/contract/calls';
import type { SessionActor } from '@/exchange/app/actor';
import { createNotices } from '@/exchange/app/notices/createNotices';
import { createPush, type SendPush } from '@/exchange/app/notices/push/createPush';
import { createTeller } from '@/exchange/app/notices/teller';
import type { AfterCommit } from '@/exchange/app/outbox/afterCommit';
import { mailCarrier } from '@/exchange/app/outbox/mailDelivery';
import { createOutbox } from '@/exchange/app/outbox/outbox';
import type { Database } from '@/exchange/app/ports/database';
import type { Log } from '@/exchange/app/ports/log';
import type { Message } from '@/exchange/app/ports/mailer';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { createNoticeRepository } from '@/exchange/db/notices/noticeRepository';
import { createPushStore } from '@/exchange/db/notices/pushRepository';
import { createTellerStore } from '@/exchange/db/notices/tellerRepository';
import { createAnnouncementWriter } from '@/exchange/db/operating/announcementRepository';
import { createOutboxStore } from '@/exchange/db/outbox/outboxRepository';
import { testBrands } from './accountsRig';
import { silentLog } from './silentLog';

export const UNSUBSCRIBE_SECRET = 'unsubscribe-secret';
export const PUSH_ENDPOINT = 'https://push.example/device';

/** Notices over a database of the test, with what is sent kept. */
export function buildNoticesRig(database: Database, clock: { now(): number }, send: SendPush = async () => 'sent') {
  const sent: Message[] = [];
  const told: string[] = [];
  const sealer = createSealer([{ name: 'test', key: Buffer.alloc(32, 7) }]);
  const mail = mailCarrier({
    send: async (message) => {
      sent.push(message);
    },
  });
  const push = createPush({
    store: createPushStore(database),
    sealer,
    clock,
    publicKey: 'key',
    send,
    isAllowed: (url) => url.startsWith(PUSH_ENDPOINT),
  });
  const carriers = { email: mail, sms: mail, push: push.carrier };
  const outbox = createOutbox({ store: createOutboxStore(database), carriers, sealer, clock, log: silentLog });
  const afterCommit: AfterCommit = { delivery: () => outbox.kick(), notices: (userIds) => told.push(...userIds) };
  const store = createTellerStore(database, afterCommit);
  const errors: object[] = [];
  const log: Log = { ...silentLog, error: (about) => errors.push(about) };
  const broken = new Map<string, Error>();
  const look: typeof testBrands.look = (brand) => {
    const error = broken.get(brand);
    if (error) throw error;
    return testBrands.look(brand);
  };
  const teller = createTeller({ sealer, look, unsubscribeSecret: UNSUBSCRIBE_SECRET }, store, log);
  const notices = createNotices({ store: createNoticeRepository(database), afterCommit, clock, unsubscribeSecret: UNSUBSCRIBE_SECRET });
  let serial = 0;
  /** Another one of whoever it is. */
  const session = async (of: SessionActor): Promise<SessionActor> => {
    serial += 1;
    const [row] = await database.query<{ id: string }>(
      `insert into sessions (token_hash, user_id, created_at, expires_at, last_active_at, ip, user_agent) values ($1, $2, $3, $4, $3, '', '') returning id::text as id`,
      [`${of.userId}-${serial}`, of.userId, clock.now(), clock.now() + 1_000_000_000],
    );
    return { ...of, sessionId: row?.id ?? '' };
  };
  return {
    session,
    notices,
    push,
    teller,
    store,
    sent,
    /** What the teller logged. */
    errors,
    /** What asking for the look of a brand is refused with. */
    broken,
    /** Users whose open pages were told. */
    told,
    announce: createAnnouncementWriter(database),
    /** A user, signed in. */
    user: async (brand = 'kontor', language = 'en'): Promise<SessionActor> => {
      serial += 1;
      const name = `${brand}-${language.toLowerCase()}-${serial}-${Math.random().toString(36).slice(2, 8)}`;
      const [row] = await database.query<{ id: string }>(
        `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
         values ($1, $2, 'x', 0, 'x', $3, $4, $5) returning id::text as id`,
        [brand, `${name}@mail.example`, language, name, clock.now()],
      );
      const userId = row?.id ?? '';
      return session({ userId, brand, accountType: 0, sessionId: '', sessionEndsMs: 8.64e15 });
    },
    /** What happened is told and sent. */
    settled: async () => {
      await teller.tell();
      outbox.kick();
      await outbox.settled();
    },
    /** What a user sees, newest first. */
    seen: async (actor: SessionActor, params: CallParams<'noticeSearch'> = {}, language = 'en') =>
      (await notices.search(actor, language, { pageSize: 50, ...params })).records,
  };
}
