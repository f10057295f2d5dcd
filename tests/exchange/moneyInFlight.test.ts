import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { openEmbedded } from '../support/testDatabase';

// Two calls with one name, both on their way: the second is the first once more, whoever sends it and however it ends.
describe('a name that is on its way', () => {
  let money: Money;
  let stop: () => Promise<void>;
  let count: (userId: string) => Promise<number>;
  beforeAll(async () => {
    const database = await openEmbedded();
    money = await startMoney(database);
    count = async (userId) => (await database.query('select id from spot_orders where user_id = $1', [userId])).length;
    stop = async () => {
      await money.writer.stop();
      await database.close();
    };
  });
  afterAll(() => stop());

  it.each([0, 2] as const)('makes one order, and both callers get its answer (account type %i)', async (accountType) => {
    const actor = newActor(accountType);
    await fund(money, actor, 'USDT', '1000');
    const order = limit('BUY', '90000', '0.001');
    const [first, second] = await Promise.all([money.writer.placeSpotOrder(actor, order), money.writer.placeSpotOrder(actor, order)]);
    expect(second).toEqual(first);
    expect(await count(actor.userId)).toBe(1);
    await money.writer.cancelAllSpotOrders(actor);
  });

  it('shares its refusal', async () => {
    const actor = newActor();
    const order = limit('BUY', '90000', '0.001');
    const ends = await Promise.allSettled([money.writer.placeSpotOrder(actor, order), money.writer.placeSpotOrder(actor, order)]);
    for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { codeName: 'balanceTooLow' } });
    expect(await count(actor.userId)).toBe(0);
  });
});
