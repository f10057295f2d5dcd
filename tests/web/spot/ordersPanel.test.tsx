import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { claimedToday, orderFixture, pair, renderTrade } from '../market/tradePage';

withExchangeServer();
beforeEach(() => {
  answers('coins', []);
  answers('pairs', [pair]);
  answers('practiceStatus', claimedToday);
});

const BROKEN = { code: '0001', msg: 'system.unknown', status: 500 };
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name: new RegExp(name) }));
const retry = () => screen.findByRole('button', { name: 'Try again' });

describe('own orders whose calls fail', () => {
  it.each([
    ['Open orders', 'openOrders', 'No open orders'],
    ['Balances', 'balances', 'No balances'],
  ] as const)('%s: say so, and are read again when asked', async (name, call, empty) => {
    let isBroken = true;
    const answer = async () => {
      if (isBroken) throw new Error('500');
      return call === 'balances' ? [] : { records: [], searchAfter: null, last: true };
    };
    const { line } = await renderTrade(<OrdersPanel />, { accountCalls: { [call]: answer } });
    await tab(name);
    const button = await waitFor(() => {
      act(() => line.paint());
      return screen.getByRole('button', { name: 'Try again' });
    });
    expect(screen.queryByText(new RegExp(empty))).toBeNull();
    isBroken = false;
    await userEvent.click(button);
    await waitFor(() => {
      act(() => line.paint());
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  });

  it('what the balances cannot tell does not hide the open orders, and the other way round', async () => {
    const broken = async () => {
      throw new Error('500');
    };
    const first = await renderTrade(<OrdersPanel />, { openOrders: [orderFixture], accountCalls: { balances: broken } });
    act(() => first.line.paint());
    expect(screen.getByRole('tab', { name: /Open orders/ })).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await tab('Balances');
    expect(await retry()).toBeInTheDocument();
    first.unmount();

    const balances = [{ wallet: 'TRADE' as const, asset: 'USDT', available: '100', held: '0' }];
    const second = await renderTrade(<OrdersPanel />, { balances, accountCalls: { openOrders: broken } });
    act(() => second.line.paint());
    expect(await retry()).toBeInTheDocument();
    await tab('Balances');
    expect(screen.getAllByText('100.00').length).toBeGreaterThan(0);
  });

  it.each([
    ['Order history', 'spotOrderHistory'],
    ['Trade history', 'spotTradeHistory'],
  ] as const)('%s: says so, and is read again when asked', async (name, call) => {
    refuses(call, BROKEN);
    await renderTrade(<OrdersPanel />);
    await tab(name);
    const button = await retry();
    answers(call, { records: [], searchAfter: null, last: true });
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});

it('shows orders of every status in the history, until one is asked for', async () => {
  const asked: (string | null)[] = [];
  answers('spotOrderHistory', { records: [{ ...orderFixture, status: 'FILLED' }], searchAfter: null, last: true }, (request) => {
    asked.push(new URL(request.url).searchParams.get('status'));
  });
  await renderTrade(<OrdersPanel />);
  await tab('Order history');
  await waitFor(() => expect(asked).toEqual(['ALL']));
  await userEvent.click(screen.getByRole('button', { name: 'Status: All' }));
  const words = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
  expect(words).toEqual(['Open', 'Filled', 'Closed', 'Cancelled', 'All']);
});

it('keeps the pages and the place of a list while another is looked at, and hears nothing meanwhile', async () => {
  const asked: (string | null)[] = [];
  const history = http.get('*/api/spot/orders/history', ({ request }) => {
    const searchAfter = new URL(request.url).searchParams.get('searchAfter');
    asked.push(searchAfter);
    const records = [{ ...orderFixture, orderId: searchAfter ?? 'first', status: 'FILLED' }];
    return HttpResponse.json({ code: '0', msg: 'success', data: { records, searchAfter: 'more', last: false } });
  });
  exchangeServer.use(history);
  await renderTrade(<OrdersPanel />);
  await tab('Order history');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked).toEqual([null, 'more']));
  const list = screen.getByRole('tabpanel');
  Object.defineProperty(list, 'offsetParent', { configurable: true, value: document.body });
  list.scrollTop = 40;
  fireEvent.scroll(list);

  await tab('Open orders');
  // A browser forgets where a box was scrolled to once it has no place on the page.
  Object.defineProperty(list, 'offsetParent', { configurable: true, value: null });
  list.scrollTop = 0;
  fireEvent.scroll(list);
  expect(screen.getByRole('tabpanel')).not.toBe(list);

  await tab('Order history');
  expect(screen.getByRole('tabpanel')).toBe(list);
  expect(list.scrollTop).toBe(40);
  // Both pages are read again: what happened meanwhile was not heard.
  await waitFor(() => expect(asked).toEqual([null, 'more', null, 'more']));
});
