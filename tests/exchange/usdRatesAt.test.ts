import { usdRatesAt } from '@/exchange/app/wallet/usdRatesAt';
import { emptyMarkets, startOn } from '../support/marketDataDatabase';
import { fakeClock } from '../support/marketDataFixtures';
import { describeOnEachDatabase } from '../support/testDatabase';

const START_MS = Date.UTC(2026, 10, 21, 9, 30);
const HOUR_MS = 3_600_000;
const NINE = Date.UTC(2026, 10, 21, 9);
const endOf = (hour: number) => NINE + (hour - 8) * HOUR_MS;

describeOnEachDatabase('rates of hours that ended', (database) => {
  beforeEach(() => emptyMarkets(database()));

  it('are those of their last trades, before what came behind, and after a restart too', async () => {
    const clock = fakeClock(START_MS);
    const { marketData, trade } = await startOn(database(), clock);
    let serial = 0;
    // A tick is a tenth.
    const tradeAt = async (atMs: number, priceTicks: number) => {
      serial += 1;
      clock.set(atMs);
      marketData.advance();
      await trade([{ id: String(serial), priceTicks, lots: 1, takerSide: 'BUY', atMs }]);
    };
    await tradeAt(START_MS, 900_000);
    await tradeAt(endOf(9) - 1, 910_000);
    await tradeAt(endOf(9), 920_000);
    await tradeAt(endOf(11) + 60_000, 930_000);
    const expected = [undefined, '91000', '92000', '92000'];
    const rates = async (from: typeof marketData) => {
      const found = [];
      for (const hour of [8, 9, 10, 11]) found.push((await usdRatesAt(from, endOf(hour))).get('BTC'));
      return found.map((rate) => (rate === undefined ? undefined : String(Number(rate))));
    };
    clock.set(endOf(13) + 1);
    marketData.advance();
    expect(await rates(marketData)).toEqual(expected);
    expect((await usdRatesAt(marketData, endOf(10))).get('USDT')).toBe('1');
    await marketData.stop();

    const again = await startOn(database(), fakeClock(endOf(14) + 1));
    expect(await rates(again.marketData)).toEqual(expected);
    await again.marketData.stop();
  });
});
