import type { Conversion } from '@/contract/convert';
import type { Actor } from '@/exchange/app/actor';
import { cancelLimit, createLimit, listLimits } from '@/exchange/app/convert/limits';
import { placeConversion } from '@/exchange/app/convert/placeConversion';
import { changePlan, createPlan, deletePlan, listPlans } from '@/exchange/app/convert/plans';
import { indicativePrice } from '@/exchange/app/convert/price';
import { quoteConversion } from '@/exchange/app/convert/quoteConversion';
import { convertCoins, listConversions, readConversion } from '@/exchange/app/convert/readConversions';
import { runLimits } from '@/exchange/app/convert/runLimits';
import { runPlans } from '@/exchange/app/convert/runPlans';
import { placeSmall, quoteSmall, smallBalances } from '@/exchange/app/convert/small';
import type { Database } from '@/exchange/app/ports/database';
import { type ConvertRig, startConvert } from '../support/convertRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, limit, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const breathe = async () => {};
const DAY_MS = 86_400_000;
let serial = 0;
const named = (quote: string) => {
  serial += 1;
  return { quote, clientOrderId: `test-${serial}` };
};

describeOnEachDatabase('conversions', (database) => {
  let rig: ConvertRig;
  let user: Actor;
  beforeAll(async () => {
    rig = await startConvert(database());
  });
  beforeEach(async () => {
    user = newActor();
    await rig.give(user, 'USDT', '10000');
    await rig.quoteBoth();
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await rig.money.writer.stop();
  });

  const asked = { from: 'USDT', to: 'BTC', amount: '2500', fixed: 'GIVE', wallet: 'MAIN' } as const;
  const quote = (over: Partial<Parameters<typeof quoteConversion>[2]> = {}, who = user) =>
    quoteConversion(rig.context, who, { ...asked, ...over });
  const place = (token: string, who = user) => placeConversion(rig.context, who, named(token));
  const held = (asset: string) => balance(database(), user, asset, 'MAIN');
  /** Somebody who is known by more than their money: what converts by itself asks who they are. */
  const join = async (): Promise<Actor> => {
    serial += 1;
    const [row] = await database().query<{ id: string }>(
      `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
       values ('kontor', $1, '', 0, 'Plan', 'en', $1, 0) returning id::text as id`,
      [`owner-${serial}@kontor.localhost`],
    );
    return { userId: row?.id ?? '', brand: 'kontor', accountType: 0 };
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: { codeName?: string }) => error.codeName,
    );
  const stock = async (db: Database = database()) =>
    Object.fromEntries(
      (
        await db.query<{ asset: string; available: bigint | string }>(
          "select asset, available from accounts where owner_id = 'conversion' and owner_type = 'system'",
        )
      ).map(({ asset, available }) => [asset, BigInt(available)]),
    );
  const houseHas = () =>
    database().query<{ sum: string }>('select sum(available + held)::text as sum from accounts where owner_id = $1', [
      rig.context.house.userId,
    ]);

  it('give what the books bring less the spread, and are hedged there in the same batch', async () => {
    // 2,500 / 96,500 less 0.2 %, rounded down to the ledger unit.
    const get = (2_500_00000000n * 10n ** 8n) / 96_500_00000000n;
    const promised = quote();
    expect(promised).toMatchObject({ give: '2500', get: '0.02585491' });
    expect((get * 998n) / 1000n).toBe(2_585_491n);
    expect(indicativePrice(rig.context, { from: 'USDT', to: 'BTC', amount: '2500', fixed: 'GIVE' })).toEqual({
      from: 'USDT',
      to: 'BTC',
      give: '2500',
      get: '0.02585491',
    });
    const before = await stock();
    const made = await place(promised.quote);
    expect(made).toMatchObject({
      give: '2500',
      get: '0.02585491',
      fee: '0',
      kind: 'ONCE',
      before: { from: '10000', to: '0' },
      after: { from: '7500', to: '0.02585491' },
    });
    expect([await held('USDT'), await held('BTC')]).toEqual([
      { available: 7_500_00000000n, held: 0n },
      { available: 2_585_491n, held: 0n },
    ]);
    // What was missing was bought to the next lot of 0.00001 BTC up; what is left of the money is the desk's.
    const after = await stock();
    const gained = (asset: string) => (after[asset] ?? 0n) - (before[asset] ?? 0n);
    expect((after.BTC ?? 0n) >= 0n && (after.BTC ?? 0n) < 1_000n).toBe(true);
    const bought = 2_585_491n + gained('BTC');
    expect(bought % 1_000n).toBe(0n);
    expect(gained('USDT')).toBe(2_500_00000000n - bought * 96_500n);
    expect(await houseHas()).toEqual([{ sum: '0' }]);
    expect(await readConversion(rig.context, user, made.conversionId)).toEqual(made);
    expect(await codeOf(readConversion(rig.context, newActor(), made.conversionId))).toBe('notFound');
  });

  it('ask for as much as brings what is to be got, over a coin that both trade against', async () => {
    const promised = quote({ from: 'USDT', to: 'ETH', amount: '0.5', fixed: 'GET' });
    // 0.5 / 0.998 at 3,515, rounded up twice.
    expect(promised).toMatchObject({ get: '0.5', give: '1761.02206515' });
    await rig.give(user, 'BTC', '0.01');
    const over = await place(quote({ from: 'BTC', to: 'ETH', amount: '0.01' }).quote);
    // 0.01 BTC are 964 USDT, which are 0.27425320 ETH, less 0.2 %.
    expect(over.get).toBe('0.27370469');
    expect(await houseHas()).toEqual([{ sum: '0' }]);
  });

  it('are made once for a quote, whoever asks again: twice at once, later, under another name', async () => {
    const { quote: token } = quote();
    const order = named(token);
    const [first, second] = await Promise.all([placeConversion(rig.context, user, order), placeConversion(rig.context, user, order)]);
    expect(second).toEqual(first);
    rig.money.clock.advance(60_000);
    expect(await place(token)).toEqual(first);
    expect(await codeOf(placeConversion(rig.context, user, { ...order, quote: quote().quote }))).toBe('convertIdReused');
    expect(await held('USDT')).toEqual({ available: 7_500_00000000n, held: 0n });
  });

  it('are refused behind their seconds, and to a clock that was set back', async () => {
    const late = quote();
    rig.money.clock.advance(8_001);
    expect(await codeOf(place(late.quote))).toBe('convertQuoteExpired');
    const early = quote();
    rig.money.clock.advance(-3_600_000);
    expect(await codeOf(place(early.quote))).toBe('convertQuoteExpired');
    rig.money.clock.advance(3_600_000);
    expect((await place(early.quote)).give).toBe('2500');
  });

  it('are of whom they were promised to, as they were promised', async () => {
    const { quote: token } = quote();
    const [text = '', signature] = token.split('.');
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('2585491', '9585491')).toString('base64url');
    for (const bad of [`${forged}.${signature}`, text, '', `${token}.x`]) expect(await codeOf(place(bad))).toBe('convertQuoteInvalid');
    expect(await codeOf(place(token, newActor()))).toBe('convertQuoteInvalid');
  });

  it('are refused where the book moved further than the desk may lose, and nothing is moved', async () => {
    const { quote: token } = quote();
    const { writer } = rig.money;
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '97200', '1'));
    await writer.placeSpotOrder(rig.maker, limit('BUY', '96400', '1'));
    expect(await codeOf(place(token))).toBe('convertPriceMoved');
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '96700', '1'));
    // 0.2 % were in the quote, and the desk bears as much again.
    expect((await place(token)).get).toBe('0.02585491');
    expect(await held('USDT')).toEqual({ available: 7_500_00000000n, held: 0n });
  });

  it.each([
    ['more than is there', { amount: '20000' }, 'balanceTooLow'],
    ['less than the least', { amount: '0.5' }, 'convertTooSmall'],
    ['more than the most', { amount: '60000' }, 'convertTooLarge'],
    ['a coin into itself', { to: 'USDT' }, 'convertNoWay'],
    ['a coin nobody knows', { to: 'NONE' }, 'assetUnknown'],
    ['finer than the ledger', { amount: '5.000000001' }, 'amountStep'],
    ['what the book does not hold', { from: 'ETH', to: 'SOL', amount: '0.5' }, 'convertThin'],
  ])('are refused of %s', async (_what, over, code) => {
    expect(await codeOf((async () => place(quote(over).quote))())).toBe(code);
  });

  it('heed halts, states of markets and frozen accounts', async () => {
    const { writer } = rig.money;
    const audit = { actor: 'operator:alice', action: 'test', subject: 'market:BTC_USDT', details: {} };
    const { quote: token } = quote();
    await writer.run('setMoneyHalt', { reason: 'OPERATOR', audit });
    expect(await codeOf(place(token))).toBe('unavailable');
    await writer.run('setMoneyHalt', { reason: null, lifts: rig.money.writer.moneyHalt()?.atMs ?? 0, audit });
    await writer.run('setMarket', { symbol: 'BTC_USDT', change: { state: 'CANCEL_ONLY' }, reason: 'OPERATOR', audit });
    expect(await codeOf(place(token))).toBe('marketPaused');
    await writer.run('setMarket', { symbol: 'BTC_USDT', change: { state: 'LIVE' }, reason: 'OPERATOR', audit });
    const freeze = { actor: user, cancelOrders: false };
    await writer.run('setFrozen', { ...freeze, isFrozen: true });
    expect(await codeOf(place(token))).toBe('accountSelfFrozen');
    await writer.run('setFrozen', { ...freeze, isFrozen: false });
    expect((await place(token)).give).toBe('2500');
  });

  it('take in what is too little to be traded, as far as the desk may be short', async () => {
    const small = newActor();
    await rig.give(small, 'ETH', '0.0005');
    await rig.give(small, 'BTC', '0.00002');
    const offered = await smallBalances(rig.context, small, { wallet: 'MAIN' });
    expect(offered.coins.map(({ coinSymbol, amount }) => [coinSymbol, amount])).toEqual([
      ['BTC', '0.00002'],
      ['ETH', '0.0005'],
    ]);
    const request = { coins: ['BTC', 'ETH'], into: 'USDT', wallet: 'MAIN' } as const;
    const promised = await quoteSmall(rig.context, small, { ...request, coins: [...request.coins] });
    // 1.928 and 1.755 USDT less 1 %.
    expect(promised).toMatchObject({ worth: '3.683', fee: '0.03683', get: '3.64617' });
    const order = named(promised.quote);
    const made = await placeSmall(rig.context, small, order);
    expect(made.map(({ from, give, get, fee, kind }) => [from, give, get, fee, kind])).toEqual([
      ['BTC', '0.00002', '1.90872', '0.01928', 'SMALL'],
      ['ETH', '0.0005', '1.73745', '0.01755', 'SMALL'],
    ]);
    expect(await placeSmall(rig.context, small, order)).toEqual(made);
    expect(await codeOf(quoteSmall(rig.context, small, { ...request, coins: ['BTC'] }))).toBe('convertSmallTooSoon');
    expect((await balance(database(), small, 'USDT', 'MAIN')).available).toBe(364_617_000n);
  });

  it('wait at a limit with their money held, convert once it is reached, and give it back when they end', async () => {
    user = await join();
    await rig.give(user, 'USDT', '10000');
    const wanted = {
      from: 'USDT',
      to: 'BTC',
      give: '1000',
      get: '0.0105',
      wallet: 'MAIN',
      days: 7,
      clientOrderId: `limit-${user.userId}`,
    } as const;
    const made = await createLimit(rig.context, user, wanted);
    expect(await createLimit(rig.context, user, wanted)).toEqual(made);
    expect(await held('USDT')).toEqual({ available: 9_000_00000000n, held: 1_000_00000000n });
    await runLimits(rig.context, breathe);
    expect((await listLimits(rig.context, user)).map(({ state }) => state)).toEqual(['OPEN']);
    const { writer } = rig.money;
    await writer.placeSpotOrder(rig.maker, limit('SELL', '94000', '1')).catch(() => writer.cancelAllSpotOrders(rig.maker));
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '94000', '1'));
    await Promise.all([runLimits(rig.context, breathe), runLimits(rig.context, breathe)]);
    await runLimits(rig.context, breathe);
    const [done] = await listLimits(rig.context, user);
    expect(done?.state).toBe('DONE');
    expect(await held('USDT')).toEqual({ available: 9_000_00000000n, held: 0n });
    // 1,000 / 94,000 less 0.2 %: more than was asked for.
    expect((await held('BTC')).available).toBe(1_061_701n);
    expect(await codeOf(cancelLimit(rig.context, user, made.limitId))).toBe('convertLimitOver');
    const second = await createLimit(rig.context, user, { ...wanted, get: '1', clientOrderId: `second-${user.userId}` });
    expect(await codeOf(cancelLimit(rig.context, newActor(), second.limitId))).toBe('notFound');
    expect((await cancelLimit(rig.context, user, second.limitId)).state).toBe('CANCELED');
    expect((await cancelLimit(rig.context, user, second.limitId)).state).toBe('CANCELED');
    await createLimit(rig.context, user, { ...wanted, get: '1', days: 1, clientOrderId: `third-${user.userId}` });
    rig.money.clock.advance(DAY_MS);
    await runLimits(rig.context, breathe);
    expect((await listLimits(rig.context, user)).map(({ state }) => state)).toEqual(['EXPIRED', 'CANCELED', 'DONE']);
    expect(await held('USDT')).toEqual({ available: 9_000_00000000n, held: 0n });
  });

  it('come again at their times: once each, caught up once, left out and told where the money is not there', async () => {
    const { clock } = rig.money;
    const owner = await join();
    await rig.give(owner, 'USDT', '250');
    const wanted = {
      from: 'USDT',
      to: 'BTC',
      amount: '100',
      wallet: 'MAIN',
      every: 'DAY',
      day: 1,
      minute: 540,
      timeZone: 'UTC',
      clientPlanId: 'mine',
    } as const;
    const plan = await createPlan(rig.context, owner, wanted);
    expect(await createPlan(rig.context, owner, wanted)).toEqual(plan);
    const run = () => runPlans(rig.context, breathe);
    const seen = async () => (await listPlans(rig.context, owner))[0];
    await run();
    expect((await seen())?.doneCount).toBe(0);
    const due = plan.nextAt ?? 0;
    clock.advance(due - clock.now());
    await Promise.all([run(), run()]);
    await run();
    expect(await seen()).toMatchObject({ doneCount: 1, given: '100', nextAt: due + DAY_MS });
    // The clock was set back: that time is over with.
    clock.advance(-3 * 3_600_000);
    await run();
    expect((await seen())?.doneCount).toBe(1);
    // Away for three days: one is caught up.
    clock.advance(3 * DAY_MS + 4 * 3_600_000);
    await run();
    await run();
    expect(await seen()).toMatchObject({ doneCount: 2, given: '200', nextAt: due + 4 * DAY_MS });
    clock.advance(DAY_MS);
    await run();
    const skipped = await seen();
    expect(skipped).toMatchObject({ doneCount: 2, nextAt: due + 5 * DAY_MS, skipped: { reason: 'order.balance_too_low||50||USDT' } });
    expect(await database().query('select plan_id::text as plan from convert_skips where user_id = $1', [owner.userId])).toEqual([
      { plan: plan.planId },
    ]);
    // The clock ran ahead by a year when its next time was set, and was put right.
    await database().query('update convert_plans set next_ms = next_ms + $2 where id = $1', [plan.planId, 365 * DAY_MS]);
    await run();
    expect((await seen())?.nextAt).toBe(due + 5 * DAY_MS);
    expect(await changePlan(rig.context, owner, { planId: plan.planId, state: 'PAUSED' })).toMatchObject({ state: 'PAUSED', nextAt: null });
    clock.advance(2 * DAY_MS);
    await run();
    expect((await seen())?.nextAt).toBeNull();
    expect(await changePlan(rig.context, owner, { planId: plan.planId, state: 'ON' })).toMatchObject({
      state: 'ON',
      nextAt: due + 7 * DAY_MS,
    });
    expect(await codeOf(changePlan(rig.context, user, { planId: plan.planId, state: 'PAUSED' }))).toBe('notFound');
    expect(await deletePlan(rig.context, owner, plan.planId)).toBeNull();
    expect(await codeOf(deletePlan(rig.context, owner, plan.planId))).toBe('notFound');
  });

  it('are listed newest first, page by page', async () => {
    const made: Conversion[] = [];
    for (const amount of ['10', '20', '30']) {
      made.unshift(await place(quote({ amount }).quote));
      rig.money.clock.advance(1);
    }
    const first = await listConversions(rig.context, user, { pageSize: 2 });
    const second = await listConversions(rig.context, user, { pageSize: 2, searchAfter: first.searchAfter ?? '' });
    expect([...first.records, ...second.records]).toEqual(made);
    expect([first.last, second.last]).toEqual([false, true]);
    expect((await listConversions(rig.context, user, { kind: 'LIMIT' })).records).toEqual([]);
    expect(convertCoins(rig.context)).toMatchObject({ spread: '0.002', quoteSeconds: 8 });
  });

  it('answer after a restart what they made before it, and charge nobody twice', async () => {
    const { quote: token } = quote();
    const order = named(token);
    const made = await placeConversion(rig.context, user, order);
    const unplaced = quote().quote;
    await rig.money.writer.cancelAllSpotOrders(rig.maker);
    await rig.money.writer.stop();
    // Another process, of which nobody but the database and the signing secret is left.
    rig = await startConvert(database(), {}, await startMoney(database(), { clock: rig.money.clock }));
    await rig.quoteBoth();
    const again = await Promise.all([placeConversion(rig.context, user, order), place(token)]);
    expect(again).toEqual([made, made]);
    expect(await held('USDT')).toEqual({ available: 7_500_00000000n, held: 0n });
    expect((await listConversions(rig.context, user, {})).records).toEqual([made]);
    // A promise outlives the process that gave it; its name is taken by the quote that it was given for.
    expect(await codeOf(placeConversion(rig.context, user, { ...order, quote: unplaced }))).toBe('convertIdReused');
    expect((await place(unplaced)).give).toBe('2500');
    expect(await held('USDT')).toEqual({ available: 5_000_00000000n, held: 0n });
  });
});
