import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Coin } from '@/contract/market';
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
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;
const paused = { isOpen: false, reason: 'MAINTENANCE', until: null } as const;
const state = {
  profile: { userInfo: { ...userFixture, authStatus: 1 }, showBalances: true, activeTab: undefined, currentApiKey: undefined },
} as never;

describe('receiving on a phone', () => {
  withExchangeServer();
  beforeEach(() => {
    storeToken('secret');
    answerMediaQueries(true);
    streams();
    answers('coins', []);
    answers('securityState', unprotected);
    answers('deposits', { records: [], searchAfter: null, last: true });
    answers('chains', [
      chain('ethereum', { name: 'Ethereum', expectedSeconds: 45, minDeposit: '0.5' }),
      chain('tron', { name: 'TRON', deposits: paused }),
    ]);
    answers('depositAddress', {
      ...{ symbol: 'USDT', chainId: 'ethereum', address: ADDRESS, memo: null, practicePaymentsLeft: null, refund: null },
    });
  });
  afterEach(() => removeToken());
  const open = () =>
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
      { path: '/wallets/receive/usdt', state },
    );

  it('chooses the network in a sheet, and pins copying to the end of the screen while there is something to copy', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    const network = await screen.findByTestId('receive-network');
    // As sending says it, too.
    expect(network).toHaveTextContent('Ethereum ≈ 1 min');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    const copy = await screen.findByTestId('copy-address');
    expect(copy.closest('[data-bottom-bar]')).not.toBeNull();
    await waitFor(() => expect(copy).toBeEnabled());
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(copy);
    expect(copied).toHaveBeenCalledWith(ADDRESS);

    await user.click(screen.getByTestId('receive-coin'));
    await user.click(screen.getByRole('button', { name: 'another coin' }));
    expect(screen.queryByRole('button', { name: 'another coin' })).toBeNull();

    await user.click(network);
    const sheet = within(await screen.findByRole('dialog', { name: 'Network' }));
    expect(sheet.getByTestId('network-ethereum').closest('label')).toHaveTextContent(
      'Ethereum ERC20Minimum deposit 0.5USDT No fee≈ 1 min12 confirmations',
    );
    // What is chosen can be chosen again: that is an answer, too.
    await user.click(sheet.getByTestId('network-ethereum'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(network);
    await user.click(within(await screen.findByRole('dialog', { name: 'Network' })).getByTestId('network-tron'));
    await waitFor(() => expect(network).toHaveTextContent('TRON'));
    expect(screen.getByText(/Deposits on TRON are paused/)).toBeVisible();
    expect(screen.queryByTestId('copy-address')).toBeNull();
    unmount();
  });
});
