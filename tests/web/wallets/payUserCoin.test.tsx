import { screen, waitFor } from '@testing-library/react';
import { PayForm } from '@/src/features/wallets/payUser/PayForm';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, streams, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  streams();
  const assets = ['USDT', 'BTC'].map((coinSymbol) => ({ coinSymbol, available: '50', held: '0' }));
  answers('mainWallet', { assets } as never);
  answers('userTransferState', { limitUsd: '100', leftUsd: '100', recent: [] });
  answers('profileLimits', { level: 2, limits: {}, withdrawn: { usedUsd: '0', leftUsd: '100' } } as never);
  answers('walletDetail', { total: '0', assets: [], earnAssets: [] } as never);
  answers('coins', []);
  answers('tickers', []);
});
afterEach(() => removeToken());

it.each([
  ['', 'USDT'],
  ['?coin=btc', 'BTC'],
  ['?coin=b%3Ctc', 'USDT'],
])('sends the coin that its address names, and its own where that names none: %s', async (query, coin) => {
  const { container } = renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      <PayForm onSent={jest.fn()} />
    </RealtimeProvider>,
    { path: `/wallets/internal-transfer${query}`, state: { profile: { showBalances: true } } as never },
  );
  await waitFor(() => expect(container).toHaveTextContent(`50.00`));
  expect(screen.getByRole('combobox', { name: 'Coin' })).toHaveValue(coin);
  expect(container).not.toHaveTextContent('B<TC');
});
