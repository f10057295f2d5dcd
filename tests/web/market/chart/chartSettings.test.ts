import type { ChartSettings } from '@/src/market/chart/settings/chartSettings';

type Module = typeof import('@/src/market/chart/settings/chartSettings');

/** The settings as a page that is just opened has them. */
function openPage(): Module {
  let loaded: Module | undefined;
  jest.isolateModules(() => {
    loaded = require('@/src/market/chart/settings/chartSettings');
  });
  if (!loaded) throw new Error('the module was not loaded');
  return loaded;
}

const stored = (value: unknown) => localStorage.setItem('chart_settings', JSON.stringify(value));
const read = (): ChartSettings => openPage().chartSettings.getSnapshot();

beforeEach(() => localStorage.clear());

describe('chart settings', () => {
  it('start with candles, three averages and volume', () => {
    const { style, view, indicators } = read();
    expect([style, view]).toEqual(['candle', 'original']);
    expect(indicators.map(({ kind, params }) => [kind, ...params])).toEqual([['MA', 7], ['MA', 25], ['MA', 99], ['VOL']]);
  });

  it('are kept on the device, and readers are told', () => {
    const { chartSettings } = openPage();
    const told = jest.fn();
    chartSettings.subscribe(told);
    chartSettings.change({ style: 'hollow', depthRange: 5 });
    expect(told).toHaveBeenCalledTimes(1);
    expect(read()).toMatchObject({ style: 'hollow', depthRange: 5, view: 'original' });
  });

  it('forget what was only previewed', () => {
    const { chartSettings } = openPage();
    chartSettings.preview({ style: 'line' });
    expect(chartSettings.getSnapshot().style).toBe('line');
    expect(read().style).toBe('candle');
  });

  it.each([
    ['text', 'candles'],
    ['a list', []],
    ['nothing', null],
  ])('fall back as a whole from %s', (_, value) => {
    stored(value);
    expect(read()).toEqual(openPage().FIRST_SETTINGS);
  });

  it('lose only the part that is not understood', () => {
    const rsi = { id: 'RSI-1', kind: 'RSI', params: [14], colors: ['chart-ma-2'], isHidden: true };
    stored({
      style: 'renko',
      view: 'depth',
      starredIntervals: ['1h', '7s'],
      indicators: [rsi, rsi, { ...rsi, id: 'RSI-2', params: [0] }, { ...rsi, id: 'RSI-3', colors: ['red'] }, { id: 'X', kind: 'ICHIMOKU' }],
    });
    expect(read()).toMatchObject({ style: 'candle', view: 'depth', starredIntervals: ['1h'], indicators: [rsi] });
  });
});
