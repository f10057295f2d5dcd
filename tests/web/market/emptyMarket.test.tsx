import { act, render, screen } from '@testing-library/react';
import type { ServerFrame } from '@/contract/channels';
import { OrderBook } from '@/src/market/book/OrderBook';
import { SkeletonRows } from '@/src/market/book/SkeletonRows';
import { TwoSidedBook } from '@/src/market/book/TwoSidedBook';
import { ChartSkeleton } from '@/src/market/chart/ChartSkeleton';
import { DepthSkeleton } from '@/src/market/chart/depth/DepthSkeleton';
import { MobileMiniBook } from '@/src/market/phone/MobileMiniBook';
import { TradesList } from '@/src/market/trades/TradesList';
import { levels, renderTrade } from './tradePage';

const symbol = 'BTC_USDT';
const emptyBook: Extract<ServerFrame, { type: 'depth.snapshot' }> = { type: 'depth.snapshot', symbol, seq: 9, bids: [], asks: [], at: 0 };
const trade = { id: '1', price: '96482.1', quantity: '0.5', side: 'BUY', at: 0 } as const;
const busy = (container: HTMLElement) => container.querySelectorAll('[aria-busy="true"]').length;

describe('a market without trades', () => {
  it('shows busy rows until it is known whether there are trades, then says that there are none', async () => {
    const { container, receive } = await renderTrade(<TradesList />);
    expect(busy(container)).toBeGreaterThan(0);
    receive({ type: 'trades', symbol, trades: [], isSnapshot: true, at: 0 });
    expect(busy(container)).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('No trades yet');
  });

  it('shows the first trade in the place of that', async () => {
    const { receive } = await renderTrade(<TradesList />);
    receive({ type: 'trades', symbol, trades: [], isSnapshot: true, at: 0 });
    receive({ type: 'trades', symbol, trades: [trade], isSnapshot: false, at: 0 });
    expect(screen.queryByText('No trades yet')).not.toBeInTheDocument();
    expect(screen.getByText('96,482.1')).toBeInTheDocument();
  });
});

describe('trades that have not come', () => {
  it('are not promised while the line is broken, and are on their way once it is back', async () => {
    const { container, line, receive } = await renderTrade(<TradesList />);
    act(() => line.drop());
    expect(await screen.findByRole('status')).toHaveTextContent('Recent trades show once it is back.');
    expect(busy(container)).toBe(0);
    // Nothing old is shown, and words are read.
    expect(screen.getByTestId('recent-trades')).not.toHaveClass('stale');
    act(() => line.realtime.retryNow());
    act(() => line.open());
    receive({ type: 'trades', symbol, trades: [trade], isSnapshot: true, at: 0 });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('96,482.1')).toBeInTheDocument();
  });
});

describe('a book without orders', () => {
  const books = [
    ['between its sides', <OrderBook key="one" view="both" rowHeight={18} isTall={false} showTotal />],
    ['side by side', <TwoSidedBook key="two" rowHeight={18} showTotal />],
    ['beside a ticket', <MobileMiniBook key="three" />],
  ] as const;

  it.each(books)('says so of each side %s, and of one alone', async (_, book) => {
    const { container, receive } = await renderTrade(book);
    expect(screen.queryByText(/^No (buy|sell) orders$/)).not.toBeInTheDocument();
    receive(emptyBook);
    expect(screen.getByText('No buy orders')).toBeInTheDocument();
    expect(screen.getByText('No sell orders')).toBeInTheDocument();
    expect(busy(container)).toBe(0);
    receive({ ...emptyBook, seq: 10, bids: levels(96482, -0.3) });
    expect(screen.queryByText('No buy orders')).not.toBeInTheDocument();
    expect(screen.getByText('No sell orders')).toBeInTheDocument();
  });
});

describe('the shapes of the terminal', () => {
  const shapes = [
    ['rows', <SkeletonRows key="rows" count={2} height={20} />],
    ['chart', <ChartSkeleton key="chart" />],
    ['depth', <DepthSkeleton key="depth" />],
  ] as const;

  it.each(shapes)('are busy: %s', (_, shape) => {
    const { container } = render(shape);
    for (const child of container.children) expect(child).toHaveAttribute('aria-busy', 'true');
    expect(container.children.length).toBeGreaterThan(0);
  });
});
