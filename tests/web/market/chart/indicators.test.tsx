import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IndicatorDialog } from '@/src/market/chart/indicators/dialog/IndicatorDialog';
import { IndicatorSettings } from '@/src/market/chart/indicators/settings/IndicatorSettings';
import { chartSettings, FIRST_SETTINGS } from '@/src/market/chart/settings/chartSettings';
import { newIndicator } from '@/src/market/chart/settings/indicatorChoice';
import { renderShell } from '../../../support/renderShell';

const kinds = () => chartSettings.getSnapshot().indicators.map(({ kind, params }) => [kind, ...params].join(' '));

beforeEach(() => chartSettings.change(FIRST_SETTINGS));

describe('indicator dialog', () => {
  it('finds by name or abbreviation, and adds as often as asked', async () => {
    const user = userEvent.setup();
    renderShell(<IndicatorDialog open onClose={jest.fn()} />);
    await user.type(screen.getByRole('searchbox'), 'boll');
    await user.click(screen.getByRole('button', { name: 'Add Bollinger bands' }));
    await user.click(screen.getByRole('button', { name: 'Add Bollinger bands' }));
    expect(screen.queryByRole('button', { name: 'Add Moving average' })).not.toBeInTheDocument();
    expect(kinds().slice(-2)).toEqual(['BOLL 20 2', 'BOLL 20 2']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'ichimoku');
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('shows one category', async () => {
    const user = userEvent.setup();
    renderShell(<IndicatorDialog open onClose={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: /^Momentum/ }));
    const added = screen.getAllByRole('button', { name: /^Add / }).map((button) => button.getAttribute('aria-label'));
    expect(added).toEqual(['Add Relative strength index', 'Add MA convergence divergence']);
  });

  it('hides, removes and empties what is on the chart', async () => {
    const user = userEvent.setup();
    renderShell(<IndicatorDialog open onClose={jest.fn()} />);
    const chosen = within(screen.getByRole('region', { name: 'On this chart' }));
    await user.click(chosen.getByRole('button', { name: 'MA 7: Hide' }));
    expect(chartSettings.getSnapshot().indicators[0]?.isHidden).toBe(true);
    await user.click(chosen.getByRole('button', { name: 'MA 25: Remove' }));
    expect(kinds()).toEqual(['MA 7', 'MA 99', 'VOL']);
    await user.click(chosen.getByRole('button', { name: 'Remove all' }));
    expect(kinds()).toEqual([]);
    expect(chosen.getByText('No indicator on this chart')).toBeInTheDocument();
  });
});

describe('indicator settings', () => {
  const macd = newIndicator('MACD', []);
  const open = () => {
    chartSettings.change({ indicators: [macd] });
    const onClose = jest.fn();
    renderShell(<IndicatorSettings choice={macd} onClose={onClose} />);
    return onClose;
  };

  it('show sound numbers at once and are kept when done', async () => {
    const user = userEvent.setup();
    const onClose = open();
    await user.type(screen.getByLabelText('Fast length'), '{ArrowUp}');
    expect(kinds()).toEqual(['MACD 13 26 9']);
    expect(localStorage.getItem('chart_settings')).not.toContain('13');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalled();
    expect(localStorage.getItem('chart_settings')).toContain('13,26,9');
  });

  it('say what is wrong, leave the chart as it is and are not done before', async () => {
    const user = userEvent.setup();
    const onClose = open();
    const fast = screen.getByLabelText('Fast length');
    await user.clear(fast);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.');
    await user.type(fast, '30');
    expect(screen.getByRole('alert')).toHaveTextContent('Must be shorter than the slow one.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(fast).toHaveFocus();
    expect(kinds()).not.toContain('MACD 30 26 9');
  });

  it('are taken back by Cancel and by Escape', async () => {
    const user = userEvent.setup();
    const onClose = open();
    await user.type(screen.getByLabelText('Signal length'), '{ArrowDown}');
    expect(kinds()).toEqual(['MACD 12 26 8']);
    await user.keyboard('{Escape}');
    expect(kinds()).toEqual(['MACD 12 26 9']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('paint a line in a colour of the palette', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Colour of Signal' }));
    await user.click(await screen.findByRole('button', { name: 'Colour 4' }));
    expect(chartSettings.getSnapshot().indicators[0]?.colors).toEqual(['chart-ma-3', 'series-2']);
  });
});
