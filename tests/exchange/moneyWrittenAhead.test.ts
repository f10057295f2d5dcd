import type { SpotOrder } from '@/contract/spot';
import type { BatchRows } from '@/exchange/app/money/batch/rows';
import type { PriceWaiter } from '@/exchange/app/money/desk/desk';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { gate, StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

/** Breaks the program at a trade of this many lots. */
const UNLUCKY_LOTS = 13;
const clumsy: PriceWaiter = {
  onTrade: (_turn, { lots }) => {
    if (lots === UNLUCKY_LOTS) throw new Error('unlucky');
  },
};

// While a batch waits for the one before it, it is written out ahead of time. What is sent is what it has become by then.
describeOnEachDatabase('a batch that is written out while it waits', (database) => {
  let money: Money;
  const maker = newActor();
  const taker = newActor();
  const ahead: BatchRows[] = [];
  let double: StoreDouble;

  beforeAll(async () => {
    const real = createMoneyRepository(database());
    const writeAhead = (rows: BatchRows) => {
      ahead.push(rows);
      real.writeAhead(rows);
    };
    double = new StoreDouble({ ...real, writeAhead });
    money = await startMoney(database(), { store: double.store, priceWaiters: [clumsy] });
    await fund(money, maker, 'USDT', '100000');
    await fund(money, taker, 'BTC', '10');
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await money.writer.stop();
  });

  /** Places an order whose batch is held up on its way until it is opened: from here on another one is filled behind it. */
  async function holdUp(): Promise<{ first: Promise<SpotOrder>; open(): void }> {
    const { step, open } = gate();
    const isReached = new Promise<void>((reach) => {
      double.next.commit.push(() => {
        reach();
        return step();
      });
    });
    const first = money.writer.placeSpotOrder(maker, limit('BUY', '89000', '0.001'));
    await isReached;
    ahead.length = 0;
    return { first, open };
  }

  /** Until the batch behind the gate has been written out `times` times. */
  async function untilWrittenAhead(times: number): Promise<void> {
    while (ahead.length < times) await new Promise((resume) => setImmediate(resume));
  }

  const statusOf = async (orderId: string) =>
    (await database().query('select status, filled_lots, reserved from spot_orders where id = $1', [orderId]))[0];

  it('sends what was written out, when nothing more came', async () => {
    const { first, open } = await holdUp();
    const second = money.writer.placeSpotOrder(maker, limit('BUY', '90001', '0.001'));
    await untilWrittenAhead(1);
    open();
    await Promise.all([first, second]);
    expect(double.commits.at(-1)?.orders).toBe(ahead[0]?.orders);
    expect(double.commits.at(-1)?.markets).toMatchObject([{ symbol: 'BTC_USDT', seq: 2 }]);
    await money.writer.cancelAllSpotOrders(maker);
  });

  it('sends what became of an order that was written out as open', async () => {
    const { first, open } = await holdUp();
    const order = limit('BUY', '90002', '0.002');
    const second = money.writer.placeSpotOrder(maker, order);
    await untilWrittenAhead(1);
    expect(ahead[0]?.orders).toMatchObject([{ client_order_id: order.clientOrderId, status: 'OPEN', filled_lots: 0 }]);
    const sale = money.writer.placeSpotOrder(taker, limit('SELL', '90002', '0.002'));
    await untilWrittenAhead(2);
    open();
    const [, bought] = await Promise.all([first, second, sale]);
    expect(await statusOf(bought.orderId)).toMatchObject({ status: 'FILLED', reserved: 0n });
    expect((await balance(database(), maker, 'USDT')).held).toBe(8_900_000_000n);
    await money.writer.cancelAllSpotOrders(maker);
  });

  it('counts every command that came after it was written out, also when it is not written out again', async () => {
    const { first, open } = await holdUp();
    const [one, two] = [limit('BUY', '90003', '0.001'), limit('BUY', '90004', '0.001')];
    const placed = [money.writer.placeSpotOrder(maker, one), money.writer.placeSpotOrder(maker, two)];
    await untilWrittenAhead(1);
    const cancelled = money.writer.cancelSpotOrder(maker, { symbol: 'BTC_USDT', clientOrderId: one.clientOrderId });
    // One more is not twice as many: it is applied, and nothing is written out for it.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
    expect(ahead).toHaveLength(1);
    open();
    await Promise.all([first, cancelled, ...placed]);
    const orders = await Promise.all(placed);
    expect(await Promise.all(orders.map(({ orderId }) => statusOf(orderId)))).toMatchObject([
      { status: 'CANCELED', reserved: 0n },
      { status: 'OPEN' },
    ]);
    await money.writer.cancelAllSpotOrders(maker);
  });

  it('sends nothing of what was taken back because a later command broke the program', async () => {
    await money.writer.placeSpotOrder(maker, limit('BUY', '90010', '0.00013'));
    const { first, open } = await holdUp();
    const second = money.writer.placeSpotOrder(maker, limit('BUY', '89001', '0.001'));
    await untilWrittenAhead(1);
    const unlucky = money.writer.placeSpotOrder(taker, limit('SELL', '90010', '0.00013'));
    const refused = expect(unlucky).rejects.toMatchObject({ codeName: 'internal' });
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
    open();
    await Promise.all([first, refused]);
    // It was applied anew, under another id.
    const { orderId } = await second;
    expect(await statusOf(orderId)).toMatchObject({ status: 'OPEN' });
    await money.writer.cancelAllSpotOrders(maker);
  });
});
