import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transaction } from '@/contract/transactions';
import { HistoryScreen } from '@/src/features/wallets';
import { useHistory } from '@/src/features/wallets/history/useHistory';
import { saveFile } from '@/src/lib/saveFile';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { currentRecordChanged } from '@/src/state/walletSlice';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';

jest.mock('@/src/lib/saveFile', () => ({ saveFile: jest.fn() }));
withExchangeServer();
const HOUR_MS = 3_600_000;
const NOON = new Date(2026, 10, 18, 12, 0).getTime();
const row = (id: string, over: object = {}): Transaction =>
  ({
    transactionId: `sample-${id}`,
    type: 'CLAIM',
    status: 'COMPLETED',
    wallet: 'TRADE',
    coinSymbol: 'USDT',
    amount: '1234.5',
    fee: '0',
    feeSymbol: 'USDT',
    at: NOON,
    detail: {},
    ...over,
  }) as Transaction;
const page = (records: Transaction[], searchAfter: string | null = null) => ({ records, searchAfter, last: searchAfter === null });

beforeEach(() => {
  storeToken('secret');
  jest.mocked(saveFile).mockClear();
});
afterEach(() => {
  removeToken();
  jest.restoreAllMocks();
});
const open = (query = '') =>
  renderShell(
    <RealtimeProvider calls={{} as never} isSignedIn={false} log={() => undefined}>
      <HistoryScreen />
    </RealtimeProvider>,
    { path: `/wallets/transaction-history${query}` },
  );
const NO_FILTERS = {};
const days = () => [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ dataset }) => dataset.day);

it('groups by the user’s day, appends what comes behind, and starts anew with other filters', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  answers('transactions', page([row('2')], 'next'), ({ url }) => void asked.push(new URL(url).search));
  open();
  await screen.findByText('Practice funds USDT');
  expect(days()).toEqual(['2026-11-18']);
  answers('transactions', page([row('1', { at: NOON - 13 * HOUR_MS })]), ({ url }) => void asked.push(new URL(url).search));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(days()).toEqual(['2026-11-18', '2026-11-17']));
  await user.click(screen.getByRole('button', { name: 'Type: All' }));
  answers('transactions', page([]), ({ url }) => void asked.push(new URL(url).search));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deposit' }));
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(asked).toEqual(['?pageSize=20', '?pageSize=20&searchAfter=next', '?type=DEPOSIT&pageSize=20']);
});

function Reading() {
  const { reload, showMore } = useHistory('transactions', NO_FILTERS);
  return (
    <>
      <button type="button" onClick={showMore}>
        more
      </button>
      <button type="button" onClick={reload}>
        told
      </button>
    </>
  );
}

it('reads every page that is shown when something is told, and what is open stays open', async () => {
  const user = userEvent.setup();
  const old = { at: NOON - 13 * HOUR_MS };
  answers('transactions', page([row('9')], 'next'));
  const { store } = renderShell(<Reading />);
  const list = () => store.getState().wallet.transactions;
  const ids = () => Object.values(list().recordsByDay).flatMap((rows) => rows.map(({ transactionId }) => transactionId));
  await waitFor(() => expect(ids()).toEqual(['sample-9']));
  answers('transactions', page([row('1', old)]));
  await user.click(screen.getByRole('button', { name: 'more' }));
  await waitFor(() => expect(ids()).toEqual(['sample-9', 'sample-1']));
  const record = list().recordsByDay['2026-11-17']?.[0];
  act(() => void store.dispatch(currentRecordChanged({ list: 'transactions', record })));
  // As many as were there before: rows came in front of them.
  answers('transactions', page([row('10'), row('9')], 'next'));
  await user.click(screen.getByRole('button', { name: 'told' }));
  await waitFor(() => expect(ids()).toEqual(['sample-10', 'sample-9']));
  expect(list().current).toMatchObject({ transactionId: 'sample-1' });
});

it('begins with the coin its address names', async () => {
  const asked: string[] = [];
  answers('transactions', page([row('2')]), ({ url }) => void asked.push(new URL(url).search));
  open('?coin=usdt');
  await screen.findByText('Practice funds USDT');
  await waitFor(() => expect(asked.at(-1)).toBe('?symbol=USDT&pageSize=20'));
});

it('shows everything where its address names no coin', async () => {
  const asked: string[] = [];
  answers('transactions', page([row('2')]), ({ url }) => void asked.push(new URL(url).search));
  open('?coin=%20x');
  await screen.findByText('Practice funds USDT');
  expect(new Set(asked)).toEqual(new Set(['?pageSize=20']));
});

it('says what could not be read, and keeps what was there', async () => {
  const user = userEvent.setup();
  isUnreachable('transactions');
  open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  answers('transactions', page([row('2')], 'next'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Practice funds USDT');
  isUnreachable('transactions');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/may be out of date/)).toBeVisible();
  expect(screen.getByText('Practice funds USDT')).toBeVisible();
});

it('tells no amount while balances are hidden, neither in rows nor in details', async () => {
  answers(
    'transactions',
    page([row('2'), row('3', { type: 'CONVERT', counterSymbol: 'EUR', counterAmount: '777.7', detail: { kind: 'QUOTE' } })]),
  );
  const { store } = open();
  act(() => void store.dispatch(showBalancesChanged(false)));
  await screen.findByText('Convert USDT');
  expect(wholePage()).not.toMatch(/1,?234|777/);
  act(() => void store.dispatch(showBalancesChanged(true)));
  expect(await screen.findByText(/^From 777\.70* EUR$/)).toBeVisible();
});

it('tells of a purchase that was left that nothing came or went, under the number its own page has', async () => {
  const user = userEvent.setup();
  const money = { counterSymbol: 'EUR', counterAmount: '60', feeSymbol: 'EUR', fee: '1.08' };
  const over = {
    transactionId: 'express-2',
    type: 'BUY',
    status: 'CANCELED',
    coinSymbol: 'BTC',
    amount: '0.0006544',
    wallet: 'MAIN',
    ...money,
  };
  answers('transactions', page([row('2', over)]));
  open();
  await user.click(await screen.findByText('Buy BTC'));
  const detail = await screen.findByText(/^B-1118-00002$/);
  expect(detail).toBeInTheDocument();
  expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent(/Arrived in|Given|\+0\.0006544|Canceled|express-2/);
  for (const amount of screen.getAllByText(/^0\.0006544\d* BTC$/)) expect(amount).toHaveClass('void');
});

it('opens details with every fact, and copies what is long', async () => {
  const user = userEvent.setup();
  const detail = { network: 'Bitcoin', address: 'bc1q8kx3v0t9s4m6p2axt7g2m', confirmations: 3, confirmationsNeeded: 20 };
  answers('transactions', page([row('2', { type: 'SEND', status: 'PENDING', amount: '-850', fee: '1', wallet: 'MAIN', detail })]));
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  open();
  await user.click(await screen.findByText('Send USDT'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Send USDT' }));
  expect(sheet.getByText('3 / 20')).toBeVisible();
  expect(sheet.getByText('Main wallet')).toBeVisible();
  await user.click(sheet.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement);
  expect(write).toHaveBeenCalledWith('bc1q8kx3v0t9s4m6p2axt7g2m');
});

it('says why the exchange took something, in the list, in its details and in the file', async () => {
  const user = userEvent.setup();
  const taken = (id: string, reason?: string) =>
    row(id, { type: 'ADJUSTMENT', coinSymbol: 'BTC', amount: '-0.01', detail: reason ? { reason, reference: '7' } : {} });
  answers('transactions', page([taken('3', 'CHARGED_BACK'), taken('2', 'DEBT'), taken('1')]));
  open();
  expect(await screen.findByText('A purchase was charged back')).toBeVisible();
  expect(screen.getByText('By the exchange')).toBeVisible();
  await user.click(screen.getByText('A debt was collected'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Adjustment BTC' }));
  expect(sheet.getByText('A debt was collected')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  const saved = jest.mocked(saveFile);
  await user.click(screen.getByTestId('history-export'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [, text] = saved.mock.calls[0] as unknown as [string, string];
  const [head, , second] = text.trim().split('\r\n');
  expect(head).toMatch(/,reason,reference,number,memo$/);
  expect(second).toMatch(/,DEBT,7,[a-z]+-\d+,$/);
});

it('exports every page with exact amounts and nothing that a spreadsheet would run', async () => {
  const user = userEvent.setup();
  const saved = jest.mocked(saveFile);
  answers(
    'transactions',
    page([
      row('2', { amount: '0.000000012345678901' }),
      row('1', { type: 'INTERNAL_IN', amount: '-1.50', detail: { name: 'L***', note: '=HYPERLINK("x")' } }),
      row('0', { type: 'SEND', detail: { network: 'XRP Ledger', address: 'rAddress', memo: '30412277' } }),
    ]),
  );
  open();
  await screen.findByText('Practice funds USDT');
  await user.click(screen.getByTestId('history-export'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text] = saved.mock.calls[0] as unknown as [string, string];
  expect(name).toBe('transactions.csv');
  const [head, first, second, third] = text.trim().split('\r\n');
  expect(head).toContain('at,transactionId,type,status,wallet,coin,amount,fee');
  expect(first).toContain(',0.000000012345678901,0,USDT');
  expect(second).toMatch(/,-1\.50,.*L\*\*\*,"'=HYPERLINK/);
  // An address that everybody shares says nothing without what stood beside it.
  const columns = third?.split(',') ?? [];
  const named = Object.fromEntries((head ?? '').split(',').map((name, at) => [name, columns[at]]));
  expect(named).toMatchObject({ network: 'XRP Ledger', address: 'rAddress', memo: '30412277' });
});
