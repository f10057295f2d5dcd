import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { PracticeStatus } from '@/contract/practice';
import { useQuery } from '@/src/api/queries/useQuery';
import { PracticeDialog } from '@/src/features/claims/PracticeDialog';
import { removeToken, storeToken } from '@/src/lib/storage';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, isUnreachable, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';

withExchangeServer();

const DAY_MS = 86_400_000;
const grants = [{ asset: 'USDT', amount: '10000' }];
const canClaim: PracticeStatus = { canClaim: true, nextClaimAt: null, grants, intervalMs: DAY_MS };
const claimed = (nextClaimAt: number): PracticeStatus => ({ canClaim: false, nextClaimAt, grants, intervalMs: DAY_MS });
/** As the dialog writes days and times. */
const dayOf = (at: number) => `${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at)}, `;

const Todos = () => <p>{JSON.stringify(useQuery('todos', {}).data)}</p>;

function open(status?: PracticeStatus, beside?: ReactNode) {
  if (status) answers('practiceStatus', status);
  answers('coins', []);
  const onClose = jest.fn();
  const { store } = renderShell(
    <>
      {beside}
      <PracticeDialog open onClose={onClose} />
    </>,
    { site: { practice: true } },
  );
  return Object.assign(onClose, { store });
}

describe('the dialog of practice funds', () => {
  beforeEach(() => storeToken('secret'));
  // The dialog leaves before the token does.
  afterEach(() => {
    cleanup();
    removeToken();
  });

  it('says before a claim what comes and when the next one is possible', async () => {
    open(canClaim);
    expect(await screen.findByText('You receive about')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Claim practice funds' })).toBeInTheDocument();
    expect(screen.getByText(/^Once a day\. Then again from \d+ \w+, \d\d:\d\d UTC\.$/)).toHaveTextContent(dayOf(Date.now() + DAY_MS));
    expect(screen.getByRole('button', { name: 'Not now' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Claim funds' })).toBeEnabled();
  });

  it('says after one what the next will bring and when, and has nothing to do but to be closed', async () => {
    const at = Date.now() + DAY_MS / 2;
    const onClose = open(claimed(at));
    expect(await screen.findByText('Your next claim brings about')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Practice funds are claimed' })).toBeInTheDocument();
    expect(screen.getByText(/Next claim from/)).toHaveTextContent(dayOf(at));
    expect(screen.queryByRole('button', { name: 'Claim funds' })).not.toBeInTheDocument();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('no button');
    await userEvent.click(close);
    expect(onClose).toHaveBeenCalled();
  });

  it('says that it cannot tell, and asks again', async () => {
    isUnreachable('practiceStatus');
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your claims cannot be read');
    expect(screen.queryByRole('button', { name: 'Claim funds' })).not.toBeInTheDocument();
    answers('practiceStatus', canClaim);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Claim funds' })).toBeEnabled());
  });

  it('has what is left to do read again once they are claimed', async () => {
    const todo = (isDone: boolean) => ({ todos: [{ kind: 'CLAIM', isDone }] }) as never;
    answers('todos', todo(false));
    answers('practiceClaim', { grants } as never);
    open(canClaim, <Todos />);
    await screen.findByText(/"isDone":false/);
    answers('todos', todo(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Claim funds' }));
    expect(await screen.findByText(/"isDone":true/)).toBeInTheDocument();
  });

  // Other funds each, as toasts of what came before may still stand.
  it.each([
    [true, '777', 'Practice funds addedIn your trading wallet: 777.00 USDT.'],
    [false, '888', 'Practice funds added'],
  ])('tells what arrived in sums where balances are shown: %s', async (isShown, amount, told) => {
    answers('practiceClaim', { grants: [{ asset: 'USDT', amount }] } as never);
    const { store } = open(canClaim);
    act(() => void store.dispatch(showBalancesChanged(isShown)));
    await userEvent.click(await screen.findByRole('button', { name: 'Claim funds' }));
    const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(toasts()).toContain(told));
    expect(toasts().join().includes(amount)).toBe(isShown);
  });

  it('shows visitors where to get an account', () => {
    removeToken();
    open();
    expect(screen.getByRole('dialog', { name: 'This is a practice market' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });
});
