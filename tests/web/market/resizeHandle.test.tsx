import { fireEvent, screen } from '@testing-library/react';
import { ResizeHandle } from '@/src/market/workspace/ResizeHandle';
import { NO_STORED_LAYOUTS, storedLayouts, storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import { renderUi } from '../ui/renderUi';

/** Tells the size of a panel as soon as it is asked for. */
class ImmediateObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
}

/** jsdom's pointer events carry no place. */
const pointer = (type: 'down' | 'move', element: Element, clientX: number) =>
  fireEvent(element, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, clientX }), { pointerId: 1 }));

const book = () => storedLayouts.getSnapshot().current.sizes.book;
const previewed = () => document.documentElement.style.getPropertyValue('--trade-book');

function renderHandle(locale = 'en') {
  globalThis.ResizeObserver = ImmediateObserver;
  HTMLElement.prototype.setPointerCapture = jest.fn();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
  renderUi(
    <>
      <div id="the-book" />
      <ResizeHandle panel="book" controls="the-book" edge="start" />
    </>,
    { locale },
  );
  const handle = screen.getByRole('separator');
  // jsdom inherits no direction.
  handle.style.direction = document.documentElement.dir;
  return handle;
}

beforeEach(() => {
  storeLayouts(NO_STORED_LAYOUTS);
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1440 });
});

describe('the edge of a panel', () => {
  it('says whose it is, how large that is and may become', () => {
    const handle = renderHandle();
    expect(handle).toHaveAccessibleName('Width of the order book');
    expect(handle).toHaveAttribute('aria-valuenow', '300');
    expect(handle).toHaveAttribute('aria-valuemin', '200');
    expect(handle).toHaveAttribute('aria-valuemax', '490');
    expect(handle).toHaveAttribute('aria-valuetext', '300 px');
    expect(handle).toHaveAttribute('aria-orientation', 'vertical');
  });

  it.each([
    ['en', 'ArrowLeft', {}, 308],
    ['en', 'ArrowRight', {}, 292],
    ['en', 'ArrowLeft', { shiftKey: true }, 340],
    ['ar-AE', 'ArrowRight', {}, 308],
    ['en', 'Home', {}, 200],
    ['en', 'End', {}, 490],
    ['en', 'ArrowUp', {}, undefined],
  ])('moves by keys, in %s by %s', (locale, key, modifiers, size) => {
    fireEvent.keyDown(renderHandle(locale), { key, ...modifiers });
    expect(book()).toBe(size);
  });

  it('gives the usual size back on a double click and on Enter', () => {
    const handle = renderHandle();
    for (const reset of [() => fireEvent.doubleClick(handle), () => fireEvent.keyDown(handle, { key: 'Enter' })]) {
      fireEvent.keyDown(handle, { key: 'End' });
      expect(book()).toBe(490);
      reset();
      expect(book()).toBeUndefined();
    }
  });

  it('follows the pointer without storing anything until it is let go', () => {
    const handle = renderHandle();
    pointer('down', handle, 800);
    pointer('move', handle, 760);
    expect(previewed()).toContain(' 340px,');
    expect(book()).toBeUndefined();
    expect(handle).toHaveTextContent('300 px');
    fireEvent.pointerUp(handle);
    expect(book()).toBe(340);
  });

  it.each(['Escape', 'pointercancel'])('goes back to where it was on %s', (how) => {
    const handle = renderHandle();
    pointer('down', handle, 800);
    pointer('move', handle, 700);
    if (how === 'Escape') fireEvent.keyDown(handle, { key: how });
    else fireEvent.pointerCancel(handle);
    expect([book(), previewed()]).toEqual([undefined, '']);
    pointer('move', handle, 600);
    expect(previewed()).toBe('');
  });
});
