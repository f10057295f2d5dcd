import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEditing } from '@/src/market/workspace/edit/useLayoutEditing';
import { LayoutChoices } from '@/src/market/workspace/menu/LayoutChoices';
import { wireBoxes } from '@/src/market/workspace/menu/wireBoxes';
import { PRESETS } from '@/src/market/workspace/presets';
import { freeName, layoutName } from '@/src/market/workspace/savedLayouts';
import { changeLayout, useStoredLayouts } from '@/src/market/workspace/useTerminalLayout';
import { canHide, isBesideOrders } from '@/src/market/workspace/visiblePanels';
import { NO_STORED_LAYOUTS, storedLayouts, storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import { DEFAULT_LAYOUT } from '@/src/theme/terminalLayout/terminalLayout';
import { renderUi } from '../ui/renderUi';

beforeEach(() => storeLayouts(NO_STORED_LAYOUTS));

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the menu of layouts', () => {
  const open = () => {
    const [onClose, onEdit] = [jest.fn(), jest.fn()];
    renderUi(<LayoutChoices onClose={onClose} onEdit={onEdit} />);
    return { onClose, onEdit, user: userEvent.setup() };
  };

  it('marks the one in use and changes over to another', async () => {
    const { user, onClose } = open();
    expect(button(/^Default/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(button(/^Scalping/));
    expect(storedLayouts.getSnapshot().current).toEqual(PRESETS.scalping);
    expect(onClose).toHaveBeenCalled();
  });

  it('saves, renames and deletes layouts; a name exists once', async () => {
    const { user } = open();
    act(() => changeLayout({ hidden: ['watchlist'] }));
    await user.click(button('Save as new'));
    expect(screen.getByRole('textbox')).toHaveValue('My layout');
    await user.click(button('Save'));
    expect(storedLayouts.getSnapshot().saved).toMatchObject([{ name: 'My layout', layout: { hidden: ['watchlist'] } }]);
    expect(button(/^My layout/)).toHaveAttribute('aria-pressed', 'true');

    await user.click(button('Save as new'));
    expect(screen.getByRole('textbox')).toHaveValue('My layout 2');
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'My layout');
    expect(screen.getByText('This name is taken')).toBeInTheDocument();
    expect(button('Save')).toBeDisabled();
    await user.click(button('Cancel'));

    await user.click(button('Rename My layout'));
    await user.keyboard('Night desk{Enter}');
    expect(storedLayouts.getSnapshot().saved.map(({ name }) => name)).toEqual(['Night desk']);
    await user.click(button('Delete Night desk'));
    await user.click(button('Keep'));
    await user.click(button('Delete Night desk'));
    await user.click(button('Delete'));
    expect(storedLayouts.getSnapshot().saved).toEqual([]);
  });
});

describe('editing', () => {
  const edit = () => {
    const view = renderHook(() => useLayoutEditing(useStoredLayouts().current));
    act(() => view.result.current.start());
    return view.result;
  };
  const book = () => storedLayouts.getSnapshot().current.book;

  it('takes changes back one by one and does them again', () => {
    const result = edit();
    act(() => changeLayout({ book: 'start' }));
    act(() => changeLayout({ book: 'startTall' }));
    act(() => result.current.editing?.undo?.());
    expect(book()).toBe('start');
    act(() => result.current.editing?.undo?.());
    expect([book(), result.current.editing?.undo, result.current.editing?.isChanged]).toEqual(['end', undefined, false]);
    act(() => result.current.editing?.redo?.());
    expect(book()).toBe('start');
    act(() => changeLayout({ book: 'endTall' }));
    expect(result.current.editing?.redo).toBeUndefined();
  });

  it('ends with what was there before, or with a saved layout', () => {
    const result = edit();
    act(() => changeLayout({ book: 'start' }));
    act(() => result.current.editing?.cancel());
    expect([book(), result.current.editing]).toEqual(['end', undefined]);
    act(() => result.current.start());
    act(() => changeLayout({ book: 'startTall' }));
    act(() => result.current.editing?.save('Mine'));
    expect(storedLayouts.getSnapshot()).toMatchObject({
      current: { book: 'startTall' },
      saved: [{ name: 'Mine', layout: { book: 'startTall' } }],
    });
  });
});

describe('layouts in small', () => {
  const kinds = (layout: typeof DEFAULT_LAYOUT) => wireBoxes(layout).map(({ kind }) => kind);

  it('draw the panels that are there, where they stand', () => {
    expect(kinds(DEFAULT_LAYOUT)).toEqual(['chart', 'book', 'orders', 'ticket']);
    expect(kinds(PRESETS.chartFocus)).toEqual(['chart', 'orders', 'ticket']);
    expect(kinds({ ...DEFAULT_LAYOUT, hidden: ['chart', 'orders'], trades: 'orders' })).toEqual(['book', 'ticket']);
    const [chart, book] = wireBoxes(PRESETS.scalping);
    expect(book).toMatchObject({ x: 0, height: 36 });
    expect(chart?.x).toBe(book?.width);
  });

  it.each(Object.entries(PRESETS))('fill the drawing without overlap: %s', (_name, layout) => {
    const area = wireBoxes(layout).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(56 * 36);
  });
});

it('names are tidied and found free', () => {
  expect(layoutName('  My   desk  ')).toBe('My desk');
  const saved = [{ name: 'A', savedAt: 1, layout: DEFAULT_LAYOUT }];
  expect([freeName('B', saved), freeName('A', saved)]).toEqual(['B', 'A 2']);
});

it('of chart and book one stays; trades beside the orders need the orders', () => {
  expect(canHide({ ...DEFAULT_LAYOUT, hidden: ['book'] }, 'chart')).toBe(false);
  expect(canHide({ ...DEFAULT_LAYOUT, hidden: ['book'] }, 'orders')).toBe(true);
  expect(isBesideOrders({ ...DEFAULT_LAYOUT, trades: 'orders' })).toBe(true);
  expect(isBesideOrders({ ...DEFAULT_LAYOUT, trades: 'orders', hidden: ['orders'] })).toBe(false);
});
