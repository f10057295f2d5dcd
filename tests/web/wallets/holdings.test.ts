import type { Ticker } from '@/contract/market';
import type { WalletDetail } from '@/contract/wallet';
import { assetRows, earnValueOf, isSmall, percentOf, sumOf } from '@/src/features/wallets/holdings/assetRows';
import { withBalances } from '@/src/features/wallets/holdings/liveDetail';
import { priceMarketOf, quoteOf } from '@/src/features/wallets/holdings/quotes';
import { changeOver, type WorthRange, worthLine } from '@/src/features/wallets/holdings/worthLine';

const coin = (coinSymbol: string, main: [string, string], trade: [string, string], total: string) => ({
  coinSymbol,
  total,
  main: { available: main[0], held: main[1] },
  trade: { available: trade[0], held: trade[1] },
});
// The sample of the design: 3,000 USDT lie in a plan, which are held in the main wallet.
const detail: WalletDetail = {
  baseCurrency: 'USD',
  total: '0',
  assets: [
    coin('BTC', ['0.1925', '0'], ['0.002', '0.02032'], '0.21482'),
    coin('USDT', ['7939.35', '3000'], ['2344.96', '2195.91'], '15480.22'),
    coin('NEW', ['5', '0'], ['0', '0'], '5'),
    coin('ETH', ['0', '0'], ['0', '0'], '0'),
  ],
  earnAssets: [{ coinSymbol: 'USDT', total: '3000', totalEarnedAmount: '42.16' }],
};
const prices: Record<string, string> = { BTC: '96482.1', USDT: '1', ETH: '3512.48' };
const quote = (symbol: string) => ({ usd: prices[symbol], change: undefined });

describe('the coins of a wallet', () => {
  it('are all of them together, without what lies in plans; the most valuable first, those without a price last', () => {
    const rows = assetRows(detail, 'ALL', quote);
    expect(rows.map(({ symbol, total, available, held, value }) => [symbol, total, available, held, value])).toEqual([
      ['BTC', '0.21482', '0.1945', '0.02032', '20726.284722'],
      ['USDT', '12480.22', '10284.31', '2195.91', '12480.22'],
      ['NEW', '5', '5', '0', undefined],
    ]);
    expect(earnValueOf(detail, quote)).toBe('3000');
    expect(sumOf(rows)).toBe('33206.504722');
  });
  it('are those of one wallet, the main one as well without what lies in plans', () => {
    expect(assetRows(detail, 'MAIN', quote).map(({ symbol, total }) => [symbol, total])).toEqual([
      ['BTC', '0.1925'],
      ['USDT', '7939.35'],
      ['NEW', '5'],
    ]);
    expect(assetRows(detail, 'TRADE', quote).map(({ symbol, held }) => [symbol, held])).toEqual([
      ['USDT', '2195.91'],
      ['BTC', '0.02032'],
    ]);
  });
  it('are small below a dollar, and not where nobody knows what they are worth', () => {
    expect([isSmall({ value: '0.99' }), isSmall({ value: '1' }), isSmall({ value: undefined })]).toEqual([true, false, false]);
    expect([percentOf('1', '3'), percentOf('1', '0')]).toEqual(['33.333333', '0']);
  });
  it('change with what the stream tells of any wallet', () => {
    const balance = { wallet: 'TRADE' as const, asset: 'USDT', available: '844.96', held: '2195.91' };
    const next = withBalances(detail, [balance, { ...balance, wallet: 'MAIN', asset: 'SOL', available: '2', held: '0' }]);
    expect(next.assets.find(({ coinSymbol }) => coinSymbol === 'USDT')).toEqual(
      coin('USDT', ['7939.35', '3000'], ['844.96', '2195.91'], '13980.22'),
    );
    expect(next.assets.at(-1)).toEqual(coin('SOL', ['2', '0'], ['0', '0'], '2'));
    expect(detail.assets).toHaveLength(4);
  });
});

describe('prices', () => {
  const market = (base: string, quoteCoin: string, sort: number) => ({
    base,
    quote: quoteCoin,
    sort,
    isShow: true,
    quantityIncrement: '1',
    priceIncrement: '1',
    minNotional: '1',
  });
  const site = {
    coinInfo: {
      USDT: { isOpen: 1, rate: { USD: '1' } },
      BTC: { isOpen: 1, rate: { USD: '90000' } },
      EUR: { isOpen: 1, rate: { USD: '1.08' } },
    },
    openTradeSymbols: { ETH_BTC: market('ETH', 'BTC', 1), BTC_EUR: market('BTC', 'EUR', 2), BTC_USDT: market('BTC', 'USDT', 3) },
  };
  const tickers = new Map([
    ['BTC_USDT', { last: '96482.1', changePercent: '2.41' } as Ticker],
    ['ETH_BTC', { last: '0.05', changePercent: null } as Ticker],
  ]);
  it('are read from the market against the dollar coin, or the first there is', () => {
    expect([priceMarketOf('BTC', site), priceMarketOf('ETH', site), priceMarketOf('USDT', site)]).toEqual([
      'BTC_USDT',
      'ETH_BTC',
      undefined,
    ]);
    expect(quoteOf('BTC', site, tickers)).toEqual({ usd: '96482.1', change: '2.41' });
    expect(quoteOf('ETH', site, tickers)).toEqual({ usd: '4500', change: undefined });
  });
  it('are the rates of the site where no market tells one', () => {
    expect(quoteOf('BTC', site, new Map())).toEqual({ usd: '90000', change: undefined });
    expect([quoteOf('EUR', site, tickers).usd, quoteOf('NEW', site, tickers).usd]).toEqual(['1.08', undefined]);
  });
});

describe('what wallets were worth', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const today = 20_000 * DAY;
  const now = today + 14.5 * HOUR;
  // Worth a dollar a day that has gone by, and 900 in the hours of yesterday, 1000 in those of today.
  const days = Array.from({ length: 32 }, (_, index) => ({ day: today - (32 - index) * DAY, usd: String(100 + index) }));
  const hours = Array.from({ length: 26 }, (_, index) => {
    const hour = today + (14 - 26 + index) * HOUR;
    return { hour, usd: hour < today ? '900' : '1000' };
  });
  const worth = { days, hours };
  const spanOf = (range: WorthRange) => {
    const points = worthLine(worth, range, '1012.8', now);
    expect(points.at(-1)).toEqual({ at: now, value: '1012.8' });
    return [points.length, ((points[0]?.at ?? 0) - today) / HOUR];
  };
  it('is a line from at least as far back as is looked at, by the hour for a day, to now', () => {
    expect(spanOf('day')).toEqual([26, -10]);
    expect(spanOf('week')).toEqual([9, -7 * 24]);
    expect(spanOf('month')).toEqual([32, -30 * 24]);
    expect(spanOf('year')).toEqual([33, -31 * 24]);
  });
  it('leaves out what has not ended by this clock', () => {
    expect(worthLine({ days: [{ day: today, usd: '5' }], hours: [] }, 'month', '7', now)).toEqual([{ at: now, value: '7' }]);
  });
  it('is compared with 24 hours and 30 days ago', () => {
    expect(changeOver('day', worth, '1012.8', now)).toEqual({ usd: '112.8', percent: '12.53' });
    expect(changeOver('day', worth, '890', now)).toEqual({ usd: '-10', percent: '-1.11' });
    expect(changeOver('month', worth, '1010', now)).toEqual({ usd: '909', percent: '900' });
  });
  it('is compared with nothing where nobody wrote down what there was then', () => {
    expect(changeOver('day', { days, hours: hours.slice(3) }, '1', now)).toBeUndefined();
    expect(changeOver('month', { days: days.slice(0, 1), hours }, '1', now)).toBeUndefined();
    expect(changeOver('month', { days: days.slice(3), hours }, '1', now)).toBeUndefined();
    const nothing = { days, hours: hours.map(({ hour }) => ({ hour, usd: '0' })) };
    expect(changeOver('day', nothing, '5', now)).toEqual({ usd: '5', percent: undefined });
  });
});
