import { screen } from '@testing-library/react';
import { PriceCard } from '@/src/features/wallets/coin/PriceCard';
import { RealtimeProvider } from '@/src/realtime';
import { answers, streams, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;

withExchangeServer();
beforeEach(() => {
  streams();
  answers('klines', []);
});
const open = (coin: string) =>
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      <PriceCard coin={coin} />
    </RealtimeProvider>,
    { path: `/wallets/main/${coin.toLowerCase()}` },
  );

it('shows the price of a coin by its own name', () => {
  open('BTC');
  expect(screen.getByText('Price of 1 BTC')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows bitcoin’s where no market prices the coin, under the name of that market, and says why', () => {
  open('USDT');
  expect(screen.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible();
  expect(screen.getByText('No market prices USDT. This is the price of BTC/USDT.')).toBeVisible();
});
