import type { CallData } from '@/contract/calls';
import type { Candle } from '@/domain/chart/candles';
import { CandleHistory } from '@/src/market/chart/data/candleHistory';
import { ChartData } from '@/src/market/chart/data/chartData';
import { LegendStore } from '@/src/market/chart/data/legendStore';
import type { IndicatorChoice } from '@/src/market/chart/settings/indicatorChoice';

const source = { symbol: 'BTC_USDT', interval: '1m' as const };
const page = (...minutes: number[]): CallData<'klines'> =>
  minutes.map((minute) => [minute * 60_000, '1', '1', '1', String(minute * 10), '1', '1']);
const candle = (minute: number, close = minute * 10): Candle => ({ time: minute * 60, open: 1, high: 1, low: 1, close, volume: 1 });
const average: IndicatorChoice = { id: 'MA-1', kind: 'MA', params: [2], colors: ['chart-ma-1'], isHidden: false };

type Load = (asked: unknown, page: { endTime?: number }) => Promise<CallData<'klines'>>;

function chartOf(load: Load) {
  const history = new CandleHistory(source, load);
  const data = new ChartData(source, history);
  const reader = { onAll: jest.fn(), onLast: jest.fn() };
  data.listen(reader);
  return { data, history, reader, minutes: () => data.candles.map((one) => one.time / 60) };
}

describe('history of the chart', () => {
  it('loads older pages until there are none, one at a time', async () => {
    const load = jest.fn<ReturnType<Load>, Parameters<Load>>(async (_, { endTime = 0 }) => (endTime > 2 * 60_000 ? page(1, 2) : []));
    const { data, history, minutes } = chartOf(load);
    data.take(page(3, 4));
    await Promise.all([data.loadOlder(), data.loadOlder()]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(minutes()).toEqual([1, 2, 3, 4]);
    expect(history.edge.getSnapshot()).toBe('open');
    await data.loadOlder();
    await data.loadOlder();
    expect(load).toHaveBeenCalledTimes(2);
    expect(history.edge.getSnapshot()).toBe('end');
  });

  it('says that older candles could not be had, and asks again only when told to', async () => {
    const load = jest.fn<ReturnType<Load>, Parameters<Load>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page(1));
    const { data, history, minutes } = chartOf(load);
    data.take(page(2, 3));
    await data.loadOlder();
    expect(history.edge.getSnapshot()).toBe('failed');
    await data.loadOlder();
    expect(load).toHaveBeenCalledTimes(1);
    await data.loadOlder(true);
    expect(minutes()).toEqual([1, 2, 3]);
  });

  it('steps the last candle alone, and runs all again for one that comes late', () => {
    const { data, reader } = chartOf(async () => []);
    data.run(candle(1));
    expect(reader.onLast).not.toHaveBeenCalled();
    data.take(page(1, 2));
    data.run(candle(2, 25));
    data.run(candle(3));
    expect([reader.onAll.mock.calls.length, reader.onLast.mock.calls.length]).toEqual([1, 2]);
    data.run(candle(2, 26));
    expect(reader.onAll).toHaveBeenCalledTimes(2);
    expect(data.candles.map((one) => one.close)).toEqual([10, 26, 30]);
  });

  it('reads the newest page when a candle in between is missing', async () => {
    const load = jest.fn<ReturnType<Load>, Parameters<Load>>(async () => page(2, 3, 4, 5));
    const { data, minutes } = chartOf(load);
    data.take(page(1, 2));
    data.run(candle(6));
    await Promise.resolve();
    await Promise.resolve();
    expect(minutes()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('lets go of what lies before a hole that the newest page does not close', () => {
    const { data, history, minutes } = chartOf(async () => []);
    data.take(page(1, 2));
    data.take(page(8, 9));
    expect(minutes()).toEqual([8, 9]);
    expect(history.edge.getSnapshot()).toBe('open');
  });
});

describe('legend of the chart', () => {
  it('follows the crosshair and falls back to the newest candle', () => {
    const { data } = chartOf(async () => []);
    data.choose([average]);
    const legend = new LegendStore(data);
    data.listen(legend);
    data.take(page(1, 2, 3));
    expect(legend.getSnapshot()).toMatchObject({ candle: { close: 30 } });
    expect(legend.getSnapshot().valuesOf('MA-1')).toEqual([25]);
    legend.hover(120);
    expect([legend.getSnapshot().candle?.close, legend.getSnapshot().valuesOf('MA-1')]).toEqual([20, [15]]);
    legend.hover(60);
    expect(legend.getSnapshot().valuesOf('MA-1')).toEqual([undefined]);
    legend.hover(undefined);
    expect(legend.getSnapshot().candle?.close).toBe(30);
    expect(legend.getSnapshot().valuesOf('RSI-1')).toEqual([]);
  });

  it('says what the indicators say of the running candle', () => {
    const { data } = chartOf(async () => []);
    data.choose([average]);
    const legend = new LegendStore(data);
    data.listen(legend);
    data.take(page(1, 2));
    data.run(candle(2, 40));
    expect(legend.getSnapshot().valuesOf('MA-1')).toEqual([25]);
    data.choose([{ ...average, params: [1] }]);
    legend.refresh();
    expect(legend.getSnapshot().valuesOf('MA-1')).toEqual([40]);
  });
});
