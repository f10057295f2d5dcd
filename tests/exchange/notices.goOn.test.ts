import type { SessionActor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { claimFirstFunds } from '@/exchange/app/practice/claimFirstFunds';
import { createClaimRepository } from '@/exchange/db/practice/claimRepository';
import { fund } from '../support/moneyDesk';
import { AUDIT, keys, type NoticesDesk, openNoticesDesk, TEXTS } from '../support/noticesDesk';
import { PUSH_ENDPOINT } from '../support/noticesRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('notices of others go on', (database) => {
  let desk: NoticesDesk;
  beforeAll(async () => {
    desk = await openNoticesDesk(database());
  });
  afterAll(() => desk.money.writer.stop());
  beforeEach(() => desk.begin());

  const wanting = async (brand: string) => {
    const actor = await desk.rig.user(brand);
    await fund(desk.money, actor, 'USDT', '100000');
    for (const kind of ['TRADE', 'SYSTEM'] as const)
      for (const channel of ['MAIL', 'PUSH'] as const) await desk.choose(actor, kind, channel, true);
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
    return actor;
  };
  const claim = (actor: SessionActor) =>
    claimFirstFunds(
      { writer: desk.money.writer, queries: createClaimRepository(database()), isPracticeBrand: () => true, clock: desk.money.clock },
      actor,
    );
  /** Something of every sort, first to one, then to the other. */
  const allOf = async (first: SessionActor, second: SessionActor) => {
    desk.money.clock.advance(1);
    for (const actor of [first, second]) {
      await desk.buy(actor, '0.01');
      await claim(actor);
      await desk.rig.announce(actor.brand, TEXTS, desk.money.clock.now(), AUDIT);
    }
  };
  const topics = async (actor: SessionActor) => (await desk.rig.seen(actor)).map(({ topic }) => topic).toSorted();
  const ALL = ['announcement', 'orderFilled', 'practiceClaimed'];
  const mailsTo = (brand: string) => desk.rig.sent.filter(({ to }) => to.startsWith(`${brand}-`)).length;
  // Of users of one test alone: those of others would be told of the announcements too.
  const wantNothing = async () => {
    await database().query('delete from push_subscriptions');
    await database().query('delete from notice_choices');
  };
  beforeEach(wantNothing);
  afterEach(wantNothing);
  const isAllTold = async () => !(await desk.rig.store.hasNews());

  it('when a brand is there no more: its users have theirs on screen, and nothing is sent in its name', async () => {
    const [gone, other] = [await wanting('gone'), await wanting('kontor')];
    const before = mailsTo('kontor');
    desk.rig.broken.set('gone', new AppError('unavailable'));
    await allOf(gone, other);
    await desk.rig.settled();
    expect([await topics(gone), await topics(other)]).toEqual([ALL, ALL]);
    // An order, a claim and the announcement by mail; the claim is not desk.pushed unless that was chosen.
    expect([mailsTo('gone'), mailsTo('kontor') - before]).toEqual([0, 3]);
    expect(desk.pushed.map(({ endpoint }) => endpoint).filter((one) => one.endsWith(`/${gone.userId}`))).toEqual([]);
    expect(desk.pushed.filter(({ endpoint }) => endpoint.endsWith(`/${other.userId}`)).length).toBeGreaterThanOrEqual(2);
    expect([desk.rig.errors, await isAllTold()]).toEqual([[], true]);
  });

  it('when one of a piece cannot be told: it is logged and stepped over', async () => {
    const [bad, other] = [await wanting('bad'), await wanting('kontor')];
    desk.rig.broken.set('bad', new TypeError('no such words'));
    await allOf(bad, other);
    await desk.rig.settled();
    expect([await topics(bad), await topics(other)]).toEqual([['announcement'], ALL]);
    expect([mailsTo('bad'), mailsTo('kontor')]).toEqual([0, 3]);
    const sources = ['orders', 'claims', 'announcements'];
    expect(desk.rig.errors).toEqual(sources.map((source) => ({ err: expect.any(TypeError), source, position: expect.any(String) })));
    expect(await isAllTold()).toBe(true);
  });

  it('when one source cannot be read; it is told when it can be again', async () => {
    const [actor, other] = [await wanting('kontor'), await wanting('kontor')];
    await allOf(actor, other);
    const { atomically } = desk.rig.store;
    desk.rig.store.atomically = (work) =>
      atomically((tables) =>
        work({
          ...tables,
          happened: (source, limit) => (source === 'orders' ? Promise.reject(new Error('cut off')) : tables.happened(source, limit)),
        }),
      );
    try {
      await desk.rig.settled();
    } finally {
      desk.rig.store.atomically = atomically;
    }
    expect([await topics(actor), mailsTo('kontor')]).toEqual([['announcement', 'announcement', 'practiceClaimed'], 6]);
    expect(desk.rig.errors).toEqual([{ err: new Error('cut off'), source: 'orders' }]);
    await desk.rig.settled();
    expect((await topics(actor)).filter((topic) => topic === 'orderFilled')).toHaveLength(1);
  });

  it('when the database goes away: nothing is stepped over', async () => {
    const actor = await wanting('kontor');
    await desk.buy(actor, '0.01');
    desk.rig.broken.set('kontor', new DatabaseUnavailableError('busy', true, 'away'));
    await desk.rig.settled();
    expect([await topics(actor), await isAllTold()]).toEqual([[], false]);
    desk.rig.broken.clear();
    await desk.rig.settled();
    expect([await topics(actor), mailsTo('kontor'), await isAllTold()]).toEqual([['orderFilled'], 1, true]);
  });
});
