import type { Ticker } from '@/contract/market';
import { CandleHistory } from '@/src/features/trade/chart/candleHistory';
import { LegendStore } from '@/src/features/trade/chart/legendStore';
import { axisPrice, candleChangeText } from '@/src/features/trade/model/chartText';
import { filledPercent, orderTotal } from '@/src/features/trade/model/orderRows';
import { readPreferences, writePreferences } from '@/src/features/trade/model/preferences';
import { plainDecimal, priceDraft } from '@/src/features/trade/model/ticketDraft';
import { totalDecimals, tradeMarketOf } from '@/src/features/trade/model/tradeMarket';
import { usdText } from '@/src/features/trade/model/usdText';
import { formatIn } from '@/src/format/useFormat';
import { siteFixture } from '../../support/siteFixture';
import { orderFixture, pair } from './tradePage';

describe('ticket draft', () => {
  it.each([
    ['96450.', '96450'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['', undefined],
    ['.', undefined],
    ['1e5', undefined],
    ['-1', undefined],
  ])('reads %p as %p', (text, decimal) => expect(plainDecimal(text)).toBe(decimal));

  it('shows a price with all decimals of the tick', () => {
    expect([priceDraft('96408', 1), priceDraft('96408.25', 1), priceDraft('3', 0)]).toEqual(['96408.0', '96408.25', '3']);
  });
});

describe('market', () => {
  it('prints by the site config until the rules are there', () => {
    expect(tradeMarketOf('BTC_USDT', siteFixture, undefined)).toMatchObject({ priceDecimals: 1, sizeDecimals: 5, rules: undefined });
    expect(tradeMarketOf('BTC_USDT', siteFixture, pair).rules?.minNotional).toBe('5');
  });

  it('shows totals in cents, and finer where the quote is a BTC', () => {
    expect([totalDecimals(pair), totalDecimals({ ...pair, minNotional: '0.0001' })]).toEqual([2, 6]);
  });

  it('shows dollars in cents unless cents say nothing', () => {
    const format = formatIn('en');
    expect([usdText('96482.1', format), usdText('0.00002418', format), usdText(undefined, format)]).toEqual([
      '≈ $96,482.10',
      '≈ $0.0₄241800',
      '',
    ]);
  });
});

describe('order rows', () => {
  it('knows total and share', () => {
    expect(orderTotal(orderFixture)).toBe('4822.5');
    expect(filledPercent({ ...orderFixture, filledQuantity: '0.0199' })).toBe(39);
    const inQuote = { ...orderFixture, price: null, quantity: null, quoteQuantity: '100', filledQuote: '50' };
    expect([orderTotal(inQuote), filledPercent(inQuote)]).toEqual(['100', 50]);
  });
});

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('survive a reload and add up', () => {
    writePreferences({ interval: '15m' });
    writePreferences({ groupings: { BTC_USDT: '10' } });
    expect(readPreferences()).toEqual({ interval: '15m', groupings: { BTC_USDT: '10' }, symbol: undefined, recent: [] });
  });

  it.each(['{"interval":"3s"}', '{"groupings":{"BTC_USDT":"-1"}}', '[]', 'x'])('ignore what they do not understand: %s', (text) => {
    localStorage.setItem('trade_preferences', text);
    expect(readPreferences().interval).toBe('1h');
  });
});

describe('chart', () => {
  const page = (...minutes: number[]) =>
    minutes.map((minute): [number, string, string, string, string, string, string] => [
      minute * 60_000,
      '1',
      '1',
      '1',
      String(minute),
      '1',
      '1',
    ]);
  const candle = (minute: number) => ({ time: minute * 60, open: 1, high: 1, low: 1, close: 9, volume: 1 });

  it('prints axis prices at the tick without floating dust', () => {
    expect(axisPrice(96482.100000001, '0.1', 1, 'en')).toBe('96,482.1');
    expect(axisPrice(0.00002417, '0.00000001', 8, 'en')).toBe('0.0₄2417');
    expect([candleChangeText(0.0949, 'en'), candleChangeText(-1.364, 'en'), candleChangeText(0, 'en')]).toEqual([
      '+0.09%',
      '−1.36%',
      '0.00%',
    ]);
  });

  it('loads older pages until there are none, one at a time', async () => {
    const load = jest.fn(async (_source: unknown, { endTime = 0 }: { endTime?: number }) => (endTime > 3 * 60_000 ? page(1, 2) : []));
    const history = new CandleHistory({ symbol: 'BTC_USDT', interval: '1m' }, load);
    history.take(page(5, 6));
    const [first, second] = await Promise.all([history.loadOlder(), history.loadOlder()]);
    expect([first, second]).toEqual([true, false]);
    expect(history.candles.map((row) => row.time / 60)).toEqual([1, 2, 5, 6]);
    expect(await history.loadOlder()).toBe(false);
    expect(await history.loadOlder()).toBe(false);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('notices a missing candle and mends it with a page', () => {
    const history = new CandleHistory({ symbol: 'BTC_USDT', interval: '1m' });
    history.take(page(1, 2));
    expect(history.run(candle(3))).toBe(true);
    expect(history.run(candle(6))).toBe(false);
    history.take(page(2, 3, 4, 5));
    expect(history.candles.map((row) => row.time / 60)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('lets the legend follow the crosshair and fall back to the newest candle', () => {
    const legend = new LegendStore([2]);
    const heard = jest.fn();
    legend.subscribe(heard);
    const candles = [1, 2, 3].map((minute) => ({ ...candle(minute), close: minute * 10 }));
    legend.show(candles);
    expect(legend.getSnapshot()).toEqual({ candle: candles[2], averages: [25] });
    legend.hover(120);
    expect(legend.getSnapshot()).toEqual({ candle: candles[1], averages: [15] });
    legend.hover(60);
    expect(legend.getSnapshot().averages).toEqual([undefined]);
    legend.hover(undefined);
    expect(legend.getSnapshot().candle).toBe(candles[2]);
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
