import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Balance } from '@/contract/balance';
import type { PracticeStatus } from '@/contract/practice';
import { FirstSteps } from '@/src/features/spot/firstSteps/FirstSteps';
import { nextProgress } from '@/src/features/spot/firstSteps/nextProgress';
import { keepProgress, progressOf } from '@/src/features/spot/firstSteps/progress';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { NoOpenOrders } from '@/src/market/orders/NoOpenOrders';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { orderFixture, renderTrade } from '../market/tradePage';

withExchangeServer();
beforeEach(() => localStorage.clear());

const USER = '10000046';
const status = (canClaim: boolean): PracticeStatus => ({ canClaim, nextClaimAt: null, grants: [], intervalMs: 86_400_000 });
const funds: Balance[] = [{ wallet: 'TRADE', asset: 'USDT', available: '10000', held: '0' }];
const READ = { isLoaded: true, isFailed: false };
const account = (part: Partial<Parameters<typeof nextProgress>[1]> = {}) => ({
  orders: READ,
  funds: READ,
  balances: new Map(),
  openOrders: [],
  fills: [],
  ...part,
});
const withFunds = account({ balances: new Map(funds.map((balance) => [balance.asset, balance])) });
const withOrder = account({ openOrders: [orderFixture] });

describe('the way to the first order', () => {
  it.each([
    ['begins with an empty wallet that can be filled', undefined, account(), true, 'claim'],
    ['waits until it is known whether funds can be claimed', undefined, account(), undefined, undefined],
    ['is over for who has claimed today', undefined, account(), false, 'done'],
    ['is over for who has funds', undefined, withFunds, true, 'done'],
    ['is over for who has an order', undefined, withOrder, true, 'done'],
    ['waits for the account', undefined, account({ funds: { isLoaded: false, isFailed: false } }), true, undefined],
    ['goes on once there are funds', 'claim', withFunds, false, 'buy'],
    ['goes on with the first order', 'buy', withOrder, false, 'see'],
    ['stays where it was when the order is gone', 'see', withFunds, false, 'see'],
    ['is over for good', 'done', account(), true, 'done'],
  ] as const)('%s', (_, progress, own, canClaim, next) => {
    expect(nextProgress(progress, own, canClaim)).toBe(next);
  });

  it('is remembered by user, and what is not understood is forgotten', () => {
    keepProgress(USER, 'buy');
    keepProgress('7', 'done');
    expect([progressOf(USER), progressOf('7'), progressOf('8')]).toEqual(['buy', 'done', undefined]);
    localStorage.setItem('first_steps', '{"7":"elsewhere"}');
    expect(progressOf('7')).toBeUndefined();
  });
});

async function terminal(balances: Balance[], canClaim = true) {
  answers('practiceStatus', status(canClaim));
  answers('pairs', []);
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
  const parts = (
    <>
      <Ticket />
      <OrdersPanel />
      <FirstSteps userId={USER} />
    </>
  );
  return renderTrade(parts, { balances, openOrders: [], site: { practice: true } });
}

const mark = () => screen.findByTestId('coach-mark');

describe('the hints', () => {
  it('offer the claim beside an empty wallet, step aside for its dialog, and are skipped for good', async () => {
    const { store, unmount } = await terminal([]);
    expect(await mark()).toHaveTextContent('1 / 3');
    await userEvent.click(screen.getByRole('button', { name: 'Claim funds' }));
    expect(store.getState().dialog.open).toBe('practiceClaim');
    expect(screen.queryByTestId('coach-mark')).not.toBeInTheDocument();
    unmount();

    const { store: later } = await terminal([]);
    await mark();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(later.getState().dialog.open).toBeUndefined();
    expect(screen.queryByTestId('coach-mark')).not.toBeInTheDocument();
    expect(progressOf(USER)).toBe('done');
  });

  it('lead through the first order: a quarter, the button, and where it is seen', async () => {
    keepProgress(USER, 'claim');
    const { receive } = await terminal(funds, false);
    expect(await mark()).toHaveTextContent(/2 \/ 3.*10,000\.00 USDT/);
    expect(screen.getByRole('slider').parentElement?.className).toMatch('target');
    await userEvent.click(screen.getByRole('button', { name: 'Use 25%' }));
    expect(screen.getByTestId('ticket-amount')).not.toHaveValue('');
    expect(await mark()).toHaveTextContent('Press the button');
    expect(screen.getByRole('slider').parentElement?.className).not.toMatch('target');
    expect(screen.getByTestId('place-order').className).toMatch('target');

    receive({ type: 'private', seq: 1, orders: [orderFixture], balances: [], fills: [], transfers: [], at: 1 });
    await waitFor(async () => expect(await mark()).toHaveTextContent('3 / 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByTestId('coach-mark')).not.toBeInTheDocument();
    expect(progressOf(USER)).toBe('done');
  });

  it('say nothing of a hidden balance', async () => {
    keepProgress(USER, 'buy');
    const { store } = await terminal(funds, false);
    act(() => void store.dispatch(showBalancesChanged(false)));
    await waitFor(async () => expect(await mark()).toHaveTextContent('how much of your USDT to use'));
  });
});

describe('an empty list of orders on a phone', () => {
  afterEach(() => answerMediaQueries(false));

  it('offers funds to an empty wallet of a practice brand', async () => {
    answerMediaQueries(true);
    answers('practiceStatus', status(true));
    const { store } = await renderTrade(<NoOpenOrders />, { site: { practice: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim practice funds' }));
    expect(store.getState().dialog.open).toBe('practiceClaim');
  });

  it('offers nothing to who has claimed today', async () => {
    answerMediaQueries(true);
    answers('practiceStatus', status(false));
    await renderTrade(<NoOpenOrders />, { site: { practice: true } });
    expect(await screen.findByText('No open orders')).toBeInTheDocument();
  });

  it('says what it is for otherwise', async () => {
    answerMediaQueries(true);
    await renderTrade(<NoOpenOrders />, { balances: funds, site: { practice: true } });
    expect(screen.getByText('No open orders')).toBeInTheDocument();
  });
});
