import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteConfig } from '@/contract/site';
import type { SpotOrder } from '@/contract/spot';
import { useOwnAccount, useTickers } from '@/src/realtime';
import { ShellHotkeys } from '@/src/shell/keyboard/ShellHotkeys';
import { ShellPalette } from '@/src/shell/palette/ShellPalette';
import { dialogOpened } from '@/src/state/dialogSlice';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { shownPair } from '../../support/siteFixture';
import { orderFixture, pair, renderTrade } from '../market/tradePage';

withExchangeServer();
beforeEach(() => {
  localStorage.clear();
  // The test's browser lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

const eth = { ...pair, symbol: 'ETH_USDT', base: 'ETH' };

async function openPalette({ openOrders = [] as SpotOrder[], site = {} as Partial<SiteConfig>, pairs = [pair, eth] } = {}) {
  answers('pairs', pairs);
  answers('coins', []);
  answers('tickers', []);
  answers('practiceStatus', { canClaim: false, nextClaimAt: null, grants: [], intervalMs: 86_400_000 });
  const view = await renderTrade(
    <>
      <button type="button">page</button>
      <Prices />
      <ShellHotkeys />
      <ShellPalette />
    </>,
    { openOrders, site },
  );
  act(() => screen.getByRole('button', { name: 'page' }).focus());
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...view, field: await screen.findByRole('combobox', { name: 'Search pairs, actions and pages' }) };
}
/** Keeps the line up, as any page with prices does. */
function Prices() {
  useTickers();
  useOwnAccount();
  return null;
}

const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

describe('the palette', () => {
  it('has the focus in its field and points at the row that Enter would choose', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    await screen.findByRole('option', { name: /ETH ?\/USDT/ });
    expect(active(field)).toHaveTextContent('ETH/USDT');
    expect(active(field)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(active(field)).not.toHaveTextContent('ETH/USDT');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toHaveTextContent('ETH/USDT');
  });

  it('opens a pair by a few letters', async () => {
    const { router } = await openPalette();
    await screen.findByRole('option', { name: /ETH ?\/USDT/ });
    await userEvent.keyboard('ethusdt{Enter}');
    expect(router.push).toHaveBeenCalledWith('/trade/spot/ETH_USDT', undefined, { shallow: true, scroll: false });
  });

  it('lists no pair that the brand hides', async () => {
    const openTradeSymbols = { ETH_USDT: { ...shownPair('ETH', 'USDT', 2), isShow: false } };
    await openPalette({ site: { openTradeSymbols }, pairs: [pair, eth, { ...eth, symbol: 'SOL_USDT', base: 'SOL' }] });
    await screen.findByRole('option', { name: /SOL ?\/USDT/ });
    expect(screen.queryByRole('option', { name: /ETH ?\/USDT/ })).toBeNull();
  });

  it('gives the focus back on Escape', async () => {
    await openPalette();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(screen.getByRole('button', { name: 'page' })).toHaveFocus();
  });

  it('asks before it cancels an order', async () => {
    const canceled: unknown[] = [];
    answers('cancelSpotOrder', { ...orderFixture, status: 'CANCELED' }, async (request) => {
      canceled.push(await request.clone().json());
    });
    await openPalette({ openOrders: [orderFixture] });
    await userEvent.keyboard('buy 0.05');
    await userEvent.click(await screen.findByTestId('palette-order'));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    expect(canceled).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(canceled).toEqual([{ symbol: 'BTC_USDT', orderId: '7' }]));
  });

  it('offers no cancelling on a market that is in no list, until the stream tells of it', async () => {
    const elsewhere = { ...orderFixture, symbol: 'NEW_USDT' };
    const { receive } = await openPalette({ openOrders: [elsewhere] });
    await userEvent.keyboard('cancel');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Cancel all/ })).toBeNull());
    const added = { ...pair, symbol: 'NEW_USDT', base: 'NEW' };
    receive({ type: 'instruments', isSnapshot: true, instruments: [pair, eth, added], at: 0 });
    expect(await screen.findByRole('option', { name: /Cancel all/ })).toBeVisible();
  });

  it('leads to the shortcuts with "?" while nothing is typed', async () => {
    const { store } = await openPalette();
    await userEvent.keyboard('?');
    expect(store.getState().dialog.open).toBe('shortcuts');
    act(() => void store.dispatch(dialogOpened('palette')));
    await userEvent.type(await screen.findByRole('combobox'), 'x?');
    expect(store.getState().dialog.open).toBe('palette');
  });

  it('says when nothing is found', async () => {
    await openPalette();
    await userEvent.keyboard('zzzz');
    expect(screen.getByText('Nothing matches “zzzz”.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 results');
  });
});
