import { AppError } from '@/exchange/app/appError';
import { refusalOf } from '../support/accountsRig';
import { type ClosingRig, startClosing } from '../support/closingRig';
import { describeOnDatabase } from '../support/testDatabase';

const audit = { actor: 'rule:owner', action: 'account.close', subject: 'user:1', details: {} };

describeOnDatabase('closing an account where something breaks off', (database) => {
  let closing: ClosingRig;
  let rig: ClosingRig['rig'];
  beforeAll(async () => {
    closing = await startClosing(database());
    ({ rig } = closing);
  });
  afterAll(() => closing.stop());

  it('tells its owner even where the mail server is away for longer than late rows are erased', async () => {
    const { id, close } = await closing.owner('close.away');
    await close({ givesUp: true });
    await rig.settled();
    // As a try that failed leaves it.
    const [last] = await database().query<{ id: string }>(
      `update outbox set done_at = null, outcome = null, sealed = 'x', next_at = $1 where id = (select max(id) from outbox)
       returning id::text as id`,
      [rig.now() + 60_000],
    );
    const late = `insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at, user_id)
       values ('late-${id}', 'email', 1, 'x', 1, 9999999999999, 9999999999998, $1)`;
    await database().query(late, [id]);
    await rig.accounts.upkeep.resume();
    const waiting = await database().query(`select id::text as id from outbox where id = $1 or message_id = 'late-${id}'`, [last?.id]);
    expect(waiting).toEqual([last]);
    await database().query('delete from outbox where id = $1', [last?.id]);
  });

  it('is refused to a session that ended while the rest was looked at', async () => {
    const { actor, id, email, close } = await closing.owner('close.ended');
    const { atomically } = rig.store;
    rig.store.atomically = async (work) => {
      rig.store.atomically = atomically;
      await rig.store.sessions.revokeAll(id, rig.now());
      return atomically(work);
    };
    expect(await refusalOf(close())).toBe('tokenInvalid');
    expect(await closing.userRow(actor.userId)).toMatchObject({ email, closed: false });
    expect((await rig.store.users.byId(id))?.closedAt).toBeNull();
  });

  it('is finished by the next look where a process died behind the commit of the money', async () => {
    const { actor, id, email, token } = await closing.owner('close.crash');
    await closing.own.close(actor, true, { givesUp: true, audit });
    expect(await closing.userRow(id)).toMatchObject({ email, closed: false });
    expect((await rig.accounts.authenticate(token, 'kontor', false))?.standing.closedAt).toEqual(expect.any(Number));
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(await closing.userRow(id)).toMatchObject({ email: null, closed: true });
    expect(await closing.rowsOf(id)).toEqual({});
    const told = rig.sent.filter(({ to, subject }) => to === email && subject.endsWith('is closed'));
    expect(told).toHaveLength(1);
    // Nobody knows any more who asked for it.
    expect(told[0]?.text).not.toMatch(/Device|IP address/);
    expect(rig.revoked).toContainEqual({ userId: id, why: { part: 'closed', bySessionId: undefined } });
  });

  it('erases, and tells nobody, where the brand is not there any more to write in the look of', async () => {
    const { actor, id, email } = await closing.owner('close.brandless');
    await closing.own.close(actor, true, { givesUp: true, audit });
    await database().query(`update users set brand = 'gone' where id = $1`, [id]);
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(await closing.userRow(id)).toMatchObject({ email: null, closed: true });
    expect(rig.sent.filter(({ to, subject }) => to === email && subject.endsWith('is closed'))).toEqual([]);
  });

  it('erases nothing where the last message cannot be written for another reason, and tries again; others wait for nothing', async () => {
    const [stuck, other] = [await closing.owner('close.unsealed'), await closing.owner('close.sealed')];
    for (const { actor } of [stuck, other]) await closing.own.close(actor, true, { givesUp: true, audit });
    const { seal } = rig.sealer;
    rig.sealer.seal = () => {
      rig.sealer.seal = seal;
      throw new Error('no key');
    };
    await expect(rig.accounts.upkeep.resume()).rejects.toThrow();
    expect(await closing.userRow(stuck.id)).toMatchObject({ email: stuck.email });
    expect(await closing.userRow(other.id)).toMatchObject({ email: null, closed: true });
    await rig.accounts.upkeep.resume();
    expect(await closing.userRow(stuck.id)).toMatchObject({ email: null, closed: true });
  });

  it('erases all of it or nothing, and what came late a little later', async () => {
    const { actor, id, email } = await closing.owner('close.late');
    await closing.own.close(actor, true, { givesUp: true, audit });
    const broken = rig.store.atomically(async (tables) => {
      await tables.erasure.erase(id, rig.now());
      throw new AppError('unavailable');
    });
    expect(await refusalOf(broken)).toBe('unavailable');
    expect(await closing.userRow(id)).toMatchObject({ email });
    await rig.accounts.upkeep.resume();
    const late = () => database().query(`insert into notices (user_id, kind, topic, at_ms) values ($1, 'TRADE', 'orderFilled', 1)`, [id]);
    await late();
    rig.pass(10 * 60_000 - 1);
    await rig.accounts.upkeep.resume();
    expect(await closing.rowsOf(id)).toEqual({});
    // By then whoever was writing has written it.
    await late();
    rig.pass(2);
    await rig.accounts.upkeep.resume();
    expect(await closing.rowsOf(id)).toEqual({ notices: 1 });
    await database().query('delete from notices where user_id = $1', [id]);
  });
});
