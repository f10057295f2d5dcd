import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TURN_MS } from '@/src/features/markets/hooks/useTurn';
import { formatIn } from '@/src/format/useFormat';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { fourMarkets, manyMarkets, renderMarkets, tickerOf } from './marketsPage';

const table = () => screen.getByRole('table', { name: 'Markets' });
const bodyRows = () => within(table()).getAllByRole('row').slice(1);
/** Pairs by their rows' links, from top to bottom. */
const shown = () =>
  within(table())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/trade/spot/', ''));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sortBy = (name: string) => userEvent.click(within(table()).getByRole('button', { name }));
const storedView = () => JSON.parse(localStorage.getItem('markets_view') ?? 'null');

withExchangeServer();
beforeEach(() => localStorage.clear());

describe('markets table', () => {
  it('shows pairs against USDT by volume at first, each row one real link', async () => {
    await renderMarkets();
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
    expect(screen.getByRole('columnheader', { name: '24h volume' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('link', { name: 'Trade BTC/USDT' })).toHaveAttribute('href', '/trade/spot/BTC_USDT');
  });

  it('renders only the row whose ticker changed', async () => {
    const { receive } = await renderMarkets();
    const printed = jest.spyOn(formatIn('en'), 'compactCurrency');
    receive(tickerOf('ETH_USDT', { last: '3512.49', quoteVolume: '8000001' }));
    // Its row alone, and neither the rows above and below nor the whole table.
    expect(printed.mock.calls.map(([value]) => value).filter((value) => value !== '1000000')).toEqual(['8000001']);
    expect(bodyRows()[1]).toHaveTextContent('3,512.49');
    printed.mockRestore();
  });

  it('writes tiny prices with a count of zeros, in every column alike', async () => {
    const { receive } = await renderMarkets();
    receive(tickerOf('SOL_USDT', { last: '0.00002417', high: '0.00002500', low: '0.00002300', quoteVolume: '999999' }));
    expect(bodyRows()[2]).toHaveTextContent(/0\.042417.*0\.042500.*0\.042300/);
  });

  it.each([
    ['Last price', ['BTC_USDT', 'ETH_USDT', 'SOL_USDT']],
    ['24h change', ['SOL_USDT', 'BTC_USDT', 'ETH_USDT']],
    ['Name', ['SOL_USDT', 'ETH_USDT', 'BTC_USDT']],
  ])('sorts by %s, says so, and remembers it', async (column, highestFirst) => {
    const { unmount } = await renderMarkets();
    await sortBy(column);
    expect(shown()).toEqual(highestFirst);
    await sortBy(column);
    expect(shown()).toEqual([...highestFirst].reverse());
    expect(screen.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
    unmount();
    await renderMarkets();
    expect(shown()).toEqual([...highestFirst].reverse());
  });

  it('forgets what another version has stored', async () => {
    localStorage.setItem('markets_view', JSON.stringify({ tab: 'options', sort: 'up' }));
    await renderMarkets();
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
  });

  it('takes the mark of a stored arrangement off once it stands', async () => {
    document.documentElement.dataset.storedView = '';
    await renderMarkets();
    expect(document.documentElement).not.toHaveAttribute('data-stored-view');
  });
});

describe('order of a live list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const turn = () => act(() => jest.advanceTimersByTime(TURN_MS));
  const overtake = tickerOf('ETH_USDT', { last: '3512.48', quoteVolume: '99000000' });

  it('changes at most every five seconds, while its numbers change at once', async () => {
    const { receive } = await renderMarkets();
    receive(overtake);
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
    expect(bodyRows()[1]).toHaveTextContent('$99.00M');
    turn();
    expect(shown()).toEqual(['ETH_USDT', 'BTC_USDT', 'SOL_USDT']);
  });

  it('stays while somebody stands on a row with the keyboard', async () => {
    const { receive } = await renderMarkets();
    act(() => screen.getByRole('link', { name: 'Trade SOL/USDT' }).focus());
    receive(overtake);
    turn();
    expect(shown()).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
    act(() => (document.activeElement as HTMLElement).blur());
    turn();
    expect(shown()).toEqual(['ETH_USDT', 'BTC_USDT', 'SOL_USDT']);
  });

  it('keeps the pairs of the highlight cells as long', async () => {
    const { receive } = await renderMarkets();
    const gainer = () => within(screen.getByRole('list', { name: 'Today' })).getAllByRole('listitem')[1];
    expect(gainer()).toHaveTextContent('SOL/USDT');
    receive(tickerOf('BTC_USDT', { changePercent: '50.00' }));
    expect(gainer()).toHaveTextContent('SOL/USDT');
    turn();
    expect(gainer()).toHaveTextContent('BTC/USDT');
    expect(gainer()).toHaveTextContent('+50.00%');
  });
});

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

describe('what is not there', () => {
  it('keeps the shapes of cells and rows while nothing is known', async () => {
    await renderMarkets({});
    expect(bodyRows()).toHaveLength(20);
    expect(screen.getByRole('list', { name: 'Today' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says that the pairs could not be had, and tries again when asked', async () => {
    await renderMarkets({}, { isDown: true });
    expect(await screen.findByText('The markets could not be loaded')).toBeInTheDocument();
    answers('pairs', fourMarkets.pairs ?? []);
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'Trade BTC/USDT' })).toBeInTheDocument();
  });

  it('prints what is unknown as two dashes', async () => {
    await renderMarkets({ ...fourMarkets, tickers: [] });
    expect(bodyRows()[0]).toHaveTextContent('--');
  });

  it('says that prices are old, and dims them, while the line is down', async () => {
    const { line, container } = await renderMarkets();
    act(() => {
      line.realtime.networkLost();
      line.paint();
    });
    expect(await screen.findByText('Reconnecting')).toBeInTheDocument();
    expect(container.querySelector('.stale')).toContainElement(table());
  });
});

describe('on a brand without spot', () => {
  const site = { supportSpot: false, openTradeSymbols: {} };

  it('are prices: no tab says spot, and nothing leads to a terminal that is not there', async () => {
    await renderMarkets(fourMarkets, { site });
    expect(bodyRows()[0]).toHaveTextContent('96,482.1');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Favourites', 'All']);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Trade')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(button('Show all pairs')).toBeInTheDocument();
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => answerMediaQueries(true));
  afterEach(() => answerMediaQueries(false));
  const list = () => screen.getByRole('list', { name: 'Markets' });
  const openSearch = async () => {
    await userEvent.click(button('Search coin or pair'));
    return within(await screen.findByRole('dialog', { name: 'Search coin or pair' }));
  };

  it('shows cards with a star and a link each', async () => {
    await renderMarkets();
    const [first] = within(list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('BTC /USDT$9.00M');
    expect(within(first as HTMLElement).getByRole('link', { name: 'BTC /USDT' })).toHaveAttribute('href', '/trade/spot/BTC_USDT');
    expect(within(first as HTMLElement).getByRole('button', { name: 'BTC/USDT as favourite' })).toBeInTheDocument();
  });

  it('sorts by its own row of buttons', async () => {
    await renderMarkets();
    await userEvent.click(within(screen.getByRole('group', { name: 'Sort by' })).getByRole('button', { name: '24h change' }));
    expect(within(list()).getAllByRole('listitem')[0]).toHaveTextContent('SOL');
  });

  it('searches on a screen of its own and remembers what was opened', async () => {
    await renderMarkets();
    const dialog = await openSearch();
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    expect(dialog.getByText('Most traded')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('searchbox'), 'so');
    const hit = dialog.getByRole('link');
    expect(hit).toHaveTextContent('SOL /USDTSolana');
    expect(within(hit).getAllByText(/^so$/i, { selector: 'mark' })).toHaveLength(2);
    fireEvent.click(hit);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    const again = await openSearch();
    await userEvent.click(again.getByRole('button', { name: 'SOL/USDT' }));
    expect(again.getByRole('searchbox')).toHaveValue('SOL/USDT');
    await userEvent.click(again.getByText('Clear'));
    expect(again.queryByText('Searched before')).toBeNull();
    expect(localStorage.getItem('markets_searches')).toBeNull();
  });

  it('has cards and hits without a way on where the brand has no spot', async () => {
    await renderMarkets(fourMarkets, { site: { supportSpot: false, openTradeSymbols: {} } });
    expect(within(list()).getAllByRole('listitem')[0]).toHaveTextContent('BTC /USDT');
    const dialog = await openSearch();
    await userEvent.type(dialog.getByRole('searchbox'), 'so');
    expect(dialog.getByText('All')).toBeInTheDocument();
    expect(dialog.getByText('USDT', { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
