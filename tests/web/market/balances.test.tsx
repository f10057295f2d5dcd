import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { AvailableRow } from '@/src/features/spot/ticket/AvailableRow';
import { useTicket } from '@/src/features/spot/ticket/useTicket';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderTrade } from './tradePage';

withExchangeServer();
beforeEach(() => {
  answers('coins', []);
  answers('pairs', []);
});
afterEach(() => localStorage.clear());

const balances = [{ wallet: 'TRADE' as const, asset: 'USDT', available: '4321.5', held: '0' }];

function Page() {
  return (
    <>
      <ApiConnection />
      <AvailableRow ticket={useTicket()} />
      <OrdersPanel />
    </>
  );
}

async function openBalances() {
  const view = await renderTrade(<Page />, { balances });
  await userEvent.click(screen.getByRole('tab', { name: 'Balances' }));
  return view;
}
const amounts = () => document.body.textContent?.match(/4,321\.5/g) ?? [];

describe('the eye over the balances', () => {
  it('hides every balance from the page, once the server has taken it, and shows them again', async () => {
    let answer: () => void = () => undefined;
    const asked: unknown[] = [];
    answers('trackSave', { key: 'hide_balances', status: 1 }, async (request) => {
      asked.push(await request.json());
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    });
    const { store } = await openBalances();
    expect(amounts().length).toBeGreaterThanOrEqual(4);

    await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }));
    await waitFor(() => expect(asked).toEqual([{ key: 'hide_balances', status: 1 }]));
    expect(amounts().length).toBeGreaterThanOrEqual(4);
    answer();
    await waitFor(() => expect(store.getState().profile.showBalances).toBe(false));
    expect(amounts()).toEqual([]);
    expect(screen.getAllByText('••••••').length).toBeGreaterThanOrEqual(4);
    expect(localStorage.getItem('hide_balances')).toBe('1');

    answers('trackSave', { key: 'hide_balances', status: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Show balances' }));
    await waitFor(() => expect(amounts().length).toBeGreaterThanOrEqual(4));
    expect(localStorage.getItem('hide_balances')).toBe('0');
  });

  it('changes nothing when the server refuses, and says why', async () => {
    refuses('trackSave', { code: '10005', msg: 'system.unavailable' });
    const { store } = await openBalances();
    await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }));
    expect(await screen.findByText(/not available at the moment/)).toBeVisible();
    expect(store.getState().profile.showBalances).toBe(true);
    expect(localStorage.getItem('hide_balances')).toBeNull();
  });
});
