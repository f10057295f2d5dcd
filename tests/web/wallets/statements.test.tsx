import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryScreen } from '@/src/features/wallets';
import { saveFile } from '@/src/lib/saveFile';
import { removeToken, storeToken } from '@/src/lib/storage';
import { timeZoneChoice } from '@/src/lib/userZone';
import { RealtimeProvider } from '@/src/realtime';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

jest.mock('@/src/lib/saveFile', () => ({ saveFile: jest.fn() }));
withExchangeServer();
const saved = jest.mocked(saveFile);

beforeEach(() => {
  storeToken('secret');
  timeZoneChoice.set('Asia/Dubai');
  saved.mockClear();
  answers('transactions', { records: [], searchAfter: null, last: true });
});
afterEach(() => {
  removeToken();
  timeZoneChoice.set(undefined);
});

async function open() {
  const shown = renderShell(
    <RealtimeProvider calls={{} as never} isSignedIn={false} log={() => undefined}>
      <HistoryScreen />
    </RealtimeProvider>,
    { path: '/wallets/transaction-history' },
  );
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'Statements' }));
  return shown;
}
const months = (language = 'en') => ({ months: ['2026-11', '2026-10'], language });
const paper = { month: '2026-10', until: 1, fileName: 'statement-7-2026-10.pdf', pdf: btoa('%PDF-paper') };
const october = () => screen.findByRole('button', { name: 'Download PDF, October 2026' });

it('lists months by the user’s clock, and saves what is drawn of one', async () => {
  const asked: string[] = [];
  answers('statements', months(), ({ url }) => void asked.push(new URL(url).search));
  answers('statement', paper, ({ url }) => void asked.push(new URL(url).search));
  await open();
  expect(await screen.findByText(/^November 2026/)).toHaveTextContent('November 2026 So far');
  expect(screen.queryByText(/made in English/)).toBeNull();
  expect(screen.queryByTestId('history-export')).toBeNull();
  await userEvent.setup().click(await october());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [name, bytes, type] = saved.mock.calls[0] as unknown as [string, Uint8Array, string];
  expect([name, new TextDecoder().decode(bytes), type]).toEqual(['statement-7-2026-10.pdf', '%PDF-paper', 'application/pdf']);
  expect(asked).toEqual(['?timeZone=Asia%2FDubai', '?month=2026-10&timeZone=Asia%2FDubai']);
});

it('says what could not be read or made, and does it again', async () => {
  const user = userEvent.setup();
  isUnreachable('statements');
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers('statements', months('es'));
  await user.click(again);
  isUnreachable('statement');
  await user.click(await october());
  expect(await screen.findByText('The file could not be made.')).toBeVisible();
  expect(screen.getByText(/made in English/)).toBeVisible();
  answers('statement', paper);
  await user.click(await october());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('The file could not be made.')).toBeNull();
});

it('asks before amounts that are hidden leave in a file, a statement or a list', async () => {
  const user = userEvent.setup();
  answers('statements', months());
  answers('statement', paper);
  const { store } = await open();
  act(() => void store.dispatch(showBalancesChanged(false)));
  await user.click(await october());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(saved).not.toHaveBeenCalled();
  await user.click(await october());
  await user.click(await screen.findByRole('button', { name: 'Make the file' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Transactions' }));
  await user.click(screen.getByTestId('history-export'));
  await user.click(await screen.findByRole('button', { name: 'Make the file' }));
  await waitFor(() => expect(saved.mock.calls.map(([name]) => name)).toEqual(['statement-7-2026-10.pdf', 'transactions.csv']));
});

it('asks nothing any more once it is known that amounts are shown: a press before that makes its file', async () => {
  const user = userEvent.setup();
  answers('statements', months());
  answers('statement', paper);
  const { store } = await open();
  act(() => void store.dispatch(showBalancesChanged(false)));
  await user.click(await october());
  await screen.findByRole('alertdialog');
  act(() => void store.dispatch(showBalancesChanged(true)));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saved).toHaveBeenCalledTimes(1);
});
