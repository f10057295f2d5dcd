import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { shownPair } from '../../support/siteFixture';
import { fourMarkets, renderMarkets } from './marketsPage';
import { bodyRows, button, table } from './shownMarkets';

withExchangeServer();
beforeEach(() => localStorage.clear());

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
    const stale = [...container.querySelectorAll<HTMLElement>('.stale')];
    expect(stale).toContain(screen.getByRole('list', { name: 'Today' }));
    expect(stale.some((part) => part.contains(table()))).toBe(true);
  });
});

describe('on a brand without spot', () => {
  const site = { supportSpot: false, openTradeSymbols: { BTC_USDT: { ...shownPair('BTC', 'USDT', 1), isShow: false } } };

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
