import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartPanel } from '@/src/market/chart/ChartPanel';
import { mountChart } from '@/src/market/chart/price/mountChart';
import { chartSettings, FIRST_SETTINGS } from '@/src/market/chart/settings/chartSettings';
import { toggleChartFullscreen } from '@/src/market/chart/toolbar/chartFullscreen';
import { fileName } from '@/src/market/chart/toolbar/savePicture';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { renderTrade } from './tradePage';

// jsdom has no canvas: what the chart draws is looked at in the browser tests.
jest.mock('@/src/market/chart/price/mountChart');
withExchangeServer();

beforeEach(() => {
  localStorage.clear();
  act(() => chartSettings.change(FIRST_SETTINGS));
  jest.mocked(mountChart).mockReturnValue(new Promise(() => undefined));
  answers('klines', []);
});

const openIntervals = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^More intervals/ }));
  return screen.findByRole('textbox');
};
const toolbar = () => within(screen.getByRole('group', { name: 'Candle interval' }));
const typed = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(await openIntervals(user), `${text}{Enter}`);
};

describe('interval menu', () => {
  it('keeps starred intervals in the toolbar and remembers them', async () => {
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall={false} />, { isSignedIn: false });
    await openIntervals(user);
    expect(toolbar().queryByRole('button', { name: '2h' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep 2h in the toolbar' }));
    await user.click(screen.getByRole('button', { name: 'Keep 1m in the toolbar' }));
    expect(toolbar().getByRole('button', { name: '2h' })).toBeInTheDocument();
    expect(toolbar().queryByRole('button', { name: '1m' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('chart_settings') ?? '').starredIntervals).toEqual(['5m', '15m', '1h', '2h', '4h', '1d', '1w']);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(toolbar().getByRole('button', { name: '1m' })).toBeInTheDocument();
  });

  it('chooses what is typed, and stands at the menu when it has no button', async () => {
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall={false} />, { isSignedIn: false });
    await typed(user, '360');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More intervals: 6h' })).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('trade_preferences')).toContain('6h');
  });

  it('takes no focus into its field where that would bring up a keyboard over the list', async () => {
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall isPhone />, { isSignedIn: false });
    answerMediaQueries(true);
    const field = await openIntervals(user);
    expect(screen.getByRole('dialog')).toHaveFocus();
    expect(field).not.toHaveFocus();
    answerMediaQueries(false);
  });

  it('names the neighbours of an interval that is not offered, until something else is typed', async () => {
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall={false} />, { isSignedIn: false });
    await typed(user, '45m');
    expect(screen.getByRole('alert')).toHaveTextContent('45m is not offered. Nearest: 30m, 1h');
    await user.clear(screen.getByRole('textbox'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'soon{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Type a number and m, h, D, W or M');
  });

  it('is walked by arrows and closed by Escape, which gives the focus back', async () => {
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall={false} />, { isSignedIn: false });
    await openIntervals(user);
    await user.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('5m');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'More intervals' })).toHaveFocus();
  });
});

describe('style menu', () => {
  it('changes the style by arrows and remembers it', async () => {
    const user = userEvent.setup();
    await renderTrade(<ChartPanel isSmall={false} />, { isSignedIn: false });
    await user.click(screen.getByRole('button', { name: 'Chart style: Candles' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Candles' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Chart style: Heikin-Ashi' })).toBeInTheDocument();
    expect(localStorage.getItem('chart_settings')).toContain('"style":"heikin-ashi"');
  });
});

describe('full screen', () => {
  it('holds the rest of the page back, and Escape leaves it', async () => {
    const { container } = await renderTrade(
      <main>
        <a href="/">Beside</a>
        <ChartPanel isSmall={false} />
      </main>,
      { isSignedIn: false },
    );
    const beside = container.querySelector('a');
    act(() => toggleChartFullscreen());
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeInTheDocument();
    expect(beside).toHaveAttribute('inert');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeInTheDocument();
    expect(beside).not.toHaveAttribute('inert');
  });
});

it('names a picture after the market and the moment', () => {
  const at = Date.UTC(2026, 10, 21, 12, 41, 7);
  expect(fileName({ pair: 'BTC/USDT', what: '1h', brand: 'Kontor', at })).toBe('BTC-USDT-1h-20261121-124107.png');
});
