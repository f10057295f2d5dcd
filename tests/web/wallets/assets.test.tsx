import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverviewScreen, WalletScreen } from '@/src/features/wallets';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, streams, withExchangeServer } from '../../support/exchangeServer';
import { MovingRouter, movingFrom } from '../../support/movingRouter';
import { renderShell } from '../../support/renderShell';
import { account } from '../../support/settingsPage';
import { userFixture } from '../../support/siteFixture';
import { wholePage } from '../../support/wholePage';

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;
const user = userEvent.setup();

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  streams();
  // Tether has ether in its name; 0.4321 of it are worth less than a dollar.
  const held = (coinSymbol: string, of: string) => ({
    ...{ coinSymbol, total: of },
    ...{ main: { available: of, held: '0' }, trade: { available: of, held: '0' } },
  });
  answers('walletDetail', {
    baseCurrency: 'USD',
    total: '1',
    assets: [held('USDT', '0.4321'), held('ETH', '2.3456'), held('BTC', '1.2345')],
    earnAssets: [],
  });
  answers('walletWorth', { days: [], hours: [] });
  const coin = (coinSymbol: string, name: string) => ({ coinSymbol, name, icon: '', isFiat: false, isOpen: 1, sort: 1 });
  answers('coins', [coin('USDT', 'Tether'), coin('ETH', 'Ethereum'), coin('BTC', 'Bitcoin')] as never);
  answers('tickers', []);
  answers('transfers', { records: [], searchAfter: null, last: true });
  answers('transactions', { records: [], searchAfter: null, last: true });
  answers('preferences', account);
});
afterEach(() => {
  removeToken();
  localStorage.clear();
});

const PAGES = [
  ['overview', '/wallets/overview', <OverviewScreen key="all" onDeposit={undefined} />],
  ['main wallet', '/wallets/main', <WalletScreen key="main" wallet="MAIN" onDeposit={undefined} />],
  ['trading wallet', '/wallets/trade', <WalletScreen key="trade" wallet="TRADE" onDeposit={undefined} />],
] as const;

describe.each(PAGES)('the coins of the %s', (_, path, page) => {
  async function open(query = '') {
    const moving = movingFrom(`${path}${query}`);
    const { store } = renderShell(
      <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
        <MovingRouter moving={moving}>{page}</MovingRouter>
      </RealtimeProvider>,
      { state: { profile: { userInfo: { ...userFixture, authStatus: 1 }, showBalances: true } } as never },
    );
    await waitFor(() => expect(coins()).not.toEqual([]));
    return { go: moving.go, store };
  }
  const table = () => screen.queryByRole('table', { name: /assets/i });
  const coins = () => {
    const shown = table();
    const rows = shown ? within(shown).queryAllByRole('row') : [];
    return rows.flatMap(({ textContent }) => /^(BTC|ETH|USDT)/.exec(textContent ?? '')?.[1] ?? []);
  };
  const search = () => screen.getByRole('searchbox', { name: 'Search coin' });

  it('are the one its address names, however it is written, and another one’s when it names another', async () => {
    const { go } = await open('?coin=eth');
    expect(search()).toHaveValue('ETH');
    expect(coins()).toEqual(['ETH']);
    go(`${path}?coin=BTC`);
    expect(search()).toHaveValue('BTC');
    expect(coins()).toEqual(['BTC']);
    await user.clear(search());
    expect(coins()).toEqual(['BTC', 'USDT', 'ETH']);
    go(`${path}?coin=ETH`);
    go(path);
    expect(search()).toHaveValue('');
    expect(coins()).toEqual(['BTC', 'USDT', 'ETH']);
  });

  it('are those with what is typed in symbol or name, the one of exactly that symbol first', async () => {
    await open();
    await user.type(search(), 'eth');
    expect(coins()).toEqual(['ETH', 'USDT']);
  });

  it('are without those worth next to nothing where that is wished, but for one that the address names', async () => {
    const { go } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Hide small balances' }));
    expect(coins()).toEqual(['BTC', 'ETH']);
    go(`${path}?coin=USDT`);
    expect(coins()).toEqual(['USDT']);
    go(path);
    await user.click(screen.getByRole('checkbox', { name: 'Hide small balances' }));
    expect(coins()).toEqual(['BTC', 'USDT', 'ETH']);
  });

  it('say no amount in any part of the page while balances are hidden, and keep their shares', async () => {
    const { store } = await open();
    const amounts = /4321|3456|2345|118,?[0-9]{3}|237,?[0-9]{3}/;
    expect(wholePage()).toMatch(amounts);
    const shares = wholePage().match(/>[0-9.]+%</g);
    act(() => void store.dispatch(showBalancesChanged(false)));
    expect(wholePage()).not.toMatch(amounts);
    expect(wholePage().match(/>[0-9.]+%</g)).toEqual(shares);
  });
});
