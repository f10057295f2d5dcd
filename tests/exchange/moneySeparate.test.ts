import fc from 'fast-check';
import type { CreateSpotOrder } from '@/contract/spot';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { BatchRows } from '@/exchange/app/money/batch/rows';
import type { PriceWaiter } from '@/exchange/app/money/desk/desk';
import type { Database } from '@/exchange/app/ports/database';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, endMoney, fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { runs } from '../support/propertyRuns';
import { failing, gate, StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

const POISON = 'poison';

class Refusal extends Error {
  constructor(readonly code: string) {
    super(`refused by the database (${code})`);
  }
}

/** The database refuses, for the reason of its data, every batch with an order whose name says so. */
function refusePoison({ orders }: BatchRows): void {
  if (orders.some((order) => String(order.client_order_id).startsWith(POISON))) throw new Refusal('22003');
}

const named = (order: CreateSpotOrder, isPoison: boolean, index: number): CreateSpotOrder => ({
  ...order,
  clientOrderId: `${isPoison ? POISON : 'good'}-${index}`,
});

describeOnEachDatabase('a command that the database refuses', (database, kind) => {
  let money: Money;
  let double: StoreDouble;
  let actor: Actor;
  beforeEach(async () => {
    double = new StoreDouble(createMoneyRepository(database()), refusePoison);
    money = await startMoney(database(), { store: double.store });
    actor = newActor();
    await fund(money, actor, 'USDT', '10000');
  });
  afterEach(() => endMoney(money, database(), actor));

  it('is refused alone, without a rebuild, and everyone else is served', async () => {
    const { fences } = double;
    const orders = Array.from({ length: 40 }, (_, index) => named(limit('BUY', '90000', '0.001'), index === 17, index));
    const answers = await Promise.allSettled(orders.map((order) => money.writer.placeSpotOrder(actor, order)));
    const refused = answers.flatMap((answer, index) => (answer.status === 'rejected' ? [{ index, reason: answer.reason }] : []));
    expect(refused).toMatchObject([{ index: 17, reason: { codeName: 'internal' } }]);
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 1 });
    expect(double.fences).toBe(fences);
    expect(money.writer.bookLevels('BTC_USDT', 1).bids).toEqual([{ priceTicks: 900_000, lots: 3_900 }]);
    expect((await balance(database(), actor, 'USDT')).held).toBe(39n * 90_00000000n);
  });

  it('gets another chance when it was refused because of others', async () => {
    double.next.commit.push(failing(new Refusal('40001')));
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).status).toBe('OPEN');
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
  });

  it('leaves open what was sent when the line broke over a part, and nothing else', async () => {
    const broken = new DatabaseUnavailableError('connection', false, 'Connection terminated unexpectedly');
    const place = (isPoison: boolean, index: number) =>
      money.writer.placeSpotOrder(actor, named(limit('BUY', '90000', '0.001'), isPoison, index));
    const { step, open } = gate();
    double.next.commit.push(step);
    // While this one commits the others come in together, and one more behind them.
    const first = place(false, 0);
    await new Promise((resume) => setImmediate(resume));
    const parts = [1, 2, 3, 4].map((index) => place(index === 4, index));
    double.next.commit.push(failing(broken));
    open();
    const answers = await Promise.allSettled([first, ...parts]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : answer.reason.codeName))).toEqual([
      'OPEN',
      // The first half, over which the line broke.
      'outcomeUnknown',
      'outcomeUnknown',
      // Never sent.
      'unavailable',
      'unavailable',
    ]);
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 5));
    expect(money.writer.figures()).toMatchObject({ recoveries: 1 });
  });

  it('leaves nothing open of what came behind a batch that is taken apart when the line breaks', async () => {
    const broken = new DatabaseUnavailableError('connection', false, 'Connection terminated unexpectedly');
    const place = (index: number) => money.writer.placeSpotOrder(actor, named(limit('BUY', '90000', '0.001'), false, index));
    // Refused after a while, in which another comes in; sent again by itself it is lost.
    double.next.commit.push(failing(new Refusal('22003'), 20), failing(broken));
    const parts = [1, 2].map(place);
    await new Promise((resume) => setImmediate(resume));
    const answers = await Promise.allSettled([...parts, place(3)]);
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.codeName)).toEqual([
      'outcomeUnknown',
      'outcomeUnknown',
      'unavailable',
    ]);
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 5));
  });

  it('leaves nothing open where another writer has taken over while it is taken apart', async () => {
    double.next.commit.push(failing(new Refusal('KM001')));
    const answers = await Promise.allSettled(
      [1, 2].map((index) => money.writer.placeSpotOrder(actor, named(limit('BUY', '90000', '0.001'), index === 2, index))),
    );
    expect(answers).toMatchObject([{ reason: { codeName: 'unavailable' } }, { reason: { codeName: 'unavailable' } }]);
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 5));
  });

  it('is refused for what it is when its number does not fit the ledger', async () => {
    // A sell for more USDT than an int8 holds, which self-trade prevention ends before it meets anything else.
    await fund(money, actor, 'AVAX', '1000');
    const own = limit('BUY', '38', '1', { symbol: 'AVAX_USDT', isPostOnly: true });
    const bid = await money.writer.placeSpotOrder(actor, own);
    const absurd = market('SELL', '93000000000', { symbol: 'AVAX_USDT', sizeUnit: 'QUOTE' });
    const sent = double.commits.length;
    await expect(money.writer.placeSpotOrder(actor, absurd)).rejects.toMatchObject({ codeName: 'sizeTooLarge' });
    expect(double.commits).toHaveLength(sent);
    expect(bid.status).toBe('OPEN');
  });

  it('leaves the others as if it had never been', async () => {
    if (kind === 'postgres' && !process.env.PROPERTY_RUNS) return;
    const step = fc.record({
      who: fc.nat(2),
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      ticks: fc.integer({ min: -3, max: 3 }),
      lots: fc.integer({ min: 1, max: 20 }),
      over: fc.constantFrom({}, {}, { timeInForce: 'IOC' as const }, { selfTradePrevention: 'CANCEL_MAKER' as const }),
      isPoison: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      isCancel: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 3 }), async (bursts) => {
        const withPoison = await outcomeOf(database(), money, bursts, true);
        const without = await outcomeOf(database(), money, bursts, false);
        expect(withPoison).toEqual(without);
        await expectLedgerHolds(database());
      }),
      runs(12),
    );
  });
});

describeOnEachDatabase('a command that breaks the program', (database) => {
  it('is refused alone, and nothing it did is left, in money, orders or books', async () => {
    const clumsy: PriceWaiter = {
      onTrade: (_turn, { lots }) => {
        if (lots === 13) throw new Error('unlucky');
      },
    };
    const money = await startMoney(database(), { priceWaiters: [clumsy] });
    const [seller, buyer, other] = [newActor(), newActor(), newActor()];
    await fund(money, seller, 'BTC', '1');
    for (const actor of [buyer, other]) await fund(money, actor, 'USDT', '1000');
    for (const size of ['0.0001', '0.00013', '0.0003']) await money.writer.placeSpotOrder(seller, limit('SELL', '96000', size));
    const { asks } = money.writer.bookLevels('BTC_USDT', 9);
    const unlucky = limit('BUY', '96000', '0.0005');
    const refused = await Promise.allSettled([
      money.writer.placeSpotOrder(other, limit('BUY', '90000', '0.001')),
      money.writer.placeSpotOrder(buyer, unlucky),
      money.writer.placeSpotOrder(other, limit('BUY', '90001', '0.001')),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(refused[1]).toMatchObject({ reason: { codeName: 'internal' } });
    await money.writer.cancelAllSpotOrders(other);
    expect(money.writer.bookLevels('BTC_USDT', 9).asks).toEqual(asks);
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 1 });
    await expectLedgerHolds(database());
    // The first of the seller's orders still is the first.
    const first = await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.0001'));
    expect(first.status).toBe('FILLED');
    expect(await database().query("select lots from spot_orders where user_id = $1 and status = 'FILLED'", [seller.userId])).toEqual([
      { lots: 10n },
    ]);
    await money.writer.cancelAllSpotOrders(seller);
    await money.writer.stop();
  });
});

interface Step {
  who: number;
  side: 'BUY' | 'SELL';
  ticks: number;
  lots: number;
  over: Partial<CreateSpotOrder>;
  isPoison: boolean;
  isCancel: boolean;
}

/** What three users have in the end, in balances and open orders; their poisoned commands are sent or left out. */
async function outcomeOf(database: Database, money: Money, bursts: readonly Step[][], isSent: boolean): Promise<unknown> {
  const actors = [newActor(), newActor(), newActor()];
  for (const actor of actors) for (const asset of ['USDT', 'ETH']) await fund(money, actor, asset, '10000');
  let index = 0;
  const send = async ({ who, side, ticks, lots, over, isPoison, isCancel }: Step) => {
    const actor = actors[who] as Actor;
    index += 1;
    if (isPoison && !isSent) return;
    try {
      if (isCancel && !isPoison) return await money.writer.cancelAllSpotOrders(actor);
      const order = limit(side, (3512 + ticks / 100).toFixed(2), (lots / 100).toFixed(2), { symbol: 'ETH_USDT', ...over });
      return await money.writer.placeSpotOrder(actor, named(order, isPoison, index));
    } catch (error) {
      if (!(error instanceof AppError) || error.codeName === 'unavailable') throw error;
    }
  };
  for (const burst of bursts) await Promise.all(burst.map(send));
  const userIds = actors.map(({ userId }) => userId);
  const place = (userId: string) => userIds.indexOf(userId);
  const orders = await database.query<{ user_id: string }>(
    `select user_id, client_order_id, side, price_ticks, lots, filled_lots, filled_quote, fee_paid, reserved, status, close_reason
       from spot_orders where user_id = any($1::text[]) order by id`,
    [userIds],
  );
  const balances = await database.query<{ owner_id: string }>(
    'select owner_id, asset, available, held from accounts where owner_id = any($1::text[])',
    [userIds],
  );
  const book = money.writer.bookLevels('ETH_USDT', 100);
  for (const actor of actors) await money.writer.cancelAllSpotOrders(actor);
  return {
    orders: orders.map((row) => ({ ...row, user_id: place(row.user_id) })),
    balances: balances
      .map((row) => ({ ...row, owner_id: place(row.owner_id) }))
      .sort((left, right) =>
        JSON.stringify(Object.values(left).slice(0, 2)).localeCompare(JSON.stringify(Object.values(right).slice(0, 2))),
      ),
    book: { bids: book.bids, asks: book.asks },
  };
}
