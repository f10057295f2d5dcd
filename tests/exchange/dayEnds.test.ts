import { dayNumber } from '@/domain/days';
import type { Actor } from '@/exchange/app/actor';
import { beginDayEnds, type DayEndContext, takeDayEnds } from '@/exchange/app/wallet/takeDayEnds';
import { walletWorth } from '@/exchange/app/wallet/walletWorth';
import { ownParts } from '@/exchange/db/ownData/ownData';
import { createDayEnds } from '@/exchange/db/wallet/dayEnds';
import { createWalletQueries } from '@/exchange/db/wallet/walletQueries';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund } from '../support/moneyDesk';
import { DAY_MS, FIRST_DAY, type ReferralRig, startReferral } from '../support/referralRig';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const FIRST = dayNumber(FIRST_DAY);
const MINUTE_MS = 60_000;

describeOnEachDatabase('the ends of days', (database) => {
  let rig: ReferralRig;
  let buyer: Actor;
  let seller: Actor;
  let context: DayEndContext;
  const prices = new Map([
    ['BTC', '90000'],
    ['USDT', '1'],
  ]);
  const errors: string[] = [];

  beforeAll(async () => {
    rig = await startReferral(database());
    const { clock } = rig.money;
    const log = { ...silentLog, error: (_about: unknown, text: string) => errors.push(text) };
    context = { store: createDayEnds(database()), clock, log, rates: () => new Map(prices), breathe: async () => {} };
    buyer = await rig.join();
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await rig.money.writer.stop();
  });

  /** What a user has at this moment, by wallet and asset. */
  const now = async ({ userId }: Actor) =>
    Object.fromEntries(
      (
        await database().query<{ place: string; amount: string }>(
          "select wallet || ' ' || asset as place, (available + held)::text as amount from accounts where owner_id = $1 order by 1",
          [userId],
        )
      ).map(({ place, amount }) => [place, amount]),
    );
  /** What is written down: the last row of each wallet and asset up to a day. */
  const at = async ({ userId }: Actor, day: number) =>
    Object.fromEntries(
      (
        await database().query<{ place: string; amount: string }>(
          `select distinct on (wallet, asset) wallet || ' ' || asset as place, amount::text as amount from balance_days
            where user_id = $1::bigint and day <= $2 order by wallet, asset, day desc`,
          [userId, FIRST + day],
        )
      ).map(({ place, amount }) => [place, amount]),
    );
  const days = async () => (await database().query<{ day: number }>('select day from day_ends order by day')).map(({ day }) => day - FIRST);
  const transfer = (actor: Actor, amount: bigint, id: string) =>
    rig.money.writer.run('transfer', {
      userId: actor.userId,
      clientTransferId: id,
      asset: 'USDT',
      amount,
      from: 'TRADE',
      to: 'MAIN',
    });

  it('begin with what everybody has, once', async () => {
    await beginDayEnds(context);
    const had = await now(buyer);
    expect(Object.keys(had)).toEqual(['TRADE BTC', 'TRADE USDT']);
    await fund(rig.money, buyer, 'USDT', '5');
    await beginDayEnds(context);
    expect([await days(), await at(buyer, -1)]).toEqual([[-1], had]);
    expect(await takeDayEnds(context)).toBe(0);
  });

  it('are what was there in the day’s last millisecond, whatever happened before it is looked at', async () => {
    seller = await rig.join();
    await rig.trade(buyer, seller);
    rig.goTo(0, DAY_MS - 1);
    await transfer(buyer, 700n, 'day-0');
    const [ofBuyer, ofSeller] = [await now(buyer), await now(seller)];
    rig.goTo(1, 0);
    await transfer(buyer, 40n, 'day-1');
    await rig.trade(seller, buyer, '0.002');
    rig.goTo(1, 5 * MINUTE_MS - 1);
    expect(await takeDayEnds(context)).toBe(0);
    rig.goTo(1, 5 * MINUTE_MS);
    expect(await takeDayEnds(context)).toBe(1);
    expect([await at(buyer, 0), await at(seller, 0)]).toEqual([ofBuyer, ofSeller]);
    expect(ofBuyer['MAIN USDT']).toBe('700');
  });

  it('counts what is held for open orders', async () => {
    rig.goTo(1, 3 * 3_600_000);
    await rig.money.writer.placeSpotOrder(buyer, {
      clientOrderId: 'rests',
      symbol: 'BTC_USDT',
      side: 'BUY',
      type: 'LIMIT',
      price: '85000',
      size: '0.01',
    });
    const had = await now(buyer);
    rig.goTo(2, 5 * MINUTE_MS);
    await takeDayEnds(context);
    expect(await at(buyer, 1)).toEqual(had);
  });

  it('are taken of each day that was missed, with what it ended with', async () => {
    const ended: Record<string, string>[] = [];
    for (const day of [2, 3, 5]) {
      rig.goTo(day, 6 * 3_600_000);
      await transfer(buyer, BigInt(day), `missed-${day}`);
      ended[day] = await now(buyer);
    }
    rig.goTo(7, 3_600_000);
    await transfer(buyer, 1n, 'after');
    expect(await takeDayEnds(context)).toBe(5);
    expect(await days()).toEqual([-1, 0, 1, 2, 3, 4, 5, 6]);
    expect([await at(buyer, 2), await at(buyer, 3), await at(buyer, 4)]).toEqual([ended[2], ended[3], ended[3]]);
    expect([await at(buyer, 5), await at(buyer, 6)]).toEqual([ended[5], ended[5]]);
    const [{ count } = { count: 0 }] = await database().query<{ count: number }>(
      'select count(*)::int as count from balance_days where user_id = $1::bigint and day in ($2, $3)',
      [buyer.userId, FIRST + 4, FIRST + 6],
    );
    // Nothing moved on those.
    expect(count).toBe(0);
  });

  it('are taken once by two that look at the same time', async () => {
    rig.goTo(8, 3_600_000);
    await Promise.all([takeDayEnds(context), takeDayEnds(context)]);
    expect((await days()).at(-1)).toBe(7);
    const had = await now(buyer);
    rig.goTo(9, 3_600_000);
    await takeDayEnds(context);
    expect(await at(buyer, 8)).toEqual(had);
  });

  it('are worth what the prices of each day make of them, of one wallet or all; today has not ended', async () => {
    prices.set('USDT', '0.5');
    const had = await now(buyer);
    rig.goTo(10, 3_600_000);
    await takeDayEnds(context);
    const parts = {
      writer: rig.money.writer,
      scales: rig.money.writer.scales,
      queries: createWalletQueries(database()),
      clock: rig.money.clock,
    };
    const worth = async (wallet?: 'MAIN' | 'TRADE') => (await walletWorth(parts, buyer, { days: 30, ...(wallet && { wallet }) })).days;
    const all = await worth();
    expect(all.map(({ day }) => (day - FIRST_DAY) / DAY_MS)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const usdt = 10n ** BigInt(rig.money.writer.scales.get('USDT') ?? 0);
    const main = Number(BigInt(had['MAIN USDT'] ?? 0)) / Number(usdt);
    expect(Number((await worth('MAIN')).at(-1)?.usd)).toBeCloseTo(main * 0.5, 8);
    expect(Number((await worth('MAIN')).at(-2)?.usd)).toBeCloseTo(main, 8);
    const trade = Number((await worth('TRADE')).at(-1)?.usd);
    expect(Number(all.at(-1)?.usd)).toBeCloseTo(trade + main * 0.5, 8);
  });

  it('are handed out with the data of their owner, piece by piece', async () => {
    const part = ownParts(database()).find(({ name }) => name === 'balances-by-day');
    if (!part) throw new Error('there is one');
    const { rows } = await part.read(buyer.userId, undefined);
    const [{ count } = { count: 0 }] = await database().query<{ count: number }>(
      'select count(*)::int as count from balance_days where user_id = $1::bigint',
      [buyer.userId],
    );
    expect([rows.length, rows[0]]).toEqual([count, { day: '2026-03-01', wallet: 'MAIN', asset: 'USDT', amount: expect.any(String) }]);
    const behind = await part.read(buyer.userId, `MAIN:USDT:${FIRST + 2}`);
    expect(behind.rows).toEqual(rows.filter(({ wallet, day }) => wallet !== 'MAIN' || String(day) > '2026-03-03'));
    expect((await part.read(seller.userId, undefined)).rows.length).toBeGreaterThan(0);
  });

  it('stand still while a day is taken that has not ended: the clock ran ahead', async () => {
    rig.goTo(8, 0);
    expect([await takeDayEnds(context), errors.length]).toEqual([0, 1]);
    rig.goTo(10, 3_600_000);
    expect(await takeDayEnds(context)).toBe(0);
    expect(errors.length).toBe(1);
  });
});
