import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import { INSTRUMENTS_TOPIC, type InstrumentChanged } from '@/exchange/app/events';
import type { MarketChange } from '@/exchange/app/money/commands/setMarket';
import type { Database } from '@/exchange/app/ports/database';
import { endMoney, fund, type Money, newActor, startMoney } from './moneyDesk';

export const audit = { actor: 'operator:alice', action: 'test', subject: 'market:BTC_USDT', details: { note: 'a test' } };

/** Markets that are operated while a maker and a taker with plenty of money trade there. Call it where a suite is described. */
export function operatedMarket(database: () => Database) {
  const maker = newActor();
  const taker = newActor();
  let money: Money;
  beforeAll(async () => {
    money = await startMoney(database());
    for (const [asset, amount] of [
      ['USDT', '1000000'],
      ['BTC', '10'],
    ] as const) {
      await fund(money, maker, asset, amount);
      await fund(money, taker, asset, amount);
    }
  });
  afterEach(async () => {
    await money.writer.cancelAllSpotOrders(maker);
    await money.writer.cancelAllSpotOrders(taker);
  });
  afterAll(() => endMoney(money, database()));

  return {
    maker,
    taker,
    /** What runs at the moment. */
    money: () => money,
    /** Stops the writer and starts another, at the same time of its clock. */
    restart: async () => {
      await money.writer.stop();
      money = await startMoney(database(), { clock: money.clock });
    },
    change: (what: MarketChange, symbol = 'BTC_USDT') => money.writer.run('setMarket', { symbol, change: what, reason: 'OPERATOR', audit }),
    place: (order: CreateSpotOrder, actor = taker): Promise<SpotOrder> => money.writer.placeSpotOrder(actor, order),
    /** What was told last of a market and its rules. */
    told: () => money.bus.of<InstrumentChanged>(INSTRUMENTS_TOPIC).at(-1),
  };
}
