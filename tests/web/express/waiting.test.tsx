import { screen, waitFor } from '@testing-library/react';
import type { ExpressOrder } from '@/src/api/queries/express';
import { removeToken, storeToken } from '@/src/lib/storage';
import { withExchangeServer } from '@/tests/support/exchangeServer';
import { openExpress } from '@/tests/support/expressForm';

withExchangeServer();
afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

const order = (orderId: string, over: Partial<ExpressOrder>) =>
  ({ orderId, side: 'BUY', coin: 'BTC', state: 'WAITING', ...over }) as ExpressOrder;
const way = () => screen.findByRole('link', { name: 'Go to the order' });

describe('the form of who comes back from the provider’s page', () => {
  it('leads on to the order that waits for payment', async () => {
    storeToken('secret');
    openExpress({ user: {}, orders: [order('9', { state: 'CANCELLED' }), order('8', {}), order('7', {})] });
    expect(await way()).toHaveAttribute('href', '/wallets/buy/btc?order=8');
    expect(screen.getByText('You have an order that waits for payment.')).toBeInTheDocument();
  });

  it('says of a sale what it waits for', async () => {
    storeToken('secret');
    openExpress({ user: {}, orders: [order('8', { side: 'SELL' })] });
    expect(await way()).toHaveAttribute('href', '/express?order=8');
    expect(screen.getByText(/a sale that waits for you/)).toBeInTheDocument();
  });

  it('says nothing where none waits, and asks nothing for a visitor', async () => {
    storeToken('secret');
    const { unmount } = openExpress({ user: {}, orders: [order('9', { state: 'PAID' }), order('8', { state: 'DELIVERED' })] });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR'));
    expect(screen.queryByText(/that waits for/)).not.toBeInTheDocument();
    unmount();
    removeToken();
    openExpress({ orders: [order('8', {})] });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR'));
    expect(screen.queryByText(/that waits for/)).not.toBeInTheDocument();
  });
});
