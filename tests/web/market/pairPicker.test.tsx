import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteConfig } from '@/contract/site';
import { PairPicker } from '@/src/market/pair/picker/PairPicker';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { shownPair } from '../../support/siteFixture';
import { pair, renderTrade } from './tradePage';

withExchangeServer();
Element.prototype.scrollIntoView = jest.fn();

/** BTC's ticker is the first to come and gives the order; the others, as for every later frame, find it given. */
const eth = { ...pair, symbol: 'ETH_USDT', base: 'ETH', sort: 2, categories: ['layer1'] };
const sol = { ...pair, symbol: 'SOL_USDT', base: 'SOL', sort: 3, categories: ['layer1', 'of-its-own'] };
const eur = { ...pair, symbol: 'BTC_EUR', quote: 'EUR', sort: 4 };
const tickerOf = (symbol: string, last: string, changePercent: string, quoteVolume: string) => ({
  ...{ symbol, last, changePercent, quoteVolume, baseVolume: '1', open: '1', high: '1', low: '1', change: '1' },
  ...{ bestBid: null, bestAsk: null, reference: null, at: 0 },
});

beforeEach(() => {
  localStorage.clear();
  answers('coins', []);
  answers('pairs', [pair, eth, sol, eur]);
  answers('sparklines', { BTC_USDT: ['1', '2', '3'] });
});

async function openPicker(isSheet = false, site: Partial<SiteConfig> = {}) {
  const onClose = jest.fn();
  const view = await renderTrade(
    <>
      <ApiConnection />
      <PairPicker onClose={onClose} isSheet={isSheet} />
    </>,
    { isSignedIn: false, site },
  );
  const { receive } = view;
  receive({
    type: 'tickers',
    tickers: [tickerOf('ETH_USDT', '3512.4', '1.87', '1900'), tickerOf('SOL_USDT', '214.3', '-4.92', '841')],
    at: 0,
  });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  return { ...view, onClose, user: userEvent.setup() };
}
const rows = () => screen.getAllByRole('row');
const symbols = () => rows().map((row) => row.querySelector('bdi')?.textContent);
const active = () => rows().find((row) => row.getAttribute('aria-selected') === 'true');
const search = () => screen.getByRole('combobox', { name: 'Search coin or pair' });

describe('the list of pairs', () => {
  it('opens with the search focused, at the quote of the pair in view, most traded first', async () => {
    await openPicker();
    expect(search()).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'USDT' })).toHaveAttribute('aria-selected', 'true');
    expect(symbols()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
    expect(rows()[0]).toHaveAttribute('aria-current', 'true');
    expect(search()).toHaveAttribute('aria-activedescendant', active()?.id);
  });

  it('lists what the brand shows, and not what it hides', async () => {
    const openTradeSymbols = { BTC_USDT: shownPair('BTC', 'USDT', 1), SOL_USDT: { ...shownPair('SOL', 'USDT', 2), isShow: false } };
    await openPicker(false, { openTradeSymbols });
    await waitFor(() => expect(symbols()).toEqual(['BTC/USDT', 'ETH/USDT']));
  });

  it('keeps rows in their places while prices move, and shows the prices', async () => {
    const { receive } = await openPicker();
    receive({ type: 'tickers', tickers: [tickerOf('SOL_USDT', '215.1', '9.99', '99999')], at: 0 });
    expect(symbols()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
    expect(rows()[2]).toHaveTextContent('215.1');
    expect(rows()[2]).toHaveTextContent('+9.99%');
  });

  it('is walked by the arrows around its ends, and opened by Enter', async () => {
    const { user, onClose } = await openPicker();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(rows()[2]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(rows()[1]);
    await user.keyboard('{End}{Home}');
    expect(active()).toBe(rows()[0]);
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
  });

  it('takes F for a letter until the arrows are used, then for the star', async () => {
    const { user } = await openPicker();
    await user.keyboard('f');
    expect(search()).toHaveValue('f');
    await user.clear(search());
    await user.keyboard('{ArrowDown}f');
    expect(search()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'SOL/USDT as favourite' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows favourites under their tab, and below them what was opened before', async () => {
    localStorage.setItem('trade_preferences', JSON.stringify({ recent: ['BTC_USDT', 'BTC_EUR', 'GONE_USDT'] }));
    const { user } = await openPicker();
    await user.click(screen.getByRole('button', { name: 'ETH/USDT as favourite' }));
    await user.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(rows().map((row) => row.querySelector('bdi')?.textContent ?? row.textContent)).toEqual(['ETH/USDT', 'Recent', 'BTC/EUR']);
  });

  it('offers categories that lead somewhere, and an operator’s own by its name', async () => {
    const { user } = await openPicker();
    const chips = within(screen.getByRole('group', { name: 'Category' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['All', 'Layer 1', 'of-its-own']);
    await user.click(chips.getByRole('button', { name: 'of-its-own' }));
    expect(symbols()).toEqual(['SOL/USDT']);
    await user.click(screen.getByRole('tab', { name: 'EUR' }));
    expect(symbols()).toEqual(['BTC/EUR']);
  });

  it('sorts by its heads', async () => {
    const { user } = await openPicker();
    await user.click(screen.getByRole('button', { name: 'Last price' }));
    expect(symbols()[0]).toBe('BTC/USDT');
    await user.click(screen.getByRole('button', { name: 'Last price' }));
    expect(symbols()[0]).toBe('SOL/USDT');
  });

  it('says that nothing matches, and takes the search back', async () => {
    const { user } = await openPicker();
    await user.keyboard('zzz');
    expect(screen.getByText('No match for “zzz”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(symbols()).toHaveLength(3);
  });

  it('leaves the keyboard of a phone alone, with quotes among the chips', async () => {
    await openPicker(true);
    expect(search()).not.toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Spot' })).toHaveAttribute('aria-selected', 'true');
    const chips = within(screen.getByRole('group', { name: 'Category' }));
    fireEvent.click(chips.getByRole('button', { name: 'EUR' }));
    expect(symbols()).toEqual(['BTC/EUR']);
    fireEvent.click(chips.getByRole('button', { name: 'All' }));
    expect(symbols()).toHaveLength(4);
  });
});

it('a list that cannot be loaded says so', async () => {
  refuses('pairs', { code: '500', msg: '', status: 500 });
  await renderTrade(
    <>
      <ApiConnection />
      <PairPicker onClose={jest.fn()} />
    </>,
    { isSignedIn: false },
  );
  expect(await screen.findByText('Pairs could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
