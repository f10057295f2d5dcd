import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Balance } from '@/contract/balance';
import type { Level } from '@/contract/market';
import type { PracticeStatus } from '@/contract/practice';
import type { SiteConfig } from '@/contract/site';
import type { SpotOrder } from '@/contract/spot';
import { spotKind } from '@/src/features/spot/spotKind';
import { MarketProvider } from '@/src/market/MarketContext';
import { type AskRules, askRules, FIRST_RULES } from '@/src/market/ticket/askRules';
import { tradeMarketOf } from '@/src/market/tradeMarket';
import { type RealtimeCalls, RealtimeProvider } from '@/src/realtime';
import { pairChanged } from '@/src/state/tradeSlice';
import { btcRules } from '../../support/btcRules';
import { liveSpot } from '../../support/liveSpot';
import { renderShell } from '../../support/renderShell';
import { siteFixture } from '../../support/siteFixture';
import { fakeLine } from '../realtime/fakeLine';

export const pair = {
  symbol: 'BTC_USDT',
  ...btcRules,
  ...liveSpot,
  categories: [],
  listedAt: 0,
  sort: 1,
};

export const orderFixture: SpotOrder = {
  orderId: '7',
  clientOrderId: 'c7',
  symbol: 'BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  isPostOnly: false,
  price: '96450',
  quantity: '0.05',
  quoteQuantity: null,
  filledQuantity: '0',
  filledQuote: '0',
  averagePrice: null,
  feePaid: '0',
  feeAsset: 'BTC',
  status: 'OPEN',
  closeReason: null,
  createdAt: 1,
  updatedAt: 1,
};

/** Of a user whose practice funds are claimed for the day. */
export const claimedToday: PracticeStatus = { canClaim: false, nextClaimAt: null, grants: [], intervalMs: 86_400_000 };

/** Twenty levels a side around 96,482. */
export const levels = (first: number, step: number): Level[] =>
  Array.from({ length: 20 }, (_, index) => [(first + index * step).toFixed(1), '0.5']);

export const ticker = {
  symbol: 'BTC_USDT',
  last: '96482.1',
  open: '94000',
  high: '97000',
  low: '93000',
  baseVolume: '1',
  quoteVolume: '1',
  change: '2482.1',
  changePercent: '2.64',
  bestBid: '96482',
  bestAsk: '96482.3',
  reference: '96482.1',
  at: 0,
};

/** Of a trader who has switched the questions off. */
const NEVER: AskRules = { limit: false, marketFrom: { USDT: '1000000000' } };
/** Of a newcomer: all of them. */
export const ALWAYS = FIRST_RULES;

interface TradePageOptions {
  isSignedIn?: boolean;
  balances?: Balance[];
  openOrders?: SpotOrder[];
  site?: Partial<SiteConfig>;
  locale?: string;
  /** Before which orders the ticket asks; before none that are ordinary unless a test is about that. */
  asks?: AskRules;
  /** Instead of what answers the balances and open orders above. */
  accountCalls?: Partial<RealtimeCalls>;
  /** The stream has told no price yet. */
  isQuiet?: boolean;
}

/** A part of the terminal on a live line that the test holds. */
export async function renderTrade(ui: ReactNode, options: TradePageOptions = {}) {
  const { isSignedIn = true, balances = [], openOrders = [], site = {}, locale = 'en', asks = NEVER, accountCalls = {}, isQuiet } = options;
  askRules.change(asks);
  const line = fakeLine({
    balances: async () => balances,
    openOrders: async () => ({ records: openOrders, searchAfter: null, last: true }),
    ...accountCalls,
  });
  const view = renderShell(
    <RealtimeProvider
      calls={{ websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn() }}
      isSignedIn={isSignedIn}
      log={jest.fn()}
      realtime={line.realtime}
    >
      <MarketProvider value={{ ...tradeMarketOf('BTC_USDT', siteFixture, pair), ...spotKind }}>{ui}</MarketProvider>
    </RealtimeProvider>,
    { path: '/trade/spot/BTC_USDT', site, locale },
  );
  act(() => {
    view.store.dispatch(pairChanged({ symbol: 'BTC_USDT', base: 'BTC', quote: 'USDT' }));
  });
  const receive: typeof line.receive = (frame) =>
    act(() => {
      line.receive(frame);
      line.paint();
    });
  // Whatever the part reads, it reads something: the line is up.
  await act(async () => {
    line.open();
    line.receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 1, bids: levels(96482, -0.3), asks: levels(96482.3, 0.3), at: 0 });
    if (!isQuiet) line.receive({ type: 'tickers', tickers: [ticker], at: 0 });
    await Promise.resolve();
    line.paint();
  });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    line.paint();
  });
  return { ...view, line, receive };
}
