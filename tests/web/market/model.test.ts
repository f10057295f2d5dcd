import { worthIn } from '@/src/brand/useWorth';
import { formatIn } from '@/src/format/useFormat';
import { axisPrice, candleChangeText } from '@/src/market/chart/chartText';
import { filledPercent, orderTotal } from '@/src/market/orders/orderRows';
import { openedPairs, readPreferences, rememberPair, writePreferences } from '@/src/market/preferences';
import { plainDecimal, priceDraft } from '@/src/market/ticket/ticketDraft';
import { tradeMarketOf } from '@/src/market/tradeMarket';
import { usdText } from '@/src/market/usdText';
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

  it('never prints an amount of a pair nobody knows as nothing', () => {
    expect(tradeMarketOf('OLD_USDT', siteFixture, undefined)).toMatchObject({ priceDecimals: 8, sizeDecimals: 8, totalDecimals: 10 });
  });

  it('is not live for who is told of others alone: it was delisted', () => {
    const state = (from: Parameters<typeof tradeMarketOf>[2]) => tradeMarketOf('OLD_USDT', siteFixture, from).state;
    expect([state(undefined), state([pair]), state([{ ...pair, symbol: 'OLD_USDT' }])]).toEqual(['LIVE', 'DELISTED', 'LIVE']);
  });

  it('shows dollars in cents, and where cents say nothing as the price beside them is written', () => {
    const format = formatIn('en');
    const told = (usd: string | undefined, priceDecimals: number) => usdText(usd, worthIn('USD', '1', format), priceDecimals);
    expect([told('96482.1', 1), told('0.00002418', 8), told('0.0000241', 8)]).toEqual(['≈ $96,482.10', '≈ $0.0₄2418', '≈ $0.0₄2410']);
    // Of a price in cheap coins, whose own decimals would say nothing.
    expect([told('0.00002418', 2), told(undefined, 8)]).toEqual(['≈ $0.0₄241800', '']);
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
    expect(readPreferences()).toEqual({ interval: '15m', groupings: { BTC_USDT: '10' }, opened: { SPOT: { recent: [] } } });
  });

  it('remember what was opened for each kind of market by itself', () => {
    rememberPair('SPOT', 'BTC_USDT');
    rememberPair('PERPETUAL', 'BTC_PERP');
    rememberPair('PERPETUAL', 'ETH_PERP');
    expect(openedPairs('SPOT')).toEqual({ symbol: 'BTC_USDT', recent: ['BTC_USDT'] });
    expect(openedPairs('PERPETUAL')).toEqual({ symbol: 'ETH_PERP', recent: ['ETH_PERP', 'BTC_PERP'] });
  });

  it('of before there were kinds are those of spot', () => {
    localStorage.setItem('trade_preferences', '{"interval":"15m","symbol":"ETH_USDT","recent":["ETH_USDT","BTC_USDT"]}');
    expect(openedPairs('SPOT')).toEqual({ symbol: 'ETH_USDT', recent: ['ETH_USDT', 'BTC_USDT'] });
    expect(openedPairs('PERPETUAL')).toEqual({ recent: [] });
    rememberPair('PERPETUAL', 'BTC_PERP');
    expect(openedPairs('SPOT').symbol).toBe('ETH_USDT');
    rememberPair('SPOT', 'SOL_USDT');
    expect([readPreferences().interval, openedPairs('SPOT')]).toEqual([
      '15m',
      { symbol: 'SOL_USDT', recent: ['SOL_USDT', 'ETH_USDT', 'BTC_USDT'] },
    ]);
  });

  it.each(['{"interval":"3s"}', '{"groupings":{"BTC_USDT":"-1"}}', '[]', '{"interval":"15m","opened":{"SPOT":{"recent":[1]}}}', 'x'])(
    'ignore what they do not understand: %s',
    (text) => {
      localStorage.setItem('trade_preferences', text);
      expect(readPreferences().interval).toBe('1h');
    },
  );
});

describe('chart', () => {
  it('prints axis prices at the tick without floating dust', () => {
    expect(axisPrice(96482.100000001, '0.1', 1, 'en')).toBe('96,482.1');
    expect(axisPrice(0.00002417, '0.00000001', 8, 'en')).toBe('0.0₄2417');
    expect([candleChangeText(0.0949, 'en'), candleChangeText(-1.364, 'en'), candleChangeText(0, 'en')]).toEqual([
      '+0.09%',
      '−1.36%',
      '0.00%',
    ]);
  });
});
