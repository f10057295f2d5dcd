import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withExchangeServer } from '../../support/exchangeServer';
import { manyMarkets, renderMarkets } from './marketsPage';
import { bodyRows, button, shown, table } from './shownMarkets';

const storedView = () => JSON.parse(localStorage.getItem('markets_view') ?? 'null');

withExchangeServer();
beforeEach(() => localStorage.clear());

describe('tabs and favourites', () => {
  const star = (pair: string) => within(table()).getByRole('button', { name: `${pair} as favourite` });
  const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

  it('collects by the star and shows the collected, whatever they are quoted in', async () => {
    const { unmount } = await renderMarkets();
    await userEvent.click(star('ETH/USDT'));
    expect(star('ETH/USDT')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('All'));
    await userEvent.click(star('ETH/BTC'));
    await openTab('Favourites');
    expect(shown()).toEqual(['ETH_USDT', 'ETH_BTC']);
    unmount();
    await renderMarkets();
    expect(screen.getByRole('tab', { name: 'Favourites' })).toHaveAttribute('aria-selected', 'true');
    expect(shown()).toEqual(['ETH_USDT', 'ETH_BTC']);
  });

  it('says how to collect the first one, and leads to the pairs', async () => {
    await renderMarkets();
    await openTab('Favourites');
    expect(screen.getByText('No favourites yet')).toBeInTheDocument();
    await userEvent.click(button('Browse spot pairs'));
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
  });
});

describe('filters', () => {
  it('keeps the chip, and says of an empty one how to see all', async () => {
    const { unmount } = await renderMarkets();
    await userEvent.click(button('DeFi'));
    expect(shown()).toEqual(['ETH_USDT']);
    expect(storedView().filters.spot).toEqual({ kind: 'category', category: 'defi' });
    unmount();
    localStorage.setItem(
      'markets_view',
      JSON.stringify({ ...storedView(), filters: { favourites: { kind: 'all' }, spot: { kind: 'quote', quote: 'XYZ' } } }),
    );
    await renderMarkets();
    // Its chip is gone: better everything than nothing.
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT', 'ETH_BTC', 'SOL_USDT']);
  });

  it('hides quiet pairs and says how many and why', async () => {
    await renderMarkets();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide low volume' }));
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT']);
    expect(screen.getByText(/1 hidden: less than \$1\.00M traded in 24 h/)).toBeInTheDocument();
    expect(storedView().hidesLowVolume).toBe(true);
  });

  it('leaves columns out and remembers which', async () => {
    const { unmount } = await renderMarkets();
    await userEvent.click(button('Columns'));
    await userEvent.click(await screen.findByRole('checkbox', { name: '24h high' }));
    expect(screen.queryByRole('columnheader', { name: '24h high' })).toBeNull();
    unmount();
    await renderMarkets();
    expect(screen.queryByRole('columnheader', { name: '24h high' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: '24h low' })).toBeInTheDocument();
  });
});

describe('search', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search coin or pair' });

  it('has the slash key, and Escape empties it before anything else', async () => {
    await renderMarkets();
    await userEvent.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await userEvent.keyboard('eth/btc');
    expect(field()).toHaveValue('eth/btc');
    expect(shown()).toEqual(['ETH_BTC']);
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('says what it did not find and takes it back', async () => {
    await renderMarkets();
    await userEvent.type(field(), 'nothing');
    expect(screen.getByText('No match for “nothing”')).toBeInTheDocument();
    await userEvent.click(button('Clear search'));
    expect(shown()).toHaveLength(3);
  });
});

describe('show more', () => {
  it('adds twenty rows and gives the focus to the first new one once the button is gone', async () => {
    await renderMarkets(manyMarkets(45));
    expect(bodyRows()).toHaveLength(20);
    await userEvent.click(button('Show more'));
    expect(bodyRows()).toHaveLength(40);
    expect(button('Show more')).toHaveFocus();
    await userEvent.click(button('Show more'));
    expect(bodyRows()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Trade C40/USDT' })).toHaveFocus();
  });
});
