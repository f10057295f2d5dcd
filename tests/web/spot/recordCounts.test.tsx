import { act } from '@testing-library/react';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { PhoneOrders } from '@/src/features/spot/orders/PhoneOrders';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { orderFixture, renderTrade } from '../market/tradePage';

withExchangeServer();
beforeEach(() => {
  answers('coins', []);
  answers('pairs', []);
});

it.each([
  ['a desk', <OrdersPanel key="desk" />],
  ['a phone', <PhoneOrders key="phone" />],
])('the trade state counts open orders as they come and go, on %s', async (_, orders) => {
  const { store, receive, line } = await renderTrade(orders, { openOrders: [orderFixture] });
  act(() => line.paint());
  const counts = () => store.getState().trade.recordCounts;
  expect(counts()).toEqual({ positions: 0, openOrders: 0, stopOrders: 0, spotOpenOrders: 1, spotStopOrders: 0 });
  const rows = { balances: [], fills: [], transfers: [] };
  receive({ type: 'private', seq: 1, orders: [{ ...orderFixture, orderId: '8', updatedAt: 2 }], ...rows, at: 2 });
  expect(counts().spotOpenOrders).toBe(2);
  receive({ type: 'private', seq: 2, orders: [{ ...orderFixture, status: 'FILLED', updatedAt: 3 }], ...rows, at: 3 });
  expect(counts().spotOpenOrders).toBe(1);
});
