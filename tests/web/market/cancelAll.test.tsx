import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelAllSpotOrders } from '@/src/api/calls/spot';
import { CancelAll } from '@/src/market/orders/CancelAll';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { shownPair } from '../../support/siteFixture';
import { orderFixture, pair, renderTrade } from './tradePage';

withExchangeServer();

const sale = { ...orderFixture, orderId: '8', side: 'SELL' as const, price: '98400', quantity: '0.0254', filledQuantity: '0.00508' };
const elsewhere = { ...sale, orderId: '9', symbol: 'ETH_USDT', quantity: '1', filledQuantity: '0' };

const openTradeSymbols = { BTC_USDT: shownPair('BTC', 'USDT', 1), ETH_USDT: shownPair('ETH', 'USDT', 2) };

/** Each line in the question's box. */
async function released(symbol: string | undefined, isShown = true) {
  answers('pairs', [pair, { ...pair, symbol: 'ETH_USDT', base: 'ETH' }]);
  const { store } = await renderTrade(<CancelAll send={cancelAllSpotOrders} symbol={symbol} count={3} />, {
    openOrders: [orderFixture, sale, elsewhere],
    site: { openTradeSymbols },
  });
  act(() => void store.dispatch(showBalancesChanged(isShown)));
  await userEvent.click(screen.getByTestId('cancel-all'));
  const question = await screen.findByRole('alertdialog');
  return within(question)
    .queryAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
}

describe('the question before all orders are cancelled', () => {
  it('says what comes back, coin by coin', async () =>
    expect(await released('BTC_USDT')).toEqual(['Released 0.02032 BTC', 'Released 4,822.50 USDT']));

  it('counts the orders of every market where all of them are cancelled', async () =>
    expect(await released(undefined)).toEqual(['Released 0.02032 BTC', 'Released 1.00000 ETH', 'Released 4,822.50 USDT']));

  it('says no sums while balances are hidden', async () =>
    expect(await released('BTC_USDT', false)).toEqual(['Released •••••• BTC', 'Released •••••• USDT']));
});
