import type { ReactNode } from 'react';
import type { CallData } from '@/contract/calls';
import type { ChainOfCoin } from '@/contract/custody';
import type { AddressChecked, SavedAddress, Withdrawal } from '@/contract/withdrawals';
import { AddressBookScreen, SendScreen } from '@/src/features/wallets';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, streams, withExchangeServer } from './exchangeServer';
import { renderShell } from './renderShell';
import { unprotected } from './securityFixture';
import { userFixture } from './siteFixture';

// The page that sends, of a user with 2,000 USDT in the main wallet and 1,500 USD left of the day.

export const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const open = { isOpen: true, reason: null, until: null };
export const chain = (chainId: string, parts: Partial<ChainOfCoin> = {}): ChainOfCoin => ({
  chainId,
  name: chainId,
  mark: 'ERC20',
  memo: null,
  contract: null,
  confirmations: 12,
  expectedSeconds: 60,
  minDeposit: '1',
  minWithdrawal: '10',
  withdrawalFee: '2.4',
  deposits: open,
  withdrawals: open,
  ...parts,
});
export const checked = (parts: Partial<AddressChecked> = {}): AddressChecked => ({
  networks: [{ chainId: 'Ethereum', problem: null }],
  otherNetworks: [],
  label: null,
  usableAt: null,
  sentTimes: 0,
  lastSentAt: null,
  isFirst: true,
  looksLike: null,
  ...parts,
});
export const saved: SavedAddress = {
  addressId: '7',
  label: 'Ledger, home',
  chainId: 'Ethereum',
  networkName: 'Ethereum',
  symbol: null,
  address: ADDRESS,
  memo: null,
  addedAt: 0,
  usableAt: 0,
};
export const codeSent: CallData<'withdrawVerify'> = {
  ticket: 't'.repeat(43),
  channel: 'email',
  maskedTarget: 'ja***@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
  recipientGets: '97.6',
  holdSeconds: 300,
  isFirst: false,
};
const AT = Date.UTC(2026, 10, 18, 12);
export const withdrawal = (parts: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawalId: '42',
  symbol: 'USDT',
  chainId: 'Ethereum',
  networkName: 'Ethereum',
  mark: 'ERC20',
  address: ADDRESS,
  memo: null,
  label: 'Ledger, home',
  amount: '100',
  fee: '2.4',
  recipientGets: '97.6',
  status: 'HELD',
  reason: 'WINDOW',
  signs: [],
  askedAt: AT,
  leavesAt: AT + 300_000,
  approvedAt: null,
  isApprovedByPerson: false,
  sentAt: null,
  endedAt: null,
  txId: null,
  confirmations: 0,
  confirmationsNeeded: 12,
  expectedSeconds: 144,
  device: 'Firefox on Linux',
  country: null,
  ...parts,
});

const limits = (leftUsd: string, usedUsd: string): CallData<'profileLimits'> =>
  ({ level: 2, limits: { withdrawPerDay: { amount: '2000', currency: 'USD' } }, withdrawn: { usedUsd, leftUsd } }) as never;
export const book = (addresses: readonly SavedAddress[] = [], isOn = false, endsAt: number | null = null): CallData<'addressBook'> => ({
  savedOnly: { isOn, endsAt },
  addresses: [...addresses],
});

/** An exchange that answers what the page asks for. */
export function withSending(): void {
  withExchangeServer();
  beforeEach(() => {
    storeToken('secret');
    streams();
    answers('chains', [chain('Ethereum')]);
    answers('profileLimits', limits('1500', '500'));
    answers('addressBook', book());
    answers('walletDetail', {
      total: '0',
      assets: [{ coinSymbol: 'USDT', main: { available: '2000', held: '0' } }],
      earnAssets: [],
    } as never);
    answers('coins', []);
    answers('tickers', []);
    answers('withdrawRecipients', []);
    answers('withdrawAddress', checked());
    answers('securityState', unprotected);
  });
  afterEach(() => {
    removeToken();
    sessionStorage.clear();
  });
}

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;
export const openSend = (
  path = '/wallets/send/usdt',
  showBalances = true,
  userInfo: typeof userFixture = userFixture,
  within: (screen: ReactNode) => ReactNode = (screen) => screen,
) =>
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      {within(<SendScreen coin="USDT" />)}
    </RealtimeProvider>,
    { path, state: { profile: { userInfo, showBalances, activeTab: undefined, currentApiKey: undefined } } as never },
  );

/** The page of saved addresses. */
export const openBook = () =>
  renderShell(<AddressBookScreen />, {
    path: '/profile/security/address-book',
    state: { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never,
  });
