import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartPanel } from '@/src/features/trade/chart/ChartPanel';
import { mountChart } from '@/src/features/trade/chart/mountChart';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderTrade } from './tradePage';

// jsdom has no canvas: the drawing itself is looked at in the browser tests, what is drawn and when is looked at here.
jest.mock('@/src/features/trade/chart/mountChart');
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

function fakeCharts() {
  const made: { setCandles: jest.Mock; update: jest.Mock; setOrders: jest.Mock; destroy: jest.Mock }[] = [];
  jest.mocked(mountChart).mockImplementation(async () => {
    const chart = { setCandles: jest.fn(), update: jest.fn(), setOrders: jest.fn(), destroy: jest.fn() };
    made.push(chart);
    return { chart, destroy: chart.destroy } as unknown as Awaited<ReturnType<typeof mountChart>>;
  });
  return made;
}

beforeEach(() => {
  localStorage.clear();
  answers('klines', [kline(0, '2'), kline(60 * minute, '3')]);
});

describe('chart', () => {
  it('draws the page and then only the running candle', async () => {
    const charts = fakeCharts();
    const { receive } = await renderTrade(<ChartPanel isSmall={false} />);
    await waitFor(() => expect(charts[0]?.setCandles).toHaveBeenCalled());
    charts[0]?.setCandles.mockClear();
    receive({ type: 'kline', symbol: 'BTC_USDT', interval: '1h', kline: kline(60 * minute, '4'), at: 0 });
    receive({ type: 'kline', symbol: 'BTC_USDT', interval: '1h', kline: kline(120 * minute, '5'), at: 0 });
    expect(charts[0]?.update.mock.calls.map(([, candle]) => candle.close)).toEqual([4, 5]);
    expect(charts[0]?.setCandles).not.toHaveBeenCalled();
    expect(await screen.findByText('5.0')).toBeInTheDocument();
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
