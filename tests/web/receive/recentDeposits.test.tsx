import { act, screen } from '@testing-library/react';
import type { CallData } from '@/contract/calls';
import { RecentDeposits } from '@/src/features/receive/view/RecentDeposits';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, streams, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';
import { wholePage } from '../../support/wholePage';

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never;

withExchangeServer();
afterEach(removeToken);

it('names no amount while balances are hidden', async () => {
  storeToken('secret');
  streams();
  const deposit = {
    ...{ depositId: '7', coinSymbol: 'BTC', amount: '0.002', at: 0, status: 'CREDITED' },
    confirmations: 2,
    confirmationsNeeded: 2,
  };
  answers('deposits', { records: [deposit], searchAfter: null, last: true } as unknown as CallData<'deposits'>);
  const { store } = renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      <RecentDeposits symbol="BTC" />
    </RealtimeProvider>,
    { state },
  );
  expect(await screen.findByTestId('deposit-row')).toHaveTextContent('0.002');
  act(() => void store.dispatch(showBalancesChanged(false)));
  expect(wholePage()).not.toContain('0.002');
});
