import { act } from '@testing-library/react';
import { http } from 'msw';
import type { Ticker } from '@/contract/market';
import type { SiteConfig } from '@/contract/site';
import { type MarketsData, MarketsScreen } from '@/src/features/markets';
import { RealtimeProvider } from '@/src/realtime';
import { answers, exchangeServer, isUnreachable } from '../../support/exchangeServer';
import { pairOf } from '../../support/pairFixture';
import { renderShell } from '../../support/renderShell';
import { shownPair, siteFixture } from '../../support/siteFixture';
import { fakeLine } from '../realtime/fakeLine';

export const tickerOf = (symbol: string, change: Partial<Ticker> = {}): Ticker => ({
  symbol,
  last: '10',
  open: '9',
  high: '11',
  low: '8',
  baseVolume: '1',
  quoteVolume: '2000000',
  change: '1',
  changePercent: '1.00',
  bestBid: null,
  bestAsk: null,
  reference: null,
  at: 0,
  ...change,
});

const coin = (coinSymbol: string, name: string) => ({ coinSymbol, name, icon: '', isFiat: false, isOpen: 1, sort: 1, scale: 8 });

/** Four pairs; by volume: BTC_USDT, ETH_USDT, SOL_USDT (quiet), and one against BTC. */
export const fourMarkets: MarketsData = {
  pairs: [
    pairOf('BTC_USDT', { sort: 1 }),
    pairOf('ETH_USDT', { sort: 2, categories: ['defi'] }),
    pairOf('SOL_USDT', { sort: 3, priceIncrement: '0.00000001' }),
    pairOf('ETH_BTC', { sort: 4 }),
  ],
  coins: [coin('BTC', 'Bitcoin'), coin('ETH', 'Ethereum'), coin('SOL', 'Solana')],
  tickers: [
    tickerOf('BTC_USDT', { last: '96482.1', quoteVolume: '9000000', changePercent: '2.00' }),
    tickerOf('ETH_USDT', { last: '3512.48', quoteVolume: '8000000', changePercent: '-3.00' }),
    tickerOf('SOL_USDT', { last: '0.00002417', quoteVolume: '999999', changePercent: '5.00' }),
    tickerOf('ETH_BTC', { last: '0.03', quoteVolume: '50', changePercent: '0.50' }),
  ],
  sparklines: { BTC_USDT: ['1', '2', '3'] },
};

/** So many pairs against USDT, the first the most traded. */
export function manyMarkets(count: number): MarketsData {
  const symbols = Array.from({ length: count }, (_, index) => `C${index}_USDT`);
  return {
    pairs: symbols.map((symbol, index) => pairOf(symbol, { sort: index })),
    coins: [],
    tickers: symbols.map((symbol, index) => tickerOf(symbol, { quoteVolume: String(9_000_000 - index) })),
    sparklines: {},
  };
}

/** The markets page on a live line that the test holds; what `initial` leaves out is never answered. For files with an exchange server. */
export async function renderMarkets(
  initial: MarketsData = fourMarkets,
  { isDown = false, site = {} }: { isDown?: boolean; site?: Partial<SiteConfig> } = {},
) {
  const { pairs, coins, tickers, sparklines } = initial;
  const silent = () => new Promise<never>(() => {});
  exchangeServer.use(http.get('*/api/market/*', silent));
  if (pairs) answers('pairs', pairs);
  if (isDown) isUnreachable('pairs');
  if (coins) answers('coins', coins);
  if (tickers) answers('tickers', tickers);
  if (sparklines) answers('sparklines', sparklines);
  const listed = Object.fromEntries(
    (pairs ?? initial.pairs ?? []).map(({ symbol, base, quote, sort }) => [symbol, shownPair(base, quote, sort)]),
  );
  const line = fakeLine();
  const view = renderShell(
    <RealtimeProvider
      calls={{ websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn() }}
      isSignedIn={false}
      log={jest.fn()}
      realtime={line.realtime}
    >
      <MarketsScreen initial={initial} />
    </RealtimeProvider>,
    { site: { openTradeSymbols: listed, coinInfo: siteFixture.coinInfo, ...site } },
  );
  const receive = (...tickers: Ticker[]) =>
    act(() => {
      line.receive({ type: 'tickers', tickers, at: 0 });
      line.paint();
    });
  await act(async () => {
    line.open();
    line.receive({ type: 'tickers', tickers: initial.tickers ?? [], at: 0 });
    await Promise.resolve();
    line.paint();
  });
  return { ...view, line, receive };
}
