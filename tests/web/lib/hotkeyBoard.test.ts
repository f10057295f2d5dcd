import { fireEvent } from '@testing-library/react';
import type { HotkeyId } from '@/src/config/hotkeys';
import { bindHotkey, isBound, runHotkey } from '@/src/lib/keyboard/hotkeyBoard';
import { singleKeys } from '@/src/lib/keyboard/singleKeys';

const releases: (() => void)[] = [];
const bind = (id: HotkeyId) => {
  const action = jest.fn();
  const release = bindHotkey(id, action);
  releases.push(release);
  return { action, release };
};
/** Whether the page kept the key from the browser. */
const press = (key: string, held: KeyboardEventInit = {}, target: Element = document.body) => !fireEvent.keyDown(target, { key, ...held });

afterEach(() => {
  for (const release of releases.splice(0)) release();
  document.body.innerHTML = '';
  localStorage.clear();
});

describe('a bound key', () => {
  it('acts, and only while it is bound', () => {
    const { action, release } = bind('buySide');
    expect(press('b')).toBe(true);
    expect(action).toHaveBeenCalledTimes(1);
    release();
    expect(press('b')).toBe(false);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('belongs to who bound it last, and goes back', () => {
    const page = bind('search');
    const onTop = bind('search');
    press('/');
    onTop.release();
    press('/');
    expect([page.action, onTop.action].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(isBound('search')).toBe(true);
  });

  it('does not act again while it is held down', () => {
    const { action } = bind('buySide');
    press('b', { repeat: true });
    expect(action).not.toHaveBeenCalled();
  });

  it('goes on to others when there was nothing to do', () => {
    releases.push(bindHotkey('back', () => false));
    expect(press('Escape')).toBe(false);
  });

  it('can be run without its key', () => {
    const { action } = bind('buySide');
    runHotkey('buySide');
    runHotkey('sellSide');
    expect(action).toHaveBeenCalledTimes(1);
  });
});

describe('sequences', () => {
  it('act on the second key, which then does nothing else', () => {
    const spot = bind('goToSpot');
    const sell = bind('sellSide');
    press('g');
    press('s');
    expect(spot.action).toHaveBeenCalledTimes(1);
    expect(sell.action).not.toHaveBeenCalled();
    press('s');
    expect(sell.action).toHaveBeenCalledTimes(1);
  });

  it('are forgotten when another key follows', () => {
    const markets = bind('goToMarkets');
    press('g');
    press('x');
    press('m');
    expect(markets.action).not.toHaveBeenCalled();
  });
});

describe('keys that belong to somebody else', () => {
  const within = (html: string, selector: string): Element => {
    document.body.innerHTML = html;
    const found = document.querySelector(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };

  it.each([
    ['text', '<input>', 'input'],
    ['a search', '<input type="search">', 'input'],
    ['a long text', '<textarea></textarea>', 'textarea'],
    ['a menu', '<div role="menu"><button>x</button></div>', 'button'],
    ['a surface over the page', '<div role="dialog"><button>x</button></div>', 'button'],
  ])('stay with %s', (_what, html, selector) => {
    const { action } = bind('buySide');
    expect(press('b', {}, within(html, selector))).toBe(false);
    expect(action).not.toHaveBeenCalled();
  });

  it('stay with an input method that composes', () => {
    const { action } = bind('buySide');
    press('b', { isComposing: true });
    expect(action).not.toHaveBeenCalled();
  });

  it('stay with an open dialog, all of them', () => {
    const { action } = bind('palette');
    document.body.innerHTML = '<div aria-modal="true"></div>';
    press('k', { ctrlKey: true });
    expect(action).not.toHaveBeenCalled();
  });

  it('are heard in a field where the table says so, and over a slider', () => {
    const palette = bind('palette');
    const buy = bind('buySide');
    press('k', { ctrlKey: true }, within('<input>', 'input'));
    press('b', {}, within('<input type="range">', 'input'));
    expect(palette.action).toHaveBeenCalledTimes(1);
    expect(buy.action).toHaveBeenCalledTimes(1);
  });
});

describe('shortcuts of one key', () => {
  it('can be switched off; those with a modifier or a name stay', () => {
    singleKeys.set(false);
    const buy = bind('buySide');
    const spot = bind('goToSpot');
    const theme = bind('theme');
    const panel = bind('nextPanel');
    press('b');
    press('g');
    press('s');
    press('l', { altKey: true });
    press('F6');
    expect([buy, spot, theme, panel].map(({ action }) => action.mock.calls.length)).toEqual([0, 0, 1, 1]);
  });
});
