import { type MarketCommitted, marketTopic } from '@/exchange/app/events';
import type { Database } from '@/exchange/app/ports/database';
import { SLOTS } from '@/exchange/app/practice/market/bots/ladderShape';
import { balance, endMoney, fund, limit, type Money, market, newActor, startMoney, TestClock } from '../support/moneyDesk';
import { botAccounts, live, openPracticeMarket, PRACTICE_SYMBOLS } from '../support/practiceDesk';
import { describeOnDatabase, openEmbedded } from '../support/testDatabase';

function expectDeepBooks({ writer }: Money, least: number): void {
  for (const symbol of PRACTICE_SYMBOLS) {
    const { bids, asks } = writer.bookLevels(symbol, 500);
    expect(bids.length).toBeGreaterThanOrEqual(least);
    expect(asks.length).toBeGreaterThanOrEqual(least);
    expect(bids[0]?.priceTicks).toBeLessThan(asks[0]?.priceTicks ?? 0);
  }
}

const tradesOf = ({ bus }: Money, symbol: string) => bus.of<MarketCommitted>(marketTopic(symbol)).flatMap(({ trades }) => trades);

async function openOrderCount(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::integer as count from spot_orders where status = 'OPEN'`);
  return row?.count ?? 0;
}

describeOnDatabase('the living practice market', (database) => {
  let money: Money;
  let startMs = Date.UTC(2026, 10, 21);
  beforeEach(async () => {
    startMs += 3_600_000;
    money = await startMoney(database(), { clock: new TestClock(startMs) });
  });
  afterEach(() => endMoney(money, database()));

  it('keeps deep books with natural sizes and a narrow spread while it trades, by a handful of orders a second', async () => {
    const practice = await openPracticeMarket(database(), money);
    expectDeepBooks(money, 70);
    const countBefore = await orderCount(database());
    await live(practice, money, 60, () => expectDeepBooks(money, 50));
    expect(tradesOf(money, 'BTC_USDT').length).toBeGreaterThan(120);
    expect(tradesOf(money, 'SHIB_USDT').length).toBeGreaterThan(5);
    const sides = new Set(tradesOf(money, 'BTC_USDT').map(({ takerSide }) => takerSide));
    expect(sides).toEqual(new Set(['BUY', 'SELL']));

    // Of four markets with three of the busiest among them; all twenty-two stay below 120 commands a second.
    expect(((await orderCount(database())) - countBefore) / 60).toBeLessThan(40);
    for (const symbol of PRACTICE_SYMBOLS) {
      const { bids, asks } = money.writer.bookLevels(symbol, 60);
      expect(new Set(bids.map(({ lots }) => lots)).size).toBeGreaterThan(30);
      const mid = ((bids[0]?.priceTicks ?? 0) + (asks[0]?.priceTicks ?? 0)) / 2;
      expect(((asks[0]?.priceTicks ?? 0) - (bids[0]?.priceTicks ?? 0)) / mid).toBeLessThan(0.004);
      const sum = (levels: typeof bids) => levels.reduce((total, { lots }) => total + lots, 0);
      expect(sum(bids.slice(40))).toBeGreaterThan(sum(bids.slice(0, 20)));
    }
  });

  it('adopts its resting orders on a restart instead of piling up new ones', async () => {
    await live(await openPracticeMarket(database(), money), money, 5);
    const resting = await openOrderCount(database());
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    money.clock.advance(1000);
    const practice = await openPracticeMarket(database(), money);
    expect(Math.abs((await openOrderCount(database())) - resting)).toBeLessThan(150);
    await live(practice, money, 20, () => expectDeepBooks(money, 50));
    expect(await openOrderCount(database())).toBeLessThan(PRACTICE_SYMBOLS.length * 2 * (SLOTS + 23));
  });

  it('never uses a client order id twice, not even when the clock was set back', async () => {
    await live(await openPracticeMarket(database(), money), money, 5);
    await money.writer.stop();
    money = await startMoney(database(), { clock: new TestClock(startMs) });
    await live(await openPracticeMarket(database(), money), money, 5);
    const [row] = await database().query<{ repeated: number }>(
      'select count(*)::integer - count(distinct (user_id, client_order_id))::integer as repeated from spot_orders',
    );
    expect(row?.repeated).toBe(0);
  });

  it('trades with anybody: takes a bid above the fair price, and fills a market order', async () => {
    const practice = await openPracticeMarket(database(), money);
    const visitor = newActor();
    await fund(money, visitor, 'USDT', '100000');
    const bought = await money.writer.placeSpotOrder(visitor, market('BUY', '0.01'));
    expect(bought.status).toBe('FILLED');
    const best = money.writer.bookLevels('BTC_USDT', 1).asks[0]?.priceTicks ?? 0;
    // Rests between the spread at first, and above the fair price soon or at once.
    const generous = await money.writer.placeSpotOrder(visitor, limit('BUY', String((best - 1) / 10), '0.01'));
    await live(practice, money, 60);
    const [row] = await database().query<{ filled: bigint }>('select filled_lots as filled from spot_orders where id = $1', [
      generous.orderId,
    ]);
    expect(row?.filled).toBe(1000n);
  });

  it('goes on when an account runs out: inventory comes from issuance by a posting', async () => {
    const practice = await openPracticeMarket(database(), money);
    const taker = await botAccounts(database(), money.clock).ensureAccount('practice-taker-BTC_USDT');
    for (const asset of ['BTC', 'USDT']) {
      const { available } = await balance(database(), taker, asset);
      await money.writer.post({
        kind: 'test.drain',
        reference: `${asset} ${money.clock.now()}`,
        entries: [
          { owner: { type: 'user', userId: taker.userId, wallet: 'TRADE' }, asset, amount: -available },
          { owner: { type: 'system', name: 'issuance' }, asset, amount: available },
        ],
      });
    }
    const before = tradesOf(money, 'BTC_USDT').length;
    await live(practice, money, 10);
    expect(tradesOf(money, 'BTC_USDT').length).toBeGreaterThan(before + 10);
    expect((await balance(database(), taker, 'USDT')).available).toBeGreaterThan(0n);
  });
});

async function orderCount(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>('select count(*)::integer as count from spot_orders');
  return row?.count ?? 0;
}

describe('two practice markets of the same seed', () => {
  it('come to the same books', async () => {
    const books: unknown[] = [];
    for (let run = 0; run < 2; run += 1) {
      const database = await openEmbedded();
      const money = await startMoney(database);
      await live(await openPracticeMarket(database, money), money, 20);
      books.push(PRACTICE_SYMBOLS.map((symbol) => money.writer.bookLevels(symbol, 100)));
      await money.writer.stop();
      await database.close();
    }
    expect(books[0]).toEqual(books[1]);
  });
});
