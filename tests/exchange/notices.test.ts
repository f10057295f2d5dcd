import { endpoints } from '@/contract/endpoints';
import type { SessionActor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { unsubscribeTokenFor } from '@/exchange/app/notices/unsubscribeLink';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { claimFirstFunds } from '@/exchange/app/practice/claimFirstFunds';
import { rebatePosting } from '@/exchange/app/referral/payRebates';
import { createClaimRepository } from '@/exchange/db/practice/claimRepository';
import { registerNoticeRoutes } from '@/exchange/http/noticeRoutes';
import { refusalOf } from '../support/accountsRig';
import { buildRouteTestApp } from '../support/exchangeApp';
import { fund, limit, type Money, startMoney } from '../support/moneyDesk';
import { buildNoticesRig, PUSH_ENDPOINT, UNSUBSCRIBE_SECRET } from '../support/noticesRig';
import { describeOnEachDatabase } from '../support/testDatabase';

const AUDIT = (id: string) => ({ actor: 'operator:ann', action: 'announce', subject: 'brand:kontor', details: { announcement: id } });
const TEXTS = { en: { title: 'SUI/EUR is now trading', body: 'Limit orders.' }, es: { title: 'SUI/EUR ya cotiza', body: 'Órdenes.' } };

describeOnEachDatabase('notices', (database) => {
  let money: Money;
  let rig: ReturnType<typeof buildNoticesRig>;
  let maker: SessionActor;
  let pushed: { endpoint: string; payload: string; topic: string }[];
  let pushOutcome: 'sent' | 'gone' = 'sent';
  beforeAll(async () => {
    money = await startMoney(database());
    pushed = [];
    rig = buildNoticesRig(database(), money.clock, async ({ endpoint }, payload, { topic }) => {
      pushed.push({ endpoint, payload, topic });
      return pushOutcome;
    });
    maker = await rig.user();
    await fund(money, maker, 'BTC', '5');
  });
  afterAll(() => money.writer.stop());
  beforeEach(() => {
    money.clock.advance(1);
    rig.sent.length = 0;
    rig.told.length = 0;
    rig.errors.length = 0;
    rig.broken.clear();
    pushed.length = 0;
    pushOutcome = 'sent';
  });

  const trader = async (language = 'en') => {
    const actor = await rig.user('kontor', language);
    await fund(money, actor, 'USDT', '100000');
    return actor;
  };
  const buy = async (actor: SessionActor, size: string, offered = size) => {
    await money.writer.placeSpotOrder(maker, limit('SELL', '95000', offered));
    return money.writer.placeSpotOrder(actor, limit('BUY', '95000', size));
  };
  const announced = (texts: Parameters<typeof rig.announce>[1] = TEXTS) => rig.announce('kontor', texts, money.clock.now(), AUDIT);
  const choose = (
    actor: SessionActor,
    kind: 'TRADE' | 'WALLET' | 'SYSTEM' | 'SECURITY',
    channel: 'SCREEN' | 'MAIL' | 'PUSH',
    isOn: boolean,
  ) => rig.notices.choose(actor, { choices: [{ kind, channel, isOn }] });
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

  it('tell of an order that was filled, once, to each side, with what it came to', async () => {
    const actor = await trader();
    const { orderId } = await buy(actor, '0.02');
    await rig.settled();
    await rig.settled();
    const [notice, ...others] = await rig.seen(actor);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      noticeId: expect.any(String),
      kind: 'TRADE',
      topic: 'orderFilled',
      params: { orderId, symbol: 'BTC_USDT', side: 'BUY', base: 'BTC', quote: 'USDT', quantity: '0.02', price: '95000', total: '1900' },
      text: null,
      at: money.clock.now(),
      isRead: false,
    });
    expect(await rig.notices.count(actor)).toEqual({ count: 1 });
    expect(rig.told).toContain(actor.userId);
    expect((await rig.seen(maker))[0]).toMatchObject({ topic: 'orderFilled', params: { side: 'SELL' } });
    expect(rig.sent).toEqual([]);
  });

  it('tell of one that was canceled when part of it was filled, and of none that was never filled', async () => {
    const actor = await trader();
    const { orderId } = await buy(actor, '0.05', '0.01');
    await money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId });
    const idle = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    await money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: idle.orderId });
    await rig.settled();
    expect((await rig.seen(actor)).map(({ topic, params }) => [topic, params.quantity])).toEqual([['orderPartlyFilled', '0.01']]);
  });

  it('tell what happened while nobody told, and nothing twice when telling is cut off', async () => {
    const actor = await trader();
    await choose(actor, 'TRADE', 'MAIL', true);
    await buy(actor, '0.01');
    const cut = rig.store.atomically(async (tables) => {
      const [first] = await tables.happened('orders', 1);
      await tables.toldThrough('orders', first?.position ?? '0');
      throw new Error('died before the commit');
    });
    await expect(cut).rejects.toThrow();
    await Promise.all([rig.settled(), rig.settled()]);
    expect(await rig.seen(actor)).toHaveLength(1);
    expect(rig.sent.filter(({ to }) => to.startsWith('kontor-en'))).toHaveLength(1);
  });

  it('tell of a transfer between own wallets on screen, and elsewhere only where that was chosen', async () => {
    const actor = await trader();
    await rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
    const move = (clientTransferId: string, from: 'TRADE' | 'MAIN', to: 'TRADE' | 'MAIN') =>
      money.writer.run('transfer', { userId: actor.userId, clientTransferId, asset: 'USDT', amount: 1_250_000_000n, from, to });
    await move('t-1', 'TRADE', 'MAIN');
    await rig.settled();
    await rig.settled();
    expect(await rig.seen(actor)).toMatchObject([{ kind: 'WALLET', topic: 'movedToMain', params: { base: 'USDT', quantity: '12.5' } }]);
    expect([rig.sent, pushed]).toEqual([[], []]);
    await choose(actor, 'WALLET', 'MAIL', true);
    await move('t-2', 'MAIN', 'TRADE');
    await rig.settled();
    expect((await rig.seen(actor)).map(({ topic }) => topic)).toEqual(['movedToTrade', 'movedToMain']);
    expect(rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: Moved to your trading wallet']);
    expect(pushed).toEqual([]);
    await choose(actor, 'WALLET', 'SCREEN', false);
    await move('t-3', 'TRADE', 'MAIN');
    await rig.settled();
    expect(await rig.seen(actor)).toHaveLength(2);
  });

  it('tell of a paid rebate once a day, whatever coins it is of, on every channel of its kind', async () => {
    const actor = await trader();
    await rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
    await buy(actor, '0.1');
    await choose(actor, 'TRADE', 'PUSH', false);
    await rig.settled();
    rig.sent.length = 0;
    const pay = (day: number, asset: string) =>
      money.writer.post(rebatePosting({ userId: actor.userId, day, asset, amount: 1n }), { userId: actor.userId, act: 'REWARD' });
    await pay(20_000, 'BTC');
    await pay(20_000, 'USDT');
    await rig.settled();
    const ofRebates = async () => (await rig.seen(actor)).filter(({ topic }) => topic === 'rebatePaid');
    expect(await ofRebates()).toMatchObject([{ kind: 'WALLET', params: {} }]);
    expect(rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: Rebate paid']);
    expect(pushed).toHaveLength(1);
    await pay(20_001, 'USDT');
    await rig.settled();
    expect(await ofRebates()).toHaveLength(2);
  });

  it('tell of practice funds, by mail too, which one click ends', async () => {
    const actor = await rig.user('kontor', 'es');
    const claims = { writer: money.writer, queries: createClaimRepository(database()), isPracticeBrand: () => true, clock: money.clock };
    await claimFirstFunds(claims, actor);
    await rig.settled();
    expect(await rig.seen(actor)).toMatchObject([{ kind: 'WALLET', topic: 'practiceClaimed' }]);
    const [mail] = rig.sent;
    expect(mail?.subject).toBe('Kontor: Llegaron los fondos de práctica');
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/kontor\.example\/api\/notification\/unsubscribe\?token=/);
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    expect(await refusalOf(rig.notices.unsubscribe('visby', token))).toBe('unsubscribeInvalid');
    expect(await refusalOf(rig.notices.unsubscribe('kontor', token.replace('WALLET', 'TRADE')))).toBe('unsubscribeInvalid');
    // Nothing ends what protects the account, and no answer says it did.
    const ofSecurity = unsubscribeTokenFor(UNSUBSCRIBE_SECRET, { userId: actor.userId, kind: 'SECURITY' });
    expect(await refusalOf(rig.notices.unsubscribe('kontor', ofSecurity))).toBe('unsubscribeInvalid');
    expect(await rig.notices.unsubscribe('kontor', token)).toEqual({ kind: 'WALLET' });
    const { choices } = await rig.notices.choices(actor);
    expect(choices.find(({ kind, channel }) => kind === 'WALLET' && channel === 'MAIL')?.isOn).toBe(false);
  });

  it('end by the form that a mail program posts, and by nothing that only looks', async () => {
    const actor = await rig.user();
    const claims = { writer: money.writer, queries: createClaimRepository(database()), isPracticeBrand: () => true, clock: money.clock };
    await claimFirstFunds(claims, actor);
    await rig.settled();
    const { search } = new URL(rig.sent[0]?.unsubscribeUrl ?? '');
    const app = buildRouteTestApp();
    registerNoticeRoutes(app, rig.notices, rig.push);
    const isOn = async () => {
      const { choices } = await rig.notices.choices(actor);
      return choices.find(({ kind, channel }) => kind === 'WALLET' && channel === 'MAIL')?.isOn;
    };
    const url = `${endpoints.unsubscribe.path}${search}`;
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect(await isOn()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(answer.json()).toMatchObject({ code: '0', data: { kind: 'WALLET' } });
    expect(await isOn()).toBe(false);
    await app.close();
  });

  it('come where the user chose, and what protects the account always', async () => {
    const actor = await trader();
    await choose(actor, 'TRADE', 'SCREEN', false);
    await choose(actor, 'SECURITY', 'MAIL', false);
    await buy(actor, '0.01');
    await rig.settled();
    expect(await rig.seen(actor)).toEqual([]);
    const { choices, hasMail } = await rig.notices.choices(actor);
    const of = (kind: string, channel: string) => choices.find((choice) => choice.kind === kind && choice.channel === channel);
    expect(of('SECURITY', 'MAIL')).toEqual({ kind: 'SECURITY', channel: 'MAIL', isOn: true, isFixed: true });
    expect(of('TRADE', 'SCREEN')).toEqual({ kind: 'TRADE', channel: 'SCREEN', isOn: false, isFixed: false });
    expect([choices.length, hasMail]).toEqual([15, true]);
  });

  it('are announced to all users of a brand by one row, in their language, and to nobody who comes later', async () => {
    const [actor, other] = [await rig.user(), await rig.user('visby')];
    money.clock.advance(1);
    await announced();
    money.clock.advance(1);
    const later = await rig.user();
    expect((await rig.seen(actor, {}, 'es'))[0]).toMatchObject({ kind: 'SYSTEM', topic: 'announcement', text: TEXTS.es, isRead: false });
    expect((await rig.seen(actor, {}, 'bg'))[0]?.text).toEqual(TEXTS.en);
    expect(await rig.seen(other)).toEqual([]);
    expect(await rig.seen(later)).toEqual([]);
    const [{ count } = { count: -1 }] = await database().query<{ count: number }>('select count(*)::int as count from announcement_states');
    expect(count).toBe(0);
    await choose(actor, 'SYSTEM', 'SCREEN', false);
    expect([await rig.seen(actor), await rig.notices.count(actor)]).toEqual([[], { count: 0 }]);
  });

  it('are announced by mail to those alone who want it', async () => {
    const [wanting, silent] = [await rig.user(), await rig.user()];
    await choose(wanting, 'SYSTEM', 'MAIL', true);
    money.clock.advance(1);
    await announced();
    await rig.settled();
    await rig.settled();
    expect(rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: SUI/EUR is now trading']);
    expect(await rig.notices.count(silent)).toEqual({ count: 1 });
  });

  describe('of others go on', () => {
    const wanting = async (brand: string) => {
      const actor = await rig.user(brand);
      await fund(money, actor, 'USDT', '100000');
      for (const kind of ['TRADE', 'SYSTEM'] as const)
        for (const channel of ['MAIL', 'PUSH'] as const) await choose(actor, kind, channel, true);
      await rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
      return actor;
    };
    const claim = (actor: SessionActor) =>
      claimFirstFunds(
        { writer: money.writer, queries: createClaimRepository(database()), isPracticeBrand: () => true, clock: money.clock },
        actor,
      );
    /** Something of every sort, first to one, then to the other. */
    const allOf = async (first: SessionActor, second: SessionActor) => {
      money.clock.advance(1);
      for (const actor of [first, second]) {
        await buy(actor, '0.01');
        await claim(actor);
        await rig.announce(actor.brand, TEXTS, money.clock.now(), AUDIT);
      }
    };
    const topics = async (actor: SessionActor) => (await rig.seen(actor)).map(({ topic }) => topic).toSorted();
    const ALL = ['announcement', 'orderFilled', 'practiceClaimed'];
    const mailsTo = (brand: string) => rig.sent.filter(({ to }) => to.startsWith(`${brand}-`)).length;
    // Of users of one test alone: those of others would be told of the announcements too.
    const wantNothing = async () => {
      await database().query('delete from push_subscriptions');
      await database().query('delete from notice_choices');
    };
    beforeEach(wantNothing);
    afterEach(wantNothing);
    const isAllTold = async () => !(await rig.store.hasNews());

    it('when a brand is there no more: its users have theirs on screen, and nothing is sent in its name', async () => {
      const [gone, other] = [await wanting('gone'), await wanting('kontor')];
      const before = mailsTo('kontor');
      rig.broken.set('gone', new AppError('unavailable'));
      await allOf(gone, other);
      await rig.settled();
      expect([await topics(gone), await topics(other)]).toEqual([ALL, ALL]);
      // An order, a claim and the announcement by mail; the claim is not pushed unless that was chosen.
      expect([mailsTo('gone'), mailsTo('kontor') - before]).toEqual([0, 3]);
      expect(pushed.map(({ endpoint }) => endpoint).filter((one) => one.endsWith(`/${gone.userId}`))).toEqual([]);
      expect(pushed.filter(({ endpoint }) => endpoint.endsWith(`/${other.userId}`)).length).toBeGreaterThanOrEqual(2);
      expect([rig.errors, await isAllTold()]).toEqual([[], true]);
    });

    it('when one of a piece cannot be told: it is logged and stepped over', async () => {
      const [bad, other] = [await wanting('bad'), await wanting('kontor')];
      rig.broken.set('bad', new TypeError('no such words'));
      await allOf(bad, other);
      await rig.settled();
      expect([await topics(bad), await topics(other)]).toEqual([['announcement'], ALL]);
      expect([mailsTo('bad'), mailsTo('kontor')]).toEqual([0, 3]);
      const sources = ['orders', 'claims', 'announcements'];
      expect(rig.errors).toEqual(sources.map((source) => ({ err: expect.any(TypeError), source, position: expect.any(String) })));
      expect(await isAllTold()).toBe(true);
    });

    it('when one source cannot be read; it is told when it can be again', async () => {
      const [actor, other] = [await wanting('kontor'), await wanting('kontor')];
      await allOf(actor, other);
      const { atomically } = rig.store;
      rig.store.atomically = (work) =>
        atomically((tables) =>
          work({
            ...tables,
            happened: (source, limit) => (source === 'orders' ? Promise.reject(new Error('cut off')) : tables.happened(source, limit)),
          }),
        );
      try {
        await rig.settled();
      } finally {
        rig.store.atomically = atomically;
      }
      expect([await topics(actor), mailsTo('kontor')]).toEqual([['announcement', 'announcement', 'practiceClaimed'], 6]);
      expect(rig.errors).toEqual([{ err: new Error('cut off'), source: 'orders' }]);
      await rig.settled();
      expect((await topics(actor)).filter((topic) => topic === 'orderFilled')).toHaveLength(1);
    });

    it('when the database goes away: nothing is stepped over', async () => {
      const actor = await wanting('kontor');
      await buy(actor, '0.01');
      rig.broken.set('kontor', new DatabaseUnavailableError('busy', true, 'away'));
      await rig.settled();
      expect([await topics(actor), await isAllTold()]).toEqual([[], false]);
      rig.broken.clear();
      await rig.settled();
      expect([await topics(actor), mailsTo('kontor'), await isAllTold()]).toEqual([['orderFilled'], 1, true]);
    });
  });

  it('are read and deleted one by one and all at once, each user’s own alone', async () => {
    const [actor, stranger] = [await trader(), await trader()];
    await buy(actor, '0.01');
    await buy(actor, '0.02');
    await rig.settled();
    money.clock.advance(1);
    await announced();
    const [shared, second, first] = await rig.seen(actor);
    const ids = [shared, second, first].map((notice) => notice?.noticeId ?? '');
    for (const noticeId of ids.slice(1)) {
      expect(await refusalOf(rig.notices.read(stranger, noticeId))).toBe('notFound');
      expect(await refusalOf(rig.notices.remove(stranger, noticeId))).toBe('notFound');
      expect(await refusalOf(rig.notices.detail(stranger, 'en', noticeId))).toBe('notFound');
    }
    expect(await rig.notices.count(actor)).toEqual({ count: 3 });
    await rig.notices.read(actor, ids[0] ?? '');
    await rig.notices.read(actor, ids[1] ?? '');
    expect(await rig.notices.count(actor)).toEqual({ count: 1 });
    expect(await rig.notices.detail(actor, 'en', ids[0] ?? '')).toMatchObject({ isRead: true, text: TEXTS.en });
    expect((await rig.seen(actor, { isUnread: true })).map(({ noticeId }) => noticeId)).toEqual([ids[2]]);
    expect((await rig.seen(actor, { kind: 'SYSTEM' })).map(({ noticeId }) => noticeId)).toEqual([ids[0]]);
    await rig.notices.readAll(actor);
    expect(await rig.notices.count(actor)).toEqual({ count: 0 });
    await rig.notices.remove(actor, ids[0] ?? '');
    await rig.notices.remove(actor, ids[1] ?? '');
    expect((await rig.seen(actor)).map(({ noticeId }) => noticeId)).toEqual([ids[2]]);
    expect((await rig.seen(stranger)).map(({ noticeId }) => noticeId)).toEqual([ids[0]]);
    await rig.notices.removeAll(actor);
    expect(await rig.seen(actor)).toEqual([]);
    money.clock.advance(1);
    await announced();
    expect(await rig.seen(actor)).toHaveLength(1);
    expect(rig.told.filter((userId) => userId === actor.userId).length).toBeGreaterThan(4);
  });

  it('come five to a page, by cursor, without a gap or a double', async () => {
    const actor = await trader();
    for (let order = 0; order < 6; order += 1) await buy(actor, '0.01');
    await rig.settled();
    money.clock.advance(1);
    await announced();
    const first = await rig.notices.search(actor, 'en', {});
    const second = await rig.notices.search(actor, 'en', { searchAfter: first.searchAfter ?? '' });
    expect([first.records.length, first.last, second.records.length, second.last]).toEqual([5, false, 2, true]);
    const all = [...first.records, ...second.records].map(({ noticeId }) => Number(noticeId));
    expect(all).toEqual(all.toSorted((left, right) => right - left));
    expect(new Set(all).size).toBe(7);
    expect(await refusalOf(rig.notices.search(actor, 'en', { searchAfter: 'nonsense' }))).toBe('badRequest||searchAfter||cursor');
  });

  it('are pushed to the ten devices of a user that agreed last and are signed in, the one at hand among them', async () => {
    const [actor, before] = [await trader(), await trader()];
    const device = (name: string) => ({ endpoint: `${PUSH_ENDPOINT}/${name}`, keys });
    await rig.push.subscribe(before, device('shared'));
    for (let nth = 1; nth <= 11; nth += 1) {
      money.clock.advance(1);
      await rig.push.subscribe(await rig.session(actor), device(`many-${nth}`));
    }
    const reached = async () => {
      pushed.length = 0;
      await buy(actor, '0.01');
      await rig.settled();
      return pushed.map(({ endpoint }) => endpoint.slice(PUSH_ENDPOINT.length + 1)).toSorted();
    };
    expect(await reached()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `many-${nth}`).toSorted());
    // One that was somebody else's long before is with who is at it now.
    money.clock.advance(1);
    await rig.push.subscribe(actor, device('shared'));
    expect(await reached()).toEqual(['shared', ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `many-${nth}`)].toSorted());
    // Another subscription of one browser takes the place of its own, and of nobody's else.
    for (const name of ['renewed', 'renewed again']) {
      money.clock.advance(1);
      await rig.push.subscribe(actor, device(name));
    }
    expect(await reached()).toEqual(['renewed again', ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `many-${nth}`)].toSorted());
  });

  it('say of a device whether it is told: to its own account alone, and while the session that agreed is open', async () => {
    const [actor, other] = [await trader(), await trader()];
    const device = { endpoint: `${PUSH_ENDPOINT}/asked`, keys };
    const seenBy = async (who: typeof actor) => (await rig.push.status(who, device.endpoint)).isOn;
    expect(await seenBy(actor)).toBe(false);
    await rig.push.subscribe(actor, device);
    const again = await rig.session(actor);
    expect([await seenBy(actor), await seenBy(again), await seenBy(other)]).toEqual([true, true, false]);
    await database().query('update sessions set revoked_at = 1 where id = $1', [actor.sessionId]);
    expect(await seenBy(again)).toBe(false);
    await rig.push.subscribe(other, device);
    expect([await seenBy(again), await seenBy(other)]).toEqual([false, true]);
    await rig.push.unsubscribe(other, device.endpoint);
    expect(await seenBy(other)).toBe(false);
  });

  it('are pushed to devices that agreed to it, until they are gone or their session ends', async () => {
    const [actor, other] = [await trader('es'), await trader()];
    expect(await refusalOf(rig.push.subscribe(actor, { endpoint: 'https://10.0.0.1/', keys }))).toBe('pushEndpointInvalid');
    await rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/1`, keys });
    await rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/1`, keys });
    await rig.push.subscribe(await rig.session(actor), { endpoint: `${PUSH_ENDPOINT}/2`, keys });
    await rig.push.unsubscribe(other, `${PUSH_ENDPOINT}/2`);
    await buy(actor, '0.01');
    await rig.settled();
    expect(pushed.map(({ endpoint }) => endpoint).toSorted()).toEqual([`${PUSH_ENDPOINT}/1`, `${PUSH_ENDPOINT}/2`]);
    expect(JSON.parse(pushed[0]?.payload ?? '{}')).toMatchObject({
      kind: 'TRADE',
      title: 'Orden ejecutada',
      body: 'Compra: 0,01 BTC a 95.000 USDT.',
      language: 'es',
    });
    expect(pushed[0]?.topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
    await rig.push.unsubscribe(actor, `${PUSH_ENDPOINT}/2`);
    pushOutcome = 'gone';
    pushed.length = 0;
    await buy(actor, '0.01');
    await rig.settled();
    await buy(actor, '0.01');
    await rig.settled();
    expect(pushed).toHaveLength(1);
    pushOutcome = 'sent';
    await rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/3`, keys });
    await database().query('update sessions set revoked_at = 1 where id = $1', [actor.sessionId]);
    await buy(actor, '0.01');
    await rig.settled();
    expect(pushed).toHaveLength(1);
    const sealed = await database().query<{ sealed: string }>('select sealed from push_subscriptions');
    expect(sealed.some((row) => row.sealed.includes(PUSH_ENDPOINT))).toBe(false);
  });
});
