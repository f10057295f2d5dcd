import { dayNumber, hourNumber } from '@/domain/days';
import type { Actor } from '@/exchange/app/actor';
import { beginDayEnds, takeDayEnds } from '@/exchange/app/wallet/takeDayEnds';
import { takeHourEnds } from '@/exchange/app/wallet/takeHourEnds';
import { walletWorth } from '@/exchange/app/wallet/walletWorth';
import { ownParts } from '@/exchange/db/ownData/ownData';
import { createDayEnds } from '@/exchange/db/wallet/dayEnds';
import { createHourEnds } from '@/exchange/db/wallet/hourEnds';
import { createWalletQueries } from '@/exchange/db/wallet/walletQueries';
import { fund } from '../support/moneyDesk';
import { FIRST_DAY, type ReferralRig, startReferral } from '../support/referralRig';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FIRST_HOUR = hourNumber(FIRST_DAY);

describeOnEachDatabase('the ends of hours', (database) => {
  let rig: ReferralRig;
  let owner: Actor;
  let context: Parameters<typeof takeDayEnds>[0] & Parameters<typeof takeHourEnds>[0];
  /** What a dollar coin was worth when an hour ended, counted from the first day; from then on, until the next. */
  const prices = new Map([[0, '1']]);
  const ratesAt = async (endMs: number) => {
    const hour = hourNumber(endMs) - FIRST_HOUR - 1;
    const last = [...prices].filter(([from]) => from <= hour).at(-1);
    return new Map([['USDT', last?.[1] ?? '0']]);
  };

  beforeAll(async () => {
    rig = await startReferral(database());
    const days = createDayEnds(database());
    const hours = createHourEnds(database());
    const { clock } = rig.money;
    context = { store: days, days, hours, clock, log: silentLog, rates: () => new Map([['USDT', '1']]), ratesAt, breathe: async () => {} };
    owner = await rig.join();
    await beginDayEnds(context);
  });
  afterAll(() => rig.money.writer.stop());

  const take = async () => {
    await takeDayEnds(context);
    return takeHourEnds(context);
  };
  /** Hours since the first day began, and what everything was worth then. */
  const worth = async (wallet?: 'MAIN' | 'TRADE', span = 25) => {
    const { writer, clock } = rig.money;
    const parts = { writer, scales: writer.scales, queries: createWalletQueries(database()), clock };
    const { hours } = await walletWorth(parts, owner, { days: 1, hours: span, ...(wallet && { wallet }) });
    return hours.map(({ hour, usd }) => [hourNumber(hour) - FIRST_HOUR, usd]);
  };
  const taken = async () =>
    (await database().query<{ hour: number }>('select hour from hour_ends order by hour')).map(({ hour }) => hour - FIRST_HOUR);
  const start = async () => Number((await worth('TRADE'))[0]?.[1]);
  const goToHour = (hour: number, ms = 5 * MINUTE_MS) => rig.goTo(Math.floor(hour / 24), (hour % 24) * HOUR_MS + ms);
  let had = 0;

  it('begin with the last one that ended, with what was there then', async () => {
    goToHour(10, 59 * MINUTE_MS);
    expect(await take()).toBe(1);
    expect(await taken()).toEqual([9]);
    had = await start();
    expect(had).toBeGreaterThan(0);
  });

  it('are what was there in their last millisecond, whatever happened before they are looked at, and stand while nothing moves', async () => {
    goToHour(11, -1);
    await fund(rig.money, owner, 'USDT', '5');
    goToHour(11, 0);
    await fund(rig.money, owner, 'USDT', '7');
    goToHour(11, 5 * MINUTE_MS - 1);
    expect(await take()).toBe(0);
    goToHour(11);
    expect([await take(), await take()]).toEqual([1, 0]);
    goToHour(13);
    expect(await take()).toBe(2);
    expect(await worth()).toEqual([
      [9, String(had)],
      [10, String(had + 5)],
      [11, String(had + 12)],
      [12, String(had + 12)],
    ]);
    // What moved before the first that is asked for counts, too.
    expect(await worth(undefined, 1)).toEqual([[12, String(had + 12)]]);
    const [{ count } = { count: 0 }] = await database().query<{ count: number }>(
      'select count(*)::int as count from balance_hours where hour >= $1',
      [FIRST_HOUR + 12],
    );
    expect(count).toBe(0);
  });

  it('go on from what the day ended with, by wallet as well, at the prices of each hour', async () => {
    goToHour(24);
    await take();
    prices.set(24, '0.5');
    await rig.money.writer.run('transfer', {
      userId: owner.userId,
      clientTransferId: 'night',
      asset: 'USDT',
      amount: 10n ** BigInt(rig.money.writer.scales.get('USDT') ?? 0),
      from: 'TRADE',
      to: 'MAIN',
    });
    goToHour(25);
    await take();
    expect((await worth()).slice(-2)).toEqual([
      [23, String(had + 12)],
      [24, String((had + 12) / 2)],
    ]);
    expect((await worth('MAIN')).at(-1)).toEqual([24, '0.5']);
  });

  it('are taken by two at once without counting twice', async () => {
    goToHour(26);
    await Promise.all([take(), take()]);
    expect((await taken()).at(-1)).toBe(25);
    expect((await worth()).at(-1)).toEqual([25, String((had + 12) / 2)]);
  });

  it('reach back 24 hours at every moment, and what is older than yesterday is forgotten', async () => {
    goToHour(52);
    await take();
    expect(await taken()).toEqual(Array.from({ length: 28 }, (_, index) => 24 + index));
    expect((await worth())[0]?.[0]).toBe(27);
    for (let hour = 53; hour <= 97; hour += 1) {
      goToHour(hour);
      await take();
      // Up to just before the next hour is taken.
      goToHour(hour, HOUR_MS + 5 * MINUTE_MS - 1);
      expect(((await worth())[0]?.[0] as number) + 1).toBeLessThanOrEqual(hour - 23);
    }
  });

  it('are those since yesterday began where more were missed, with what moved before', async () => {
    await fund(rig.money, owner, 'USDT', '8');
    // Nobody looked while it happened.
    prices.set(24 * 8 + 20, '0.25');
    prices.set(24 * 9 + 1, '0.5');
    goToHour(24 * 9 + 2);
    expect(await take()).toBe(26);
    expect(await taken()).toEqual(Array.from({ length: 26 }, (_, index) => 24 * 8 + index));
    const all = had + 20;
    expect((await worth()).filter(([hour]) => (hour as number) >= 24 * 8 + 18)).toEqual([
      ...[18, 19].map((hour) => [24 * 8 + hour, String(all / 2)]),
      ...[20, 21, 22, 23, 24].map((hour) => [24 * 8 + hour, String(all / 4)]),
      [24 * 9 + 1, String(all / 2)],
    ]);
    expect(dayNumber(rig.money.clock.now())).toBe(dayNumber(FIRST_DAY) + 9);
  });

  it('are handed out with the data of their owner, piece by piece', async () => {
    const part = ownParts(database()).find(({ name }) => name === 'balances-by-hour');
    if (!part) throw new Error('there is one');
    const { rows } = await part.read(owner.userId, undefined);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toEqual({ hour: expect.any(Number), wallet: 'TRADE', asset: 'USDT', amount: expect.any(String) });
    const place = `${hourNumber(Number(rows[0]?.hour))}:TRADE:USDT`;
    expect((await part.read(owner.userId, place)).rows).toEqual(rows.slice(1));
  });

  it('go on where a clock that was set back had coins leave before they came', async () => {
    const end = 24 * 9 + 3;
    goToHour(end, 2_000);
    await fund(rig.money, owner, 'ETH', '5');
    goToHour(end, -1_000);
    const amount = 5n * 10n ** BigInt(rig.money.writer.scales.get('ETH') ?? 0);
    await rig.money.writer.run('transfer', {
      userId: owner.userId,
      clientTransferId: 'back',
      asset: 'ETH',
      amount,
      from: 'TRADE',
      to: 'MAIN',
    });
    goToHour(end);
    expect(await take()).toBe(1);
    goToHour(24 * 10 + 1);
    await take();
    expect((await taken()).at(-1)).toBe(24 * 10);
  });
});
