import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { fourMarkets, renderMarkets } from './marketsPage';
import { button } from './shownMarkets';

withExchangeServer();
beforeEach(() => localStorage.clear());

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
