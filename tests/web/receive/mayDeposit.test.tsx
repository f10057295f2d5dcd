import { screen, waitFor } from '@testing-library/react';
import type { Coin } from '@/contract/market';
import type { UserInfo } from '@/contract/user';
import { ReceiveScreen } from '@/src/features/receive';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, streams, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { chain } from '../../support/sendScreens';
import { userFixture } from '../../support/siteFixture';

const coin = { coinSymbol: 'USDT', name: 'Tether', icon: '', isFiat: false, isOpen: 1, sort: 1 } as unknown as Coin;
const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  streams();
  answers('coins', []);
  answers('securityState', unprotected);
  answers('deposits', { records: [], searchAfter: null, last: true });
  answers('chains', [chain('ethereum', { name: 'Ethereum' })]);
});
afterEach(() => removeToken());

function open(user: Partial<UserInfo>, globalRegion: boolean, isPhone: boolean) {
  answerMediaQueries(isPhone);
  const asked: string[] = [];
  const own = { symbol: 'USDT', chainId: 'ethereum', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', memo: null } as const;
  answers('depositAddress', { ...own, practicePaymentsLeft: null, refund: null }, ({ url }) => void asked.push(url));
  const userInfo = { ...userFixture, ...user };
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      <ReceiveScreen
        coin={coin}
        picker={(onClose) => (
          <button type="button" onClick={onClose}>
            another coin
          </button>
        )}
      />
    </RealtimeProvider>,
    {
      path: '/wallets/receive/usdt',
      site: { globalRegion },
      state: { profile: { userInfo, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never,
    },
  );
  return asked;
}

describe.each([
  ['desk', false],
  ['phone', true],
] as const)('a page of deposits that is come to by its address, on a %s', (_, isPhone) => {
  it('shows no address to who has to be verified first, and leads there', async () => {
    const asked = open({ authStatus: 0 }, false, isPhone);
    expect(await screen.findByText('Verify your identity first.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start verification' })).toHaveAttribute('href', '/verification/kyc');
    expect(screen.queryByTestId('copy-address')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('tells other accounts that they cannot deposit', async () => {
    const asked = open({ authStatus: 1, accountType: 1 }, true, isPhone);
    expect(await screen.findByText('This type of account cannot deposit.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start verification' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it.each([
    [1, false],
    [0, true],
  ] as const)(
    'shows it otherwise (verified %s, global region %s), and promises nothing of what else is sent there',
    async (authStatus, globalRegion) => {
      open({ authStatus }, globalRegion, isPhone);
      await waitFor(() => expect(screen.getByTestId('deposit-address')).toBeInTheDocument());
      expect(screen.getByText(/Anything else is not credited and may be lost\./)).toBeInTheDocument();
      expect(screen.getByText(/nothing goes back by itself/)).toBeInTheDocument();
    },
  );
});
