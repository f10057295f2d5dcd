import { DeliveryError } from '@/exchange/app/ports/mailer';
import { buildOutboxRig } from '../support/outboxRig';
import { describeOnEachDatabase } from '../support/testDatabase';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

describeOnEachDatabase('the outbox', (database) => {
  let rig: ReturnType<typeof buildOutboxRig>;
  let sent: string[];
  beforeEach(async () => {
    rig = buildOutboxRig(database());
    sent = [];
    await database().query('delete from outbox');
  });

  const keep = async (content: string) => {
    sent.push(content);
  };
  const workedOff = async (outbox: ReturnType<typeof rig.open>) => {
    outbox.kick();
    await outbox.settled();
  };

  it('sends what is written once, and forgets what it said', async () => {
    const outbox = rig.open(keep);
    await rig.add('one');
    expect(await rig.row('one')).toMatchObject({ outcome: null, sealed: expect.stringMatching(/^test\./) });
    await workedOff(outbox);
    await workedOff(outbox);
    expect(sent).toEqual(['one']);
    expect(await rig.row('one')).toEqual({ tries: 1, sealed: null, outcome: 'SENT', reason: null });
  });

  it('holds nothing of a transaction that was rolled back', async () => {
    const outbox = rig.open(keep);
    const broken = database().transaction(async (tx) => {
      await tx.query(`insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at)
        values ('never', 'email', 0, 'x', 1, 2, 1)`);
      throw new Error('what it tells of did not happen');
    });
    await expect(broken).rejects.toThrow();
    await workedOff(outbox);
    expect(sent).toEqual([]);
  });

  it('works off, and sends to nobody, what only takes as long', async () => {
    const outbox = rig.open(keep);
    await rig.add('nobody', { channel: 'none' });
    await workedOff(outbox);
    expect(sent).toEqual([]);
    expect(await rig.row('nobody')).toEqual({ tries: 1, sealed: null, outcome: 'SENT', reason: null });
  });

  it('tries again after 1, 5 and 20 s, and gives up when nobody needs it any more', async () => {
    const outbox = rig.open(() => Promise.reject(new DeliveryError('smtp 451', false)));
    await rig.add('one', { expiresAt: rig.clock.now() + 30 * SECOND });
    const tries: number[] = [];
    for (let second = 0; second < 40; second += 1) {
      await workedOff(outbox);
      tries.push((await rig.row('one'))?.tries as number);
      rig.pass(SECOND);
    }
    expect([0, 1, 6, 26].map((second) => tries[second])).toEqual([1, 2, 3, 4]);
    expect(await rig.row('one')).toEqual({ tries: 4, sealed: null, outcome: 'GIVEN_UP', reason: 'smtp 451' });
  });

  it('gives up at once where trying again is of no use, and what has expired meanwhile', async () => {
    const outbox = rig.open(() => Promise.reject(new DeliveryError('smtp 550', true)));
    await rig.add('nowhere');
    await rig.add('late', { expiresAt: rig.clock.now() });
    await workedOff(outbox);
    expect(await rig.row('nowhere')).toMatchObject({ tries: 1, outcome: 'GIVEN_UP', reason: 'smtp 550' });
    expect(await rig.row('late')).toMatchObject({ sealed: null, outcome: 'GIVEN_UP', reason: 'expired' });
  });

  it('opens no content that was put into another row', async () => {
    const outbox = rig.open(keep);
    await rig.add('two', { sealed: rig.delivery('one').sealed });
    await workedOff(outbox);
    expect(sent).toEqual([]);
  });

  it('sends codes before what was written to many', async () => {
    const outbox = rig.open(keep, {});
    for (const name of ['bulk 1', 'bulk 2']) await rig.add(name, { urgency: 2 });
    rig.pass(1);
    await rig.add('code', { urgency: 0 });
    await workedOff(outbox);
    expect(sent[0]).toBe('code');
  });

  it('does not wait for a server that never answers, and lets nobody else send meanwhile', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const neverAnswers = () => {
      begin();
      return new Promise<void>(() => {});
    };
    const outbox = rig.open(neverAnswers, { patienceMs: 20 });
    await rig.add('stuck');
    outbox.kick();
    await begun;
    await workedOff(rig.open(keep));
    await outbox.settled();
    expect(sent).toEqual([]);
    expect(await rig.row('stuck')).toMatchObject({ tries: 1, outcome: null, reason: 'timeout' });
  });

  it('is worked off by several processes at once, each message by one of them', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `message ${index}`);
    for (const name of names) await rig.add(name);
    const processes = [rig.open(keep), rig.open(keep), rig.open(keep)];
    for (const outbox of [...processes, ...processes]) outbox.kick();
    await Promise.all(processes.map((outbox) => outbox.settled()));
    expect(sent.toSorted()).toEqual(names.toSorted());
  });

  it('sends nothing twice because a database was away when it was to be written down', async () => {
    let failures = 3;
    const finish: typeof rig.store.finish = async (...done) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no connection');
      return rig.store.finish(...done);
    };
    const outbox = rig.open(keep, { store: { ...rig.store, finish }, noteWaitsMs: [1, 1, 1] });
    await rig.add('one');
    await workedOff(outbox);
    rig.pass(121 * SECOND);
    await workedOff(outbox);
    expect(sent).toEqual(['one']);
    expect(await rig.row('one')).toMatchObject({ tries: 1, outcome: 'SENT' });
  });

  it('does not wait for a database that is away when it closes', async () => {
    const finish = () => Promise.reject(new Error('no connection'));
    const outbox = rig.open(keep, { store: { ...rig.store, finish }, noteWaitsMs: [60_000] });
    await rig.add('one');
    outbox.kick();
    while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await outbox.close();
    expect(await rig.row('one')).toMatchObject({ tries: 1, outcome: null });
  });

  it('writes a message id once', async () => {
    await rig.add('one');
    await rig.add('one');
    await workedOff(rig.open(keep));
    expect(sent).toEqual(['one']);
  });

  it('leaves what it has not sent to the next process when it stops', async () => {
    const outbox = rig.open(keep);
    await outbox.close();
    await rig.add('one');
    await workedOff(outbox);
    expect(sent).toEqual([]);
    await workedOff(rig.open(keep));
    expect(sent).toEqual(['one']);
  });

  it('sends what a clock that ran ahead has put off, and nothing before its time', async () => {
    const failing = rig.open(() => Promise.reject(new DeliveryError('smtp 451', false)));
    for (const hour of [1, 2, 3, 4, 5, 6, 7, 8]) {
      if (hour === 1) await rig.add('put off');
      await workedOff(failing);
      rig.pass(HOUR);
    }
    rig.pass(-1);
    await workedOff(rig.open(keep));
    expect(sent).toEqual([]);
    rig.pass(-HOUR);
    await workedOff(rig.open(keep));
    expect(sent).toEqual(['put off']);
  });

  it('forgets what was done two weeks ago, and nothing that waits', async () => {
    const outbox = rig.open(async (content) => {
      if (content === 'waits') throw new DeliveryError('smtp 451', false);
    });
    await rig.add('done');
    await rig.add('waits');
    await workedOff(outbox);
    rig.pass(14 * DAY + 1);
    await outbox.forget();
    expect([await rig.row('done'), (await rig.row('waits'))?.outcome]).toEqual([undefined, null]);
    expect(await rig.store.waiting()).toEqual({ count: 1, oldestAt: expect.any(Number) });
  });
});
