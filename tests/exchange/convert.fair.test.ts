import type { Actor } from '@/exchange/app/actor';
import { cancelLimit, createLimit } from '@/exchange/app/convert/limits';
import { placeConversion } from '@/exchange/app/convert/placeConversion';
import { createPlan, listPlans } from '@/exchange/app/convert/plans';
import { quoteConversion } from '@/exchange/app/convert/quoteConversion';
import { convertCoins } from '@/exchange/app/convert/readConversions';
import { runLimits } from '@/exchange/app/convert/runLimits';
import { runPlans } from '@/exchange/app/convert/runPlans';
import { placeSmall, quoteSmall } from '@/exchange/app/convert/small';
import { type ConvertRig, startConvert } from '../support/convertRig';
import { storedActor } from '../support/depositsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, limit, newActor } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const breathe = async () => {};
const DAILY = { wallet: 'MAIN', every: 'DAY', day: 1, minute: 540, timeZone: 'UTC' } as const;

describeOnEachDatabase('conversions of many', (database) => {
  let rig: ConvertRig;
  let user: Actor;
  beforeAll(async () => {
    rig = await startConvert(database());
  });
  beforeEach(async () => {
    user = await storedActor(database());
    await rig.give(user, 'USDT', '10000');
    await rig.quoteBoth();
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await rig.money.writer.stop();
  });

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: { codeName?: string }) => error.codeName,
    );

  it('come again though more than are looked at in one go cannot be made now, and are due before', async () => {
    const { clock, writer } = rig.money;
    const thin = { ...DAILY, from: 'ETH', to: 'USDT', amount: '1' };
    for (let account = 0; account < 6; account += 1) {
      const one = await storedActor(database());
      for (let plan = 0; plan < 20; plan += 1) await createPlan(rig.context, one, { ...thin, clientPlanId: `thin-${plan}` });
    }
    const plan = await createPlan(rig.context, user, {
      ...DAILY,
      from: 'USDT',
      to: 'BTC',
      amount: '100',
      minute: 541,
      clientPlanId: 'mine',
    });
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '96500', '5'));
    clock.advance((plan.nextAt ?? 0) - clock.now());
    await runPlans(rig.context, breathe);
    expect((await listPlans(rig.context, user))[0]?.doneCount).toBe(1);
    await database().query("update convert_plans set next_ms = null, state = 'PAUSED' where client_id like 'thin-%'");
  });

  it('under a name that another recurring one has are refused', async () => {
    const wanted = { ...DAILY, from: 'USDT', to: 'BTC', amount: '100', clientPlanId: 'named' } as const;
    const made = await createPlan(rig.context, user, wanted);
    expect(await createPlan(rig.context, user, { ...wanted, amount: '100.00' })).toEqual(made);
    for (const other of [
      { amount: '9000' },
      { to: 'ETH' },
      { minute: 1 },
      { timeZone: 'Europe/Rome' },
      { every: 'WEEK' },
      { wallet: 'TRADE' },
    ] as const)
      expect(await codeOf(createPlan(rig.context, user, { ...wanted, ...other }))).toBe('convertIdReused');
  });

  it('at a limit read each book once, however many wait', async () => {
    const wanted = { from: 'USDT', to: 'BTC', wallet: 'MAIN', give: '10', get: '1', days: 1 } as const;
    for (let one = 0; one < 15; one += 1) await createLimit(rig.context, user, { ...wanted, clientOrderId: `${user.userId}-${one}` });
    const read = new Map<string, number>();
    const { writer } = rig.context;
    const counting = new Proxy(writer, {
      get: (target, name) =>
        name === 'bookLevels'
          ? (symbol: string, depth: number) => {
              read.set(symbol, (read.get(symbol) ?? 0) + 1);
              return writer.bookLevels(symbol, depth);
            }
          : Reflect.get(target, name, target),
    });
    await runLimits({ ...rig.context, writer: counting }, breathe);
    expect(read.get('BTC_USDT')).toBe(1);
    expect([...read.values()].every((times) => times === 1)).toBe(true);
  });

  it('at a limit are made so many times an hour, though they are taken back', async () => {
    const wanted = { from: 'USDT', to: 'BTC', wallet: 'MAIN', give: '10', get: '1', days: 1 } as const;
    const make = (one: number) => createLimit(rig.context, user, { ...wanted, clientOrderId: `hourly-${user.userId}-${one}` });
    for (let one = 0; one < 60; one += 1) await cancelLimit(rig.context, user, (await make(one)).limitId);
    await expect(make(60)).rejects.toMatchObject({ codeName: 'rateLimited', msg: expect.stringMatching(/\|\|3600$/) });
    rig.money.clock.advance(3_600_001);
    expect((await make(60)).state).toBe('OPEN');
  });

  it('are told what they may be by prices that are worked out once', () => {
    let times = 0;
    const rates = () => {
      times += 1;
      return rig.context.rates();
    };
    expect(convertCoins({ ...rig.context, rates }).coins.length).toBeGreaterThan(2);
    expect(times).toBe(1);
  });

  it('too small to be hedged pay nobody who makes their price', async () => {
    const { writer } = rig.money;
    const maker = newActor();
    await fund(rig.money, maker, 'USDT', '1000');
    await fund(rig.money, maker, 'BTC', '1');
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '96900', '5'));
    await writer.placeSpotOrder(rig.maker, limit('BUY', '96000', '5'));
    const convert = async (from: string, to: string, amount: string) => {
      const { quote } = await quoteConversion(rig.context, user, { from, to, amount, fixed: 'GIVE', wallet: 'MAIN' });
      const made = await placeConversion(rig.context, user, { quote, clientOrderId: `round-${from}-${amount}` });
      return made.get;
    };
    await writer.placeSpotOrder(maker, limit('SELL', '96010', '0.001'));
    const got = await convert('USDT', 'BTC', '3.8');
    await writer.cancelAllSpotOrders(maker);
    await writer.placeSpotOrder(maker, limit('BUY', '96890', '0.001'));
    const back = await convert('BTC', 'USDT', got);
    await writer.cancelAllSpotOrders(maker);
    expect(Number(back)).toBeLessThan(3.8);
  });

  it('are refused where the desk would be short, and it may not be', async () => {
    const strict = { ...rig.context, settings: { ...rig.context.settings, shortUsd: 0 } };
    const convert = async (turn: number) => {
      const { quote } = await quoteConversion(strict, user, { from: 'USDT', to: 'BTC', amount: '1.5', fixed: 'GIVE', wallet: 'MAIN' });
      await placeConversion(strict, user, { quote, clientOrderId: `short-${turn}` });
    };
    // It may have a lot or two from before.
    let refused: string | undefined;
    for (let turn = 0; turn < 20 && refused === undefined; turn += 1) refused = await codeOf(convert(turn));
    expect(refused).toBe('convertDeskFull');
  });

  it('of small balances are refused where the book moved by more than the desk may lose, the fee counted in', async () => {
    const { writer } = rig.money;
    const other = newActor();
    await rig.give(other, 'ETH', '0.0005');
    const { quote } = await quoteSmall(rig.context, other, { coins: ['ETH'], into: 'USDT', wallet: 'MAIN' });
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('BUY', '3481', '100', { symbol: 'ETH_USDT' }));
    expect(await codeOf(placeSmall(rig.context, other, { quote, clientOrderId: 'moved' }))).toBe('convertPriceMoved');
  });
});
