import { createPush, type SendPush } from '@/exchange/app/notices/push/createPush';
import { type PushMessage, pushDelivery } from '@/exchange/app/notices/pushDelivery';
import type { KnownHosts } from '@/exchange/app/outbox/hostShares';
import { URGENCY } from '@/exchange/app/outbox/outboxStore';
import { DeliveryError } from '@/exchange/app/ports/mailer';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { createPushStore } from '@/exchange/db/notices/pushRepository';
import { buildNoticesRig, PUSH_ENDPOINT } from '../support/noticesRig';
import { buildOutboxRig } from '../support/outboxRig';
import { describeOnEachDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const DAY = 86_400_000;

describeOnEachDatabase('the outbox, when push services that users named never answer', (database) => {
  let rig: ReturnType<typeof buildOutboxRig>;
  let sent: string[];
  let letGo: () => void;
  beforeEach(async () => {
    rig = buildOutboxRig(database());
    sent = [];
    await database().query('delete from outbox');
  });

  const push = { channel: 'push', urgency: URGENCY.news } as const;
  /** Whoever is sent `hangs ...` holds on until all are let go. */
  function open(pushHosts?: KnownHosts) {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return rig.open(
      async (content) => {
        if (content.startsWith('hangs')) await held;
        else sent.push(content);
      },
      { pushHosts },
    );
  }
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('sends mail and text messages meanwhile, and the pushes of others', async () => {
    for (let n = 0; n < 30; n += 1) await rig.add(`hangs ${n}`, { ...push, userId: '7' });
    rig.pass(1);
    await rig.add('security mail', { channel: 'email', urgency: URGENCY.news, userId: '7' });
    await rig.add('code', { channel: 'sms', userId: '7' });
    await rig.add('push of another', { ...push, userId: '8' });
    const outbox = open();
    for (let n = 0; n < 10; n += 1) outbox.kick();
    await until(() => sent.length === 3);
    expect(sent.toSorted()).toEqual(['code', 'push of another', 'security mail']);
    // One of the thirty is being sent; the others wait for it, and are found when it is done.
    const tried = await database().query(`select count(*)::int as count from outbox where channel = 'push' and user_id = 7 and tries > 0`);
    expect(tried).toEqual([{ count: 1 }]);
    letGo();
    await outbox.settled();
    expect(await rig.store.waiting()).toEqual({ count: 0, oldestAt: null });
  });

  it('sends mail even where they are of more users than there are places', async () => {
    for (let n = 0; n < 30; n += 1) await rig.add(`hangs ${n}`, { ...push, userId: String(100 + n) });
    rig.pass(1);
    await rig.add('security mail', { channel: 'email', urgency: URGENCY.news, userId: '7' });
    const outbox = open();
    for (let n = 0; n < 10; n += 1) outbox.kick();
    await until(() => sent.length === 1);
    expect(sent).toEqual(['security mail']);
    letGo();
    await outbox.settled();
  });

  it('sends the pushes of services, and of hosts that took one before a restart, where strangers take all they can', async () => {
    for (let n = 0; n < 30; n += 1) await rig.add(`hangs at one ${n}`, { ...push, userId: String(100 + n), host: 'one.example' });
    for (let n = 0; n < 30; n += 1) await rig.add(`hangs at ${n}`, { ...push, userId: String(200 + n), host: `made-up-${n}.example` });
    // Of before whole names were written down.
    for (let n = 0; n < 30; n += 1) await rig.add(`hangs somewhere ${n}`, { ...push, userId: String(300 + n) });
    rig.pass(1);
    await rig.add('by a service', { ...push, userId: '7', host: 'web.push.example' });
    await rig.add('by a known one', { ...push, userId: '8', host: 'known.example' });
    const outbox = open({ services: ['%.push.example'], proven: async () => ['known.example'] });
    for (let n = 0; n < 20; n += 1) outbox.kick();
    await until(() => sent.length === 2);
    expect(sent.toSorted()).toEqual(['by a known one', 'by a service']);
    const [tried] = await database().query<{ one: number; strangers: number }>(
      `select count(*) filter (where host = 'one.example')::int as one, count(*)::int as strangers from outbox
        where tries > 0 and coalesce(host, '') not in ('web.push.example', 'known.example')`,
    );
    expect(tried).toEqual({ one: 2, strangers: 4 });
    letGo();
    await outbox.settled();
    expect(await rig.store.waiting()).toEqual({ count: 0, oldestAt: null });
  });

  it.each([
    { ms: 2_000, tried: ['hangs 1', 'hangs 2'] },
    { ms: 2_001, tried: ['hangs 1'] },
  ])('gives a service that took its last message in $ms ms the places of one that answers, or a single one', async ({ ms, tried }) => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const services = ['slow.example', 'other.example'];
    const outbox = rig.open(
      async (content) => {
        if (content === 'first') rig.pass(ms);
        sent.push(content);
        if (content.startsWith('hangs')) await held;
      },
      { pushHosts: { services, proven: async () => [] } },
    );
    await rig.add('first', { ...push, userId: '1', host: 'slow.example' });
    outbox.kick();
    await outbox.settled();
    for (const n of [1, 2]) {
      await rig.add(`hangs ${n}`, { ...push, userId: `1${n}`, host: 'slow.example' });
      rig.pass(1);
    }
    // Looked for last: once it is sent, all before it that had a place are being sent.
    await rig.add('last', { ...push, userId: '2', host: 'other.example' });
    for (let n = 0; n < 3; n += 1) outbox.kick();
    await until(() => sent.includes('last'));
    expect(sent.toSorted()).toEqual(['first', ...tried, 'last']);
    letGo();
    await outbox.settled();
  });

  it('sends what is told of safety before news, whatever waits longer', async () => {
    await rig.add('news', { ...push, userId: '7' });
    rig.pass(1);
    await rig.add('security', { ...push, userId: '7', urgency: URGENCY.code });
    const outbox = open();
    outbox.kick();
    await outbox.settled();
    expect(sent).toEqual(['security', 'news']);
  });

  it('keeps no more than twenty pieces of news of one device waiting, and everything of safety', async () => {
    for (let n = 0; n < 23; n += 1) await rig.add(`waits ${n}`, { ...push, userId: '9', deviceId: '1' });
    await rig.add('at another device', { ...push, userId: '9', deviceId: '2' });
    for (let n = 0; n < 3; n += 1) await rig.add(`security ${n}`, { ...push, userId: '9', deviceId: '1', urgency: URGENCY.code });
    await rig.add('mail', { channel: 'email', userId: '9' });
    expect((await rig.store.waiting()).count).toBe(25);
  });

  it('gives a push up after eight tries, and goes on with a mail', async () => {
    const outbox = rig.open(() => Promise.reject(new DeliveryError('away', false)));
    await rig.add('push', push);
    await rig.add('mail');
    for (let hour = 0; hour < 12; hour += 1) {
      outbox.kick();
      await outbox.settled();
      rig.pass(60 * MINUTE);
    }
    expect(await rig.row('push')).toMatchObject({ tries: 8, outcome: 'GIVEN_UP', reason: 'away' });
    expect(await rig.row('mail')).toMatchObject({ tries: 12, outcome: null });
  });
});

describeOnEachDatabase('a device', (database) => {
  const sealer = createSealer([{ name: 'test', key: Buffer.alloc(32, 7) }]);
  const keys = { p256dh: 'x', auth: 'x' };

  async function device(send: SendPush) {
    let time = 1_790_000_000_000;
    const clock = { now: () => time };
    const actor = await buildNoticesRig(database(), clock).user();
    const push = createPush({ store: createPushStore(database()), sealer, clock, publicKey: 'key', send, isAllowed: () => true });
    await push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
    const ids = async () =>
      (await database().query<{ id: string }>('select id::text as id from push_subscriptions where user_id = $1', [actor.userId])).map(
        ({ id }) => id,
      );
    const [deviceId = ''] = await ids();
    const posting = { userId: actor.userId, createdAt: time, expiresAt: time + DAY };
    const sealedOf = (kind: PushMessage['kind']) =>
      pushDelivery(sealer, { id: 'm', deviceId, kind, title: 'x', body: 'x', language: 'en' }, posting).sealed;
    return {
      ids,
      proven: () => push.hosts.proven(10),
      pass: (ms: number) => {
        time += ms;
      },
      /** What handing a message over is refused with. */
      hand: (kind: PushMessage['kind'] = 'TRADE') =>
        push.carrier(sealer.open(sealedOf(kind), 'outbox:m')).then(
          () => undefined,
          ({ reason, isFinal }: DeliveryError) => `${reason}${isFinal ? ', for good' : ''}`,
        ),
    };
  }

  it('is woken for what is told of safety, and not for news', async () => {
    const urgencies: string[] = [];
    const { hand } = await device(async (_target, _payload, { urgency }) => {
      urgencies.push(urgency);
      return 'sent';
    });
    await hand('SECURITY');
    await hand('TRADE');
    expect(urgencies).toEqual(['high', 'normal']);
  });

  it('stays one of the ten of its user whatever newer ones have logged out', async () => {
    const rig = buildNoticesRig(database(), { now: () => 1_790_000_000_000 });
    const owner = await rig.user();
    const endpointOf = (name: string) => `${PUSH_ENDPOINT}/${owner.userId}-${name}`;
    await rig.push.subscribe(owner, { endpoint: endpointOf('own'), keys });
    for (let n = 0; n < 9; n += 1) await rig.push.subscribe(await rig.session(owner), { endpoint: endpointOf(`${n}`), keys });
    await database().query('update sessions set revoked_at = 1 where user_id = $1 and id <> $2', [owner.userId, owner.sessionId]);
    await rig.push.subscribe(await rig.session(owner), { endpoint: endpointOf('new'), keys });
    expect(await rig.push.status(owner, endpointOf('own'))).toEqual({ isOn: true });
  });

  it('that takes no push is let be for longer each time, and let go after a day', async () => {
    let asked = 0;
    const { hand, pass, ids } = await device(async () => {
      asked += 1;
      throw new DeliveryError('push failed', false);
    });
    expect([await hand(), await hand(), asked]).toEqual(['push failed', 'device does not answer', 1]);
    for (let minute = 0; minute < 120; minute += 1) {
      pass(MINUTE);
      await hand();
    }
    expect(asked).toBeLessThan(10);
    expect(await ids()).toHaveLength(1);
    pass(DAY);
    expect([await hand(), await ids()]).toEqual(['device is gone, for good', []]);
  });

  it('that took none is told everything at once when it takes one again', async () => {
    let isAway = true;
    const { hand, pass, proven } = await device(async () => {
      if (isAway) throw new DeliveryError('push 503', false);
      return 'sent';
    });
    await database().query('delete from push_subscriptions where took_at is not null');
    expect([await hand(), await proven()]).toEqual(['push 503', []]);
    pass(1_000);
    isAway = false;
    expect([await hand(), await hand()]).toEqual([undefined, undefined]);
    // What starts anew knows its host.
    expect(await proven()).toEqual(['push.example']);
    isAway = true;
    // Counted from the beginning.
    expect([await hand(), pass(1_000), await hand()]).toEqual(['push 503', undefined, 'push 503']);
  });
});
