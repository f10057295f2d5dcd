import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatIn } from '@/src/format/useFormat';
import { withExchangeServer } from '../../support/exchangeServer';
import { renderMarkets, tickerOf } from './marketsPage';
import { bodyRows, shown, table } from './shownMarkets';

const sortBy = (name: string) => userEvent.click(within(table()).getByRole('button', { name }));

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
