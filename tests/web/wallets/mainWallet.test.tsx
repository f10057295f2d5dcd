import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transaction } from '@/contract/transactions';
import type { UserInfo } from '@/contract/user';
import type { Transfer } from '@/contract/wallet';
import { WalletScreen } from '@/src/features/wallets';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { DepositStarter } from '@/src/shell';
import { answers, isUnreachable, streams, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;
const none = { available: '0', held: '0' };

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  streams();
});
afterEach(() => removeToken());

const deposit = { transactionId: 'deposit-1', type: 'DEPOSIT', status: 'COMPLETED', wallet: 'MAIN', coinSymbol: 'BTC', amount: '0.042' };
const moved = { transferId: '5', clientTransferId: 'one', asset: 'BTC' };
const known = {
  transactions: [{ ...deposit, at: 1_795_000_200_000, detail: { network: 'Bitcoin' } }] as unknown as Transaction[],
  transfers: [
    { ...moved, amount: '1.5', from: 'MAIN', to: 'TRADE', at: 1_795_000_300_000 },
    { ...moved, transferId: '4', amount: '0.25', from: 'TRADE', to: 'MAIN', at: 1_795_000_100_000 },
  ] satisfies Transfer[],
};
const nothing: typeof known = { transactions: [], transfers: [] };

function open(user: Partial<UserInfo>, globalRegion = false, { transactions, transfers } = nothing) {
  const asked: Record<string, string>[] = [];
  answers('walletDetail', {
    baseCurrency: 'USD',
    total: '1',
    assets: [{ coinSymbol: 'BTC', total: '1', main: { available: '1', held: '0' }, trade: none }],
    earnAssets: [],
  });
  answers('walletWorth', { days: [], hours: [] });
  answers('coins', []);
  answers('tickers', []);
  answers('transfers', { records: transfers, searchAfter: null, last: true });
  answers('transactions', { records: transactions, searchAfter: null, last: true }, ({ url }) => {
    asked.push(Object.fromEntries(new URL(url).searchParams));
  });
  const userInfo = { ...userFixture, ...user };
  const view = renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      <DepositStarter>{(onDeposit) => <WalletScreen wallet="MAIN" onDeposit={onDeposit} />}</DepositStarter>
    </RealtimeProvider>,
    {
      path: '/wallets/main',
      site: { globalRegion },
      state: { profile: { userInfo, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never,
    },
  );
  return { ...view, asked };
}

it('lists the movements of the main wallet alone', async () => {
  const { asked } = open({ authStatus: 1 });
  const latest = () => asked.filter(({ status }) => status === undefined);
  await waitFor(() => expect(latest()).not.toEqual([]));
  expect(latest()).toEqual([expect.objectContaining({ wallet: 'MAIN' })]);
});

const latest = () => screen.findByRole('region', { name: 'Latest movements' });

it('lists what is on its way under a head, each row with what more there is to say and the way to all of it', async () => {
  const waiting = { status: 'PENDING', wallet: 'MAIN', at: 1_795_000_200_000, fee: '0', feeSymbol: 'USDT' };
  const rows = [
    {
      ...{ ...waiting, transactionId: 'express-7', type: 'BUY', coinSymbol: 'BTC', amount: '0.001' },
      ...{ counterSymbol: 'EUR', counterAmount: '120', detail: { reference: '7', isEstimate: true } },
    },
    {
      ...{ ...waiting, transactionId: 'withdrawal-3', type: 'SEND', coinSymbol: 'USDT', amount: '-40' },
      detail: { network: 'TRON', reference: '3' },
    },
    {
      ...waiting,
      transactionId: 'deposit-2',
      type: 'DEPOSIT',
      coinSymbol: 'ETH',
      amount: '1',
      detail: { network: 'Ethereum', reference: '2' },
    },
  ] as unknown as Transaction[];
  open({ authStatus: 1 }, false, { transactions: rows, transfers: [] });
  const card = within(await screen.findByRole('region', { name: 'On its way' }));
  const links = card.getAllByRole('link');
  expect(links[0]).toHaveTextContent(/Buy BTC.*From 120(\.0*)? EUR.*≈ 0\.0010* BTC.*Details/);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/wallets/buy/btc?order=7',
    '/wallets/send/usdt?id=3',
    '/wallets/transaction-history?coin=ETH',
  ]);
});

it('counts nothing that lies in plans, and says what that is besides', async () => {
  open({ authStatus: 1 });
  answers('walletDetail', {
    baseCurrency: 'USD',
    total: '350',
    assets: [{ coinSymbol: 'USDT', total: '350', main: { available: '40', held: '310' }, trade: none }],
    earnAssets: [{ coinSymbol: 'USDT', total: '300', totalEarnedAmount: '0' }],
  });
  expect(await screen.findByTestId('balance-total')).toHaveTextContent('$50.00');
  expect(screen.getByRole('link', { name: /^\+ .*\$300\.00.* in earn plans/ })).toHaveAttribute('href', '/wallets/overview');
  expect(screen.getByRole('row', { name: /USDT/ })).toHaveTextContent('50.00');
});

it('leads whom has no coins yet to where they come from', async () => {
  open({ authStatus: 1 });
  answers('walletDetail', { baseCurrency: 'USD', total: '0', assets: [], earnAssets: [] });
  const empty = within((await screen.findByText('No coins yet')).parentElement as HTMLElement);
  await userEvent.click(empty.getByRole('button', { name: 'Deposit' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('lists what moved between own wallets among the movements, newest first, as the main wallet sees it', async () => {
  open({ authStatus: 1 }, false, known);
  const rows = await within(await latest()).findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/Transfer BTC.*Main to Trading.*Completed.*−1\.50* BTC/);
  expect(rows[1]).toHaveTextContent(/Deposit BTC.*\+0\.0420* BTC/);
  expect(rows[2]).toHaveTextContent(/Transfer BTC.*Trading to Main.*\+0\.250* BTC/);
});

it('shows no list with rows missing: where transfers could not be read it says so, and asks for both again', async () => {
  open({ authStatus: 1 }, false, known);
  isUnreachable('transfers');
  const section = within(await latest());
  const again = await section.findByRole('button', { name: 'Try again' });
  expect(section.queryByRole('listitem')).toBeNull();
  answers('transfers', { records: known.transfers, searchAfter: null, last: true });
  await userEvent.click(again);
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
});

it.each([
  ['who is verified', { authStatus: 1 }, false, '/wallets/receive/BTC'],
  ['everybody in the global region', { authStatus: 0 }, true, '/wallets/receive/BTC'],
  ['who is not, to the verification', { authStatus: 0 }, false, '/verification/kyc'],
] as const)('takes from a row’s "Deposit" as from the header’s: %s', async (_, user, globalRegion, path) => {
  const { router } = open(user, globalRegion);
  const row = within((await screen.findByRole('row', { name: /BTC/ })) as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(path));
});
