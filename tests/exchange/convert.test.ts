import type { Conversion } from '@/contract/convert';
import type { Actor } from '@/exchange/app/actor';
import { placeConversion } from '@/exchange/app/convert/placeConversion';
import { indicativePrice } from '@/exchange/app/convert/price';
import { quoteConversion } from '@/exchange/app/convert/quoteConversion';
import { convertCoins, listConversions, readConversion } from '@/exchange/app/convert/readConversions';
import { placeSmall, quoteSmall, smallBalances } from '@/exchange/app/convert/small';
import type { Database } from '@/exchange/app/ports/database';
import { type ConvertRig, startConvert } from '../support/convertRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, limit, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

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
