import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { endMoney, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

describeOnEachDatabase('batches', (database) => {
  let money: Money;
  const actor = newActor();
  let double: StoreDouble;
  beforeAll(async () => {
    double = new StoreDouble(createMoneyRepository(database()));
    money = await startMoney(database(), { store: double.store });
    await fund(money, actor, 'USDT', '1000000');
    await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
  });
  afterAll(() => endMoney(money, database()));
  const placeAtOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, () => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.0001'))));

  it('take half of a crowd that waits, so that the other half is applied while they commit', async () => {
    double.commits.length = 0;
    const orders = await placeAtOnce(64);
    expect(double.commits.map((rows) => rows.orders.length)).toEqual([32, 32]);
    expect(orders.map(({ orderId }) => Number(orderId))).toEqual(orders.map((_, index) => Number(orders[0]?.orderId) + index));
  });

  it('take a few that wait at once', async () => {
    double.commits.length = 0;
    await placeAtOnce(16);
    expect(double.commits.map((rows) => rows.orders.length)).toEqual([16]);
    await money.writer.cancelAllSpotOrders(actor);
  });
});
