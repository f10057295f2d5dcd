import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExpressOrder } from '@/contract/express';
import { Steps } from '@/src/features/express/view/Steps';
import { HistoryScreen } from '@/src/features/wallets';
import { saveFile } from '@/src/lib/saveFile';
import { removeToken, storeToken } from '@/src/lib/storage';
import { expressOrdersPath } from '@/src/orders/expressOrder';
import { RealtimeProvider } from '@/src/realtime';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';

jest.mock('@/src/lib/saveFile', () => ({ saveFile: jest.fn() }));
withExchangeServer();
const NOON = new Date(2026, 10, 18, 12, 0).getTime();
const DAY_MS = 86_400_000;
const order = (orderId: string, over: Partial<ExpressOrder> = {}): ExpressOrder => ({
  ...{ orderId, clientOrderId: 'a', number: `B-1118-0000${orderId}`, side: 'BUY', state: 'WAITING', coin: 'BTC', currency: 'EUR' },
  ...{ methodId: 'card', methodKind: 'CARD', provider: 'Paywell', price: '81818.1', isPriced: true, coins: '0.0061234' },
  ...{ total: '512.34', forCoins: '491', providerFee: '7.5', ownFee: '1.5', payUrl: null, payUntil: null, paidWith: null },
  ...{ statement: 'KONTOR*BTC', createdAt: NOON, openedAt: NOON, paidAt: null, deliveredAt: null, endedAt: null, refundedAt: null },
  ...{ sendableAt: null, expectedAt: null, takenBack: '0', owed: '0', isReviewed: false, reviewedAt: null, reason: null },
  ...over,
});
const page = (records: ExpressOrder[], searchAfter: string | null = null) => ({ records, searchAfter, last: searchAfter === null });

beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  jest.restoreAllMocks();
});
const open = (path = expressOrdersPath()) => {
  answers('transactions', { records: [], searchAfter: null, last: true });
  return renderShell(
    <RealtimeProvider calls={{} as never} isSignedIn={false} log={() => undefined}>
      <HistoryScreen />
    </RealtimeProvider>,
    { path },
  );
};

it('lists orders by day and page by page, and each leads to its own page', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  const seen = ({ url }: Request) => void asked.push(new URL(url).search);
  answers('expressOrders', page([order('2', { state: 'DELIVERED', deliveredAt: NOON })], 'next'), seen);
  open();
  const bought = await screen.findByRole('link', { name: /Buy BTC.*B-1118-00002.*Done/ });
  expect(bought).toHaveAttribute('href', '/wallets/buy/btc?order=2');
  answers('expressOrders', page([order('1', { side: 'SELL', state: 'REJECTED', createdAt: NOON - DAY_MS })]), seen);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Sell BTC.*Refused/ })).toHaveAttribute('href', '/express?order=1');
  expect([...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ dataset }) => dataset.day)).toEqual(['2026-11-18', '2026-11-17']);
  await user.click(screen.getByRole('button', { name: 'Type: All' }));
  answers('expressOrders', page([]), seen);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sell' }));
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(asked).toEqual(['?pageSize=20', '?pageSize=20&searchAfter=next', '?side=SELL&pageSize=20']);
});

it('says that there are none yet, and what could not be read', async () => {
  const user = userEvent.setup();
  isUnreachable('expressOrders');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers('expressOrders', page([]));
  await user.click(again);
  expect(await screen.findByText('No orders yet')).toBeVisible();
});

it('tells no amount while balances are hidden', async () => {
  answers('expressOrders', page([order('2')]));
  const { store, container } = open();
  act(() => void store.dispatch(showBalancesChanged(false)));
  await screen.findByText('Buy BTC');
  expect(wholePage()).not.toMatch(/0061234|512/);
  act(() => void store.dispatch(showBalancesChanged(true)));
  expect(await screen.findByText(/0\.0061234/)).toBeVisible();
  expect(container).toHaveTextContent('€512.34');
});

it('begins with the coin its address names', async () => {
  const asked: string[] = [];
  answers('expressOrders', page([]), ({ url }) => void asked.push(new URL(url).search));
  open(`${expressOrdersPath()}&coin=btc`);
  await waitFor(() => expect(asked.at(-1)).toBe('?coin=BTC&pageSize=20'));
});

it('makes a file of them with exact amounts', async () => {
  const user = userEvent.setup();
  answers('expressOrders', page([order('2', { paidWith: 'Visa ·· 4471', state: 'DELIVERED', deliveredAt: NOON })]));
  open();
  await screen.findByText('Buy BTC');
  await user.click(screen.getByTestId('history-export'));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, text] = jest.mocked(saveFile).mock.calls[0] as unknown as [string, string];
  expect(name).toBe('orders.csv');
  expect(text).toContain(',2,B-1118-00002,BUY,DELIVERED,BTC,0.0061234,81818.1,EUR,512.34,7.5,1.5,Visa ·· 4471,Paywell,');
});

describe('where nothing is bought or sold for money any more', () => {
  const site = { supportExpressTrading: false };
  const openOff = (path: string) => {
    answers('transactions', { records: [], searchAfter: null, last: true });
    return renderShell(
      <RealtimeProvider calls={{} as never} isSignedIn={false} log={() => undefined}>
        <HistoryScreen />
      </RealtimeProvider>,
      { path, site },
    );
  };

  it('has no such tab for whoever never did', async () => {
    const asked = jest.fn();
    answers('expressOrders', page([]), asked);
    openOff(expressOrdersPath());
    expect(await screen.findByText('No transactions yet')).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('tab', { name: 'Orders' })).not.toBeInTheDocument();
  });

  it('has it for whoever did, and opens it where the address asks for it', async () => {
    answers('expressOrders', page([order('2', { state: 'DELIVERED', deliveredAt: NOON })]));
    openOff(expressOrdersPath());
    expect(await screen.findByRole('link', { name: /Buy BTC.*B-1118-00002/ })).toHaveAttribute('href', '/wallets/buy/btc?order=2');
    expect(screen.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  });
});

it.each(['BUY', 'SELL'] as const)('is where the last step leads: %s', (side) => {
  renderShell(<Steps side={side} />);
  expect(screen.getByRole('link', { name: 'Follow the order in the transaction history.' })).toHaveAttribute(
    'href',
    '/wallets/transaction-history?tab=order',
  );
});
