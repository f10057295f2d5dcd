import { act, screen, within } from '@testing-library/react';
import { TURN_MS } from '@/src/features/markets/hooks/useTurn';
import { withExchangeServer } from '../../support/exchangeServer';
import { renderMarkets, tickerOf } from './marketsPage';
import { bodyRows, shown } from './shownMarkets';

withExchangeServer();
beforeEach(() => localStorage.clear());

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

  it('stays while a user stands on a row with the keyboard', async () => {
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
    // Pairs are quoted in many coins: the number says its own.
    expect(gainer()).toHaveTextContent(/\d USDT/);
    receive(tickerOf('BTC_USDT', { changePercent: '50.00' }));
    expect(gainer()).toHaveTextContent('SOL/USDT');
    turn();
    expect(gainer()).toHaveTextContent('BTC/USDT');
    expect(gainer()).toHaveTextContent('+50.00%');
  });

  it('says so where the day has no gainer: at once when the one there was has fallen', async () => {
    const { receive } = await renderMarkets();
    const cell = (index: number) => within(screen.getByRole('list', { name: 'Today' })).getAllByRole('listitem')[index];
    receive(...['BTC_USDT', 'ETH_USDT', 'SOL_USDT', 'ETH_BTC'].map((symbol) => tickerOf(symbol, { changePercent: '-1.00' })));
    expect(cell(1)).toHaveTextContent('None rose in 24 hours');
    turn();
    expect(cell(1)).toHaveTextContent('None rose in 24 hours');
    expect(cell(2)).toHaveTextContent('−1.00%');
  });
});
