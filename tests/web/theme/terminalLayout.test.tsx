import { paintTerminalLayout } from '@/src/theme/terminalLayout/paintTerminalLayout';
import { clampSize, largestSize, SIZE_LIMITS } from '@/src/theme/terminalLayout/sizeLimits';
import { layoutsIn, NO_STORED_LAYOUTS, storedLayouts, storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import { DEFAULT_LAYOUT, isSameLayout, type TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { terminalLayoutScript } from '@/src/theme/terminalLayout/terminalLayoutScript';

const layout: TerminalLayout = { sizes: { book: 360 }, hidden: ['orders'], book: 'startTall', trades: 'orders' };

describe('the layouts in storage', () => {
  it('come back as they were stored', () => {
    const layouts = { current: layout, saved: [{ name: 'Desk', savedAt: 1, layout: DEFAULT_LAYOUT }] };
    expect(layoutsIn(JSON.parse(JSON.stringify(layouts)))).toEqual(layouts);
  });

  it.each([undefined, null, 'x', [], { current: 7, saved: 'x' }])('are the default when nothing is understood of %j', (value) => {
    expect(layoutsIn(value)).toEqual(NO_STORED_LAYOUTS);
  });

  it('keep what is understood and leave out the rest', () => {
    const current = { sizes: { book: '360', ticket: 330, sofa: 3, orders: -1 }, hidden: ['ticket', 'orders'], book: 'roof', trades: 3 };
    const saved = [{ name: '', savedAt: 1 }, { name: 'A' }, { name: 'B', savedAt: 2, layout: {} }];
    expect(layoutsIn({ current, saved })).toEqual({
      current: { sizes: { ticket: 330 }, hidden: ['orders'], book: 'end', trades: 'ticket' },
      saved: [{ name: 'B', savedAt: 2, layout: DEFAULT_LAYOUT }],
    });
  });

  it('never hide chart and book both: they share one place', () => {
    expect(layoutsIn({ current: { hidden: ['chart', 'book'] } }).current.hidden).toEqual(['book']);
  });

  it('tell this tab of a change, and of one made in another', () => {
    storeLayouts(NO_STORED_LAYOUTS);
    const heard = jest.fn();
    const stop = storedLayouts.subscribe(heard);
    storeLayouts({ current: layout });
    expect(heard).toHaveBeenCalledTimes(1);
    localStorage.setItem('trade_layout', JSON.stringify({ current: { book: 'start' } }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'trade_layout' }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(storedLayouts.getSnapshot().current.book).toBe('start');
    stop();
    storeLayouts(NO_STORED_LAYOUTS);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

it('layouts are the same when everything in them is, in whatever order it was hidden', () => {
  const hidden = (...panels: TerminalLayout['hidden']) => ({ ...layout, hidden: panels });
  expect(isSameLayout(hidden('book', 'orders'), hidden('orders', 'book'))).toBe(true);
  expect(isSameLayout(layout, { ...layout, sizes: {} })).toBe(false);
  expect(isSameLayout(layout, { ...layout, trades: 'ticket' })).toBe(false);
});

it('a size stays inside its limits, and inside its share of the window', () => {
  const window = { innerWidth: 1000, innerHeight: 800 };
  expect(clampSize('book', 20, window)).toBe(SIZE_LIMITS.book.min);
  expect(clampSize('book', 2000, window)).toBe(340);
  expect(largestSize('orders', window)).toBe(400);
  expect(largestSize('book', { innerWidth: 2560, innerHeight: 1440 })).toBe(SIZE_LIMITS.book.max);
});

describe('painting a layout', () => {
  const painted = (root: HTMLElement) => ({ style: root.getAttribute('style') ?? '', ...root.dataset });
  const paint = (value: object) => {
    const root = document.createElement('html');
    paintTerminalLayout(root, value, SIZE_LIMITS);
    return root;
  };

  it('puts sizes that no window is too small for, and the places', () => {
    expect(paint(layout).style.getPropertyValue('--trade-book')).toBe('clamp(200px, 360px, min(520px, 34vw))');
    expect(paint(layout).dataset).toMatchObject({ tradeHidden: 'orders', tradeBook: 'startTall', tradeTrades: 'orders' });
  });

  it('takes back what an earlier one had set', () => {
    const root = paint(layout);
    paintTerminalLayout(root, DEFAULT_LAYOUT, SIZE_LIMITS);
    expect(painted(root)).toEqual(painted(paint(DEFAULT_LAYOUT)));
  });

  it('does the same in the head of the page, before anything of it runs', () => {
    const run = () => new Function(terminalLayoutScript)();
    const root = document.documentElement;
    localStorage.clear();
    run();
    expect(root.dataset.tradeBook).toBeUndefined();
    localStorage.setItem('trade_layout', JSON.stringify({ current: layout }));
    run();
    expect(painted(root)).toMatchObject(painted(paint(layout)));
  });
});
