import type { EarnOffer } from '@/contract/earn';
import type { Instrument } from '@/contract/instrument';
import type { Ticker } from '@/contract/market';
import { convert, routeBetween } from '@/src/features/home/model/convert';
import { depthScale } from '@/src/features/home/model/depthScale';
import { comparedPlans, shownPlans } from '@/src/features/home/model/earnGrowth';
import { homeMarkets } from '@/src/features/home/model/homeMarket';
import { movers } from '@/src/features/home/model/movers';
import { pairOf } from '../../support/pairFixture';
import { shownPair, siteFixture } from '../../support/siteFixture';
import { homeTicker } from './homeFixtures';

const shown = (...symbols: string[]) => ({
  ...siteFixture,
  openTradeSymbols: Object.fromEntries(
    symbols.map((symbol, sort) => [
      symbol,
      { ...shownPair(pairOf(symbol).base, pairOf(symbol).quote, sort), quantityIncrement: '0.001', priceIncrement: '0.01' },
    ]),
  ),
});
const coin = (coinSymbol: string, name: string) => ({ coinSymbol, name, icon: '', isFiat: false, isOpen: 1, sort: 1, scale: 8 });

describe('homeMarkets', () => {
  const pairs = [pairOf('ETH_USDT'), pairOf('BTC_EUR'), pairOf('BTC_USDT'), pairOf('XRP_USDT')];

  it('is one market per coin, in the site’s order, without what the site hides', () => {
    const site = shown('BTC_USDT', 'BTC_EUR', 'ETH_USDT');
    const openTradeSymbols = { ...site.openTradeSymbols, XRP_USDT: { ...shownPair('XRP', 'USDT', 3), isShow: false } };
    const markets = homeMarkets(pairs, [coin('BTC', 'Bitcoin')], { ...site, openTradeSymbols });
    expect(markets.map(({ symbol }) => symbol)).toEqual(['BTC_USDT', 'ETH_USDT']);
    expect(markets[0]).toMatchObject({ name: 'Bitcoin', decimals: 2, usdRate: '1' });
    expect(markets[1]).toMatchObject({ name: 'ETH' });
  });

  it('is every coin for a brand without spot, which lists no pairs', () => {
    const site = { ...shown(), supportSpot: false };
    expect(homeMarkets(pairs, [], site).map(({ base }) => base)).toEqual(['ETH', 'BTC', 'XRP']);
  });
});

describe('movers', () => {
  const markets = homeMarkets(
    ['A_USDT', 'B_USDT', 'C_USDT', 'D_USDT'].map((symbol, index) => pairOf(symbol, { listedAt: index === 1 ? 5 : 1 })),
    [],
    shown('A_USDT', 'B_USDT', 'C_USDT', 'D_USDT'),
  );
  const tickers: Record<string, Ticker> = {
    A_USDT: homeTicker('A_USDT', { changePercent: '1.5', quoteVolume: '10' }),
    B_USDT: homeTicker('B_USDT', { changePercent: '-3', quoteVolume: '30' }),
    C_USDT: homeTicker('C_USDT', { changePercent: '12', quoteVolume: '20' }),
    D_USDT: homeTicker('D_USDT', { last: null, changePercent: null }),
  };
  const tickerOf = (symbol: string) => tickers[symbol];

  it('ranks by number, not by text, and leaves out what never traded', () => {
    expect(movers(markets, tickerOf, 'gainers')).toEqual(['C_USDT', 'A_USDT']);
    expect(movers(markets, tickerOf, 'losers')).toEqual(['B_USDT']);
    expect(movers(markets, tickerOf, 'volume')).toEqual(['B_USDT', 'C_USDT', 'A_USDT']);
    expect(movers(markets, tickerOf, 'new')).toEqual(['B_USDT', 'C_USDT', 'A_USDT']);
  });
});

describe('depthScale', () => {
  const side = (first: number, step: number) =>
    Array.from({ length: 50 }, (_, index) => ({ price: String(first + index * step), quantity: '1' }));

  it('sums quantities over even price steps around the middle, and labels round prices', () => {
    const scale = depthScale(side(99_990, -20), side(100_010, 20));
    expect(scale?.bids).toHaveLength(46);
    expect(scale?.bids).toEqual(scale?.asks);
    expect(scale?.bids.at(-1)).toBe(46);
    expect(scale?.labels.map(({ price }) => price)).toEqual(['99200', '99400', '99600', '99800', '100200', '100400', '100600', '100800']);
    expect(scale?.labels[0]?.at).toBeCloseTo(0.5 - 800 / (2 * 920));
  });

  it('keeps the decimals small prices need', () => {
    const wide = depthScale(side(0.3999, -0.0002), side(0.4001, 0.0002));
    expect(wide?.labels.map(({ price }) => price)).toContain('0.398');
  });

  it('keeps the axis of the picture before while the book breathes', () => {
    const steps = [20, 21.5, 24, 80].map((step) => depthScale(side(99_990, -step), side(100_010, step), 200)?.step);
    expect(steps).toEqual([200, 200, 200, 500]);
  });

  it('is nothing while a side is empty', () => {
    expect(depthScale([], side(100, 1))).toBeUndefined();
  });
});

describe('convert', () => {
  const eth: Instrument = pairOf('ETH_USDT', { quantityIncrement: '0.0001' });
  const btc: Instrument = pairOf('BTC_USDT', { quantityIncrement: '0.00001', priceIncrement: '0.1' });
  const level = (price: string, quantity: string) => ({ price, quantity });
  const ethBook = { bids: [level('3999', '2')], asks: [level('4000', '1'), level('4100', '1')] };
  const btcBook = { bids: [level('100000', '1')], asks: [level('100010', '1')] };

  it('buys at the average over the real depth, takes the fee off and rounds down', () => {
    const route = routeBetween([eth, btc], 'USDT', 'ETH') ?? [];
    // 1 at 4000 and 0.5 at 4100: 1.5 less 0.1 %.
    expect(convert(route, [ethBook], '6050', ['0.001'])).toEqual({ receive: '1.4985', isComplete: true });
    expect(convert(route, [ethBook], '3333.33', ['0.001'])).toEqual({ receive: '0.8324', isComplete: true });
  });

  it('sells whole lots into the bids', () => {
    const route = routeBetween([eth, btc], 'ETH', 'USDT') ?? [];
    expect(convert(route, [ethBook], '1.00009', ['0.001'])).toEqual({ receive: '3995', isComplete: true });
  });

  it('goes over the coin both are quoted in, with two fees', () => {
    const route = routeBetween([eth, btc], 'BTC', 'ETH') ?? [];
    expect(route.map(({ side, pair }) => `${side} ${pair.symbol}`)).toEqual(['SELL BTC_USDT', 'BUY ETH_USDT']);
    // 4000 less 0.1 % is 3996: 0.999 at 4000, less 0.1 %.
    expect(convert(route, [btcBook, ethBook], '0.04', ['0.001', '0.001'])).toEqual({ receive: '0.998', isComplete: true });
  });

  it('says when a book ends before the amount does', () => {
    const route = routeBetween([eth], 'USDT', 'ETH') ?? [];
    expect(convert(route, [ethBook], '100000', ['0'])).toEqual({ receive: '2', isComplete: false });
  });

  it('is unknown without a book, without a way, and below the smallest lot', () => {
    const route = routeBetween([eth], 'USDT', 'ETH') ?? [];
    expect(convert(route, [undefined], '100', ['0'])).toBeUndefined();
    expect(convert(route, [ethBook], '0.1', ['0'])).toBeUndefined();
    expect(routeBetween([eth], 'ETH', 'SOL')).toBeUndefined();
  });
});

describe('comparedPlans', () => {
  const offer = (planId: string, coinSymbol: string, termDays: number | null, aprPercent: string): EarnOffer => ({
    planId,
    coinSymbol,
    planType: termDays === null ? 'FLEXIBLE' : 'FIXED',
    termDays,
    aprPercent,
  });

  it('sets the best fixed plan of the first coin beside its flexible one', () => {
    const offers = [
      offer('1', 'USDT', null, '6.2'),
      offer('2', 'ETH', 60, '3.85'),
      offer('3', 'USDT', 30, '6.9'),
      offer('4', 'USDT', 90, '8.4'),
    ];
    expect(comparedPlans(offers)).toEqual({
      best: { coin: 'USDT', termDays: 90, gain: '840' },
      flexible: { coin: 'USDT', termDays: null, gain: '620' },
    });
  });

  it('is nothing without a fixed plan', () => {
    expect(comparedPlans([offer('1', 'USDT', null, '6.2')])).toBeUndefined();
  });

  it('stands in the table too, however late it is listed', () => {
    const offers = [
      offer('1', 'ETH', null, '2.4'),
      offer('2', 'SOL', 30, '5.3'),
      offer('3', 'BTC', null, '1.15'),
      offer('4', 'SOL', null, '4.1'),
      offer('5', 'SOL', 90, '7.4'),
    ];
    const ids = (count: number) => shownPlans(offers, count).map(({ planId }) => planId);
    expect(ids(4)).toEqual(['1', '2', '4', '5']);
    expect(ids(9)).toEqual(['1', '2', '3', '4', '5']);
    expect(shownPlans(offers.slice(0, 1), 4)).toHaveLength(1);
  });
});
