import type { Desk, PriceWaiter } from '@/exchange/app/money/desk/desk';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { endMoney, fund, limit, newActor, startMoney } from '../support/moneyDesk';
import { StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

describeOnEachDatabase('a batch that is written and cannot be told', (database) => {
  it('is never taken back: memory is rebuilt, and its order is the one its name makes', async () => {
    let desk: Desk | undefined;
    const witness: PriceWaiter = {
      onTrade: (turn) => {
        desk = turn.desk;
      },
    };
    const double = new StoreDouble(createMoneyRepository(database()));
    const money = await startMoney(database(), { store: double.store, priceWaiters: [witness] });
    const [buyer, seller] = [newActor(), newActor()];
    await fund(money, buyer, 'USDT', '10000');
    await fund(money, seller, 'BTC', '1');
    await money.writer.placeSpotOrder(seller, limit('SELL', '96000', '0.01'));
    await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.01'));

    const own = desk;
    if (!own) throw new Error('nobody traded');
    // Whoever first asks for a market once the batch is handed over puts into words what became of it: for its caller, then for all.
    let refusals = 2;
    const mute = () => {
      refusals -= 1;
      if (refusals === 0) Reflect.deleteProperty(own, 'marketDesk');
      throw new Error('nothing can be said');
    };
    double.next.commit.push(() => void Object.assign(own, { marketDesk: mute }));
    const order = limit('BUY', '90000', '0.01');
    await expect(money.writer.placeSpotOrder(buyer, order)).rejects.toMatchObject({ codeName: 'outcomeUnknown' });
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 5));

    const stored = await database().query<{ id: bigint; status: string }>('select id, status from spot_orders where client_order_id = $1', [
      order.clientOrderId,
    ]);
    expect(stored).toMatchObject([{ status: 'OPEN' }]);
    expect(await money.writer.placeSpotOrder(buyer, order)).toMatchObject({ orderId: String(stored[0]?.id) });
    await endMoney(money, database(), buyer);
  });
});
