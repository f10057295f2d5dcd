import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Store } from '@/src/lib/store/store';
import { ChartPanel } from '@/src/market/chart/ChartPanel';
import { mountChart } from '@/src/market/chart/price/mountChart';
import { NO_ORDERS } from '@/src/market/chart/price/overlay/ownOrders';
import { answers, withExchangeServer } from '../../../support/exchangeServer';
import { renderTrade } from '../tradePage';

// jsdom has no canvas: the drawing itself is looked at in the browser tests, what is drawn and when is looked at here.
jest.mock('@/src/market/chart/price/mountChart');
withExchangeServer();

const minute = 60_000;
const kline = (openTime: number, close: string): [number, string, string, string, string, string, string] => [
  openTime,
  '1',
  '9',
  '1',
  close,
  '1',
  '1',
];

/** A chart that draws nothing and notes what it was told to draw. */
function fakeCharts() {
  const made: { onAll: jest.Mock; onLast: jest.Mock; destroy: jest.Mock }[] = [];
  jest.mocked(mountChart).mockImplementation(async (_, { data }) => {
    const noted = { onAll: jest.fn(), onLast: jest.fn(), destroy: jest.fn() };
    made.push(noted);
    const silent = {
      setOrders: jest.fn(),
      setFills: jest.fn(),
      onPaint: () => () => undefined,
      ownOrders: () => ({ own: NO_ORDERS, plot: { width: 0, height: 0 } }),
      panes: new Store([]),
      isAtStart: new Store(false),
    };
    const stop = data.listen(noted);
    const destroy = () => {
      stop();
      noted.destroy();
    };
    return { chart: silent, destroy } as unknown as Awaited<ReturnType<typeof mountChart>>;
  });
  return made;
}

beforeEach(() => {
  localStorage.clear();
  answers('spotTradeHistory', { records: [], searchAfter: null, last: true });
  answers('klines', [kline(0, '2'), kline(60 * minute, '3')]);
});

describe('chart', () => {
  it('draws the page and then only the running candle', async () => {
    const charts = fakeCharts();
    const { receive } = await renderTrade(<ChartPanel isSmall={false} />);
    await waitFor(() => expect(charts).toHaveLength(1));
    expect(await screen.findByText('3.0')).toBeInTheDocument();
    charts[0]?.onAll.mockClear();
    receive({ type: 'kline', symbol: 'BTC_USDT', interval: '1h', kline: kline(60 * minute, '4'), at: 0 });
    receive({ type: 'kline', symbol: 'BTC_USDT', interval: '1h', kline: kline(120 * minute, '5'), at: 0 });
    expect(charts[0]?.onLast).toHaveBeenCalledTimes(2);
    expect(charts[0]?.onAll).not.toHaveBeenCalled();
    expect(await screen.findByText('5.0')).toBeInTheDocument();
  });

  it('says that nobody traded yet, and begins with the first candle', async () => {
    answers('klines', []);
    const charts = fakeCharts();
    const { receive } = await renderTrade(<ChartPanel isSmall={false} />);
    const said = await screen.findByText('No trades yet');
    // A chart runs left to right in every language, sentences on it as they are read.
    expect(said.closest('[dir]')).toHaveAttribute('dir', 'auto');
    await waitFor(() => expect(charts).toHaveLength(1));
    charts[0]?.onAll.mockClear();
    receive({ type: 'kline', symbol: 'BTC_USDT', interval: '1h', kline: kline(60 * minute, '4'), at: 0 });
    expect(charts[0]?.onAll).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('No trades yet')).not.toBeInTheDocument();
  });

  it('lets go of each chart exactly once when interval and screen change', async () => {
    const charts = fakeCharts();
    const user = userEvent.setup();
    const { unmount } = await renderTrade(<ChartPanel isSmall={false} />);
    await waitFor(() => expect(charts).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '15m' }));
    await waitFor(() => expect(charts).toHaveLength(2));
    expect(charts[0]?.destroy).toHaveBeenCalledTimes(1);
    expect(charts[1]?.destroy).not.toHaveBeenCalled();
    unmount();
    expect(charts.map((chart) => chart.destroy.mock.calls.length)).toEqual([1, 1]);
    expect(localStorage.getItem('trade_preferences')).toContain('15m');
  });

  it('says when its code did not arrive, and tries again', async () => {
    jest.mocked(mountChart).mockRejectedValueOnce(new Error('chunk'));
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall={false} />);
    expect(await screen.findByText('The chart could not be loaded')).toBeInTheDocument();
    const charts = fakeCharts();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(charts).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByText('The chart could not be loaded')).not.toBeInTheDocument();
  });
});
