import { endpoints } from '@/contract/endpoints';
import { unsubscribeTokenFor } from '@/exchange/app/notices/unsubscribeLink';
import { claimFirstFunds } from '@/exchange/app/practice/claimFirstFunds';
import { rebatePosting } from '@/exchange/app/referral/payRebates';
import { createClaimRepository } from '@/exchange/db/practice/claimRepository';
import { registerNoticeRoutes } from '@/exchange/http/noticeRoutes';
import { refusalOf } from '../support/accountsRig';
import { buildRouteTestApp } from '../support/exchangeApp';
import { limit } from '../support/moneyDesk';
import { keys, type NoticesDesk, openNoticesDesk, TEXTS } from '../support/noticesDesk';
import { PUSH_ENDPOINT, UNSUBSCRIBE_SECRET } from '../support/noticesRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('notices', (database) => {
  let desk: NoticesDesk;
  beforeAll(async () => {
    desk = await openNoticesDesk(database());
  });
  afterAll(() => desk.money.writer.stop());
  beforeEach(() => desk.begin());

  it('tell of an order that was filled, once, to each side, with what it came to', async () => {
    const actor = await desk.trader();
    const { orderId } = await desk.buy(actor, '0.02');
    await desk.rig.settled();
    await desk.rig.settled();
    const [notice, ...others] = await desk.rig.seen(actor);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      noticeId: expect.any(String),
      kind: 'TRADE',
      topic: 'orderFilled',
      params: { orderId, symbol: 'BTC_USDT', side: 'BUY', base: 'BTC', quote: 'USDT', quantity: '0.02', price: '95000', total: '1900' },
      text: null,
      at: desk.money.clock.now(),
      isRead: false,
    });
    expect(await desk.rig.notices.count(actor)).toEqual({ count: 1 });
    expect(desk.rig.told).toContain(actor.userId);
    expect((await desk.rig.seen(desk.maker))[0]).toMatchObject({ topic: 'orderFilled', params: { side: 'SELL' } });
    expect(desk.rig.sent).toEqual([]);
  });

  it('tell of one that was canceled when part of it was filled, and of none that was never filled', async () => {
    const actor = await desk.trader();
    const { orderId } = await desk.buy(actor, '0.05', '0.01');
    await desk.money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId });
    const idle = await desk.money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    await desk.money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: idle.orderId });
    await desk.rig.settled();
    expect((await desk.rig.seen(actor)).map(({ topic, params }) => [topic, params.quantity])).toEqual([['orderPartlyFilled', '0.01']]);
  });

  it('tell what happened while nobody told, and nothing twice when telling is cut off', async () => {
    const actor = await desk.trader();
    await desk.choose(actor, 'TRADE', 'MAIL', true);
    await desk.buy(actor, '0.01');
    const cut = desk.rig.store.atomically(async (tables) => {
      const [first] = await tables.happened('orders', 1);
      await tables.toldThrough('orders', first?.position ?? '0');
      throw new Error('died before the commit');
    });
    await expect(cut).rejects.toThrow();
    await Promise.all([desk.rig.settled(), desk.rig.settled()]);
    expect(await desk.rig.seen(actor)).toHaveLength(1);
    expect(desk.rig.sent.filter(({ to }) => to.startsWith('kontor-en'))).toHaveLength(1);
  });

  it('tell of a transfer between own wallets on screen, and elsewhere only where that was chosen', async () => {
    const actor = await desk.trader();
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
    const move = (clientTransferId: string, from: 'TRADE' | 'MAIN', to: 'TRADE' | 'MAIN') =>
      desk.money.writer.run('transfer', { userId: actor.userId, clientTransferId, asset: 'USDT', amount: 1_250_000_000n, from, to });
    await move('t-1', 'TRADE', 'MAIN');
    await desk.rig.settled();
    await desk.rig.settled();
    expect(await desk.rig.seen(actor)).toMatchObject([
      { kind: 'WALLET', topic: 'movedToMain', params: { base: 'USDT', quantity: '12.5' } },
    ]);
    expect([desk.rig.sent, desk.pushed]).toEqual([[], []]);
    await desk.choose(actor, 'WALLET', 'MAIL', true);
    await move('t-2', 'MAIN', 'TRADE');
    await desk.rig.settled();
    expect((await desk.rig.seen(actor)).map(({ topic }) => topic)).toEqual(['movedToTrade', 'movedToMain']);
    expect(desk.rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: Moved to your trading wallet']);
    expect(desk.pushed).toEqual([]);
    desk.rig.told.length = 0;
    await desk.choose(actor, 'WALLET', 'PUSH', false);
    expect(desk.rig.told).toEqual([]);
    // The bells of other tabs count otherwise now.
    await desk.choose(actor, 'WALLET', 'SCREEN', false);
    expect(desk.rig.told).toEqual([actor.userId]);
    await move('t-3', 'TRADE', 'MAIN');
    await desk.rig.settled();
    expect(await desk.rig.seen(actor)).toHaveLength(2);
  });

  it('tell of a paid rebate once a day, whatever coins it is of, on every channel of its kind', async () => {
    const actor = await desk.trader();
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/${actor.userId}`, keys });
    await desk.buy(actor, '0.1');
    await desk.choose(actor, 'TRADE', 'PUSH', false);
    await desk.rig.settled();
    desk.rig.sent.length = 0;
    const pay = (day: number, asset: string) =>
      desk.money.writer.post(rebatePosting({ userId: actor.userId, day, asset, amount: 1n }), { userId: actor.userId, act: 'REWARD' });
    await pay(20_000, 'BTC');
    await pay(20_000, 'USDT');
    await desk.rig.settled();
    const ofRebates = async () => (await desk.rig.seen(actor)).filter(({ topic }) => topic === 'rebatePaid');
    expect(await ofRebates()).toMatchObject([{ kind: 'WALLET', params: {} }]);
    expect(desk.rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: Rebate paid']);
    expect(desk.pushed).toHaveLength(1);
    await pay(20_001, 'USDT');
    await desk.rig.settled();
    expect(await ofRebates()).toHaveLength(2);
  });

  it('tell of practice funds, by mail too, which one click ends', async () => {
    const actor = await desk.rig.user('kontor', 'es');
    const claims = {
      writer: desk.money.writer,
      queries: createClaimRepository(database()),
      isPracticeBrand: () => true,
      clock: desk.money.clock,
    };
    await claimFirstFunds(claims, actor);
    await desk.rig.settled();
    expect(await desk.rig.seen(actor)).toMatchObject([{ kind: 'WALLET', topic: 'practiceClaimed' }]);
    // What nobody could be sent for two days is history.
    const valid = database().query('select expires_at - created_at as ms from outbox where user_id = $1', [actor.userId]);
    expect((await valid).map(({ ms }) => Number(ms))).toEqual([2 * 86_400_000]);
    const [mail] = desk.rig.sent;
    expect(mail?.subject).toBe('Kontor: Llegaron los fondos de práctica');
    for (const page of ['profile/notification', 'unsubscribe#']) expect(mail?.text).toContain(`https://kontor.example/es/${page}`);
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/kontor\.example\/api\/notification\/unsubscribe\?token=/);
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    expect(await refusalOf(desk.rig.notices.unsubscribe('visby', token))).toBe('unsubscribeInvalid');
    expect(await refusalOf(desk.rig.notices.unsubscribe('kontor', token.replace('WALLET', 'TRADE')))).toBe('unsubscribeInvalid');
    // Nothing ends what protects the account, and no answer says it did.
    const ofSecurity = unsubscribeTokenFor(UNSUBSCRIBE_SECRET, { userId: actor.userId, kind: 'SECURITY' });
    expect(await refusalOf(desk.rig.notices.unsubscribe('kontor', ofSecurity))).toBe('unsubscribeInvalid');
    expect(await desk.rig.notices.unsubscribe('kontor', token)).toEqual({ kind: 'WALLET' });
    const { choices } = await desk.rig.notices.choices(actor);
    expect(choices.find(({ kind, channel }) => kind === 'WALLET' && channel === 'MAIL')?.isOn).toBe(false);
  });

  it('end by the form that a mail program posts, and by nothing that only looks', async () => {
    const actor = await desk.rig.user();
    const claims = {
      writer: desk.money.writer,
      queries: createClaimRepository(database()),
      isPracticeBrand: () => true,
      clock: desk.money.clock,
    };
    await claimFirstFunds(claims, actor);
    await desk.rig.settled();
    const { search } = new URL(desk.rig.sent[0]?.unsubscribeUrl ?? '');
    const app = buildRouteTestApp();
    registerNoticeRoutes(app, desk.rig.notices, desk.rig.push);
    const isOn = async () => {
      const { choices } = await desk.rig.notices.choices(actor);
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
    const actor = await desk.trader();
    await desk.choose(actor, 'TRADE', 'SCREEN', false);
    await desk.choose(actor, 'SECURITY', 'MAIL', false);
    await desk.buy(actor, '0.01');
    await desk.rig.settled();
    expect(await desk.rig.seen(actor)).toEqual([]);
    const { choices, hasMail } = await desk.rig.notices.choices(actor);
    const of = (kind: string, channel: string) => choices.find((choice) => choice.kind === kind && choice.channel === channel);
    expect(of('SECURITY', 'MAIL')).toEqual({ kind: 'SECURITY', channel: 'MAIL', isOn: true, isFixed: true });
    expect(of('TRADE', 'SCREEN')).toEqual({ kind: 'TRADE', channel: 'SCREEN', isOn: false, isFixed: false });
    expect([choices.length, hasMail]).toEqual([15, true]);
  });

  it('are announced to all users of a brand by one row, in their language, and to nobody who comes later', async () => {
    const [actor, other] = [await desk.rig.user(), await desk.rig.user('visby')];
    desk.money.clock.advance(1);
    await desk.announced();
    desk.money.clock.advance(1);
    const later = await desk.rig.user();
    expect((await desk.rig.seen(actor, {}, 'es'))[0]).toMatchObject({
      kind: 'SYSTEM',
      topic: 'announcement',
      text: TEXTS.es,
      isRead: false,
    });
    expect((await desk.rig.seen(actor, {}, 'bg'))[0]?.text).toEqual(TEXTS.en);
    expect(await desk.rig.seen(other)).toEqual([]);
    expect(await desk.rig.seen(later)).toEqual([]);
    const [{ count } = { count: -1 }] = await database().query<{ count: number }>('select count(*)::int as count from announcement_states');
    expect(count).toBe(0);
    await desk.choose(actor, 'SYSTEM', 'SCREEN', false);
    expect([await desk.rig.seen(actor), await desk.rig.notices.count(actor)]).toEqual([[], { count: 0 }]);
  });

  it('are announced by mail to those alone who want it', async () => {
    const [wanting, silent] = [await desk.rig.user(), await desk.rig.user()];
    await desk.choose(wanting, 'SYSTEM', 'MAIL', true);
    desk.money.clock.advance(1);
    await desk.announced();
    await desk.rig.settled();
    await desk.rig.settled();
    expect(desk.rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: SUI/EUR is now trading']);
    expect(await desk.rig.notices.count(silent)).toEqual({ count: 1 });
  });

  it('are read and deleted one by one and all at once, each user’s own alone', async () => {
    const [actor, stranger] = [await desk.trader(), await desk.trader()];
    await desk.buy(actor, '0.01');
    await desk.buy(actor, '0.02');
    await desk.rig.settled();
    desk.money.clock.advance(1);
    await desk.announced();
    const [shared, second, first] = await desk.rig.seen(actor);
    const ids = [shared, second, first].map((notice) => notice?.noticeId ?? '');
    for (const noticeId of ids.slice(1)) {
      expect(await refusalOf(desk.rig.notices.read(stranger, noticeId))).toBe('notFound');
      expect(await refusalOf(desk.rig.notices.remove(stranger, noticeId))).toBe('notFound');
      expect(await refusalOf(desk.rig.notices.detail(stranger, 'en', noticeId))).toBe('notFound');
    }
    expect(await desk.rig.notices.count(actor)).toEqual({ count: 3 });
    await desk.rig.notices.read(actor, ids[0] ?? '');
    await desk.rig.notices.read(actor, ids[1] ?? '');
    expect(await desk.rig.notices.count(actor)).toEqual({ count: 1 });
    expect(await desk.rig.notices.detail(actor, 'en', ids[0] ?? '')).toMatchObject({ isRead: true, text: TEXTS.en });
    expect((await desk.rig.seen(actor, { isUnread: true })).map(({ noticeId }) => noticeId)).toEqual([ids[2]]);
    expect((await desk.rig.seen(actor, { kind: 'SYSTEM' })).map(({ noticeId }) => noticeId)).toEqual([ids[0]]);
    await desk.rig.notices.readAll(actor);
    expect(await desk.rig.notices.count(actor)).toEqual({ count: 0 });
    await desk.rig.notices.remove(actor, ids[0] ?? '');
    await desk.rig.notices.remove(actor, ids[1] ?? '');
    expect((await desk.rig.seen(actor)).map(({ noticeId }) => noticeId)).toEqual([ids[2]]);
    expect((await desk.rig.seen(stranger)).map(({ noticeId }) => noticeId)).toEqual([ids[0]]);
    await desk.rig.notices.removeAll(actor);
    expect(await desk.rig.seen(actor)).toEqual([]);
    desk.money.clock.advance(1);
    await desk.announced();
    expect(await desk.rig.seen(actor)).toHaveLength(1);
    expect(desk.rig.told.filter((userId) => userId === actor.userId).length).toBeGreaterThan(4);
  });

  it('come five to a page, by cursor, without a gap or a double', async () => {
    const actor = await desk.trader();
    for (let order = 0; order < 6; order += 1) await desk.buy(actor, '0.01');
    await desk.rig.settled();
    desk.money.clock.advance(1);
    await desk.announced();
    const first = await desk.rig.notices.search(actor, 'en', {});
    const second = await desk.rig.notices.search(actor, 'en', { searchAfter: first.searchAfter ?? '' });
    expect([first.records.length, first.last, second.records.length, second.last]).toEqual([5, false, 2, true]);
    const all = [...first.records, ...second.records].map(({ noticeId }) => Number(noticeId));
    expect(all).toEqual(all.toSorted((left, right) => right - left));
    expect(new Set(all).size).toBe(7);
    expect(await refusalOf(desk.rig.notices.search(actor, 'en', { searchAfter: 'nonsense' }))).toBe('badRequest||searchAfter||cursor');
  });
});
