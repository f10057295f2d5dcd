import type { Balance } from '@/contract/balance';
import type { SpotOrder } from '@/contract/spot';
import { fakeLine } from './fakeLine';

const order = (orderId: string, part: Partial<SpotOrder> = {}): SpotOrder => ({
  orderId,
  clientOrderId: `c${orderId}`,
  symbol: 'BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  isPostOnly: false,
  price: '100',
  quantity: '1',
  quoteQuantity: null,
  filledQuantity: '0',
  filledQuote: '0',
  averagePrice: null,
  feePaid: '0',
  feeAsset: 'BTC',
  status: 'OPEN',
  closeReason: null,
  createdAt: Number(orderId),
  updatedAt: Number(orderId),
  ...part,
});
const usdt = (available: string): Balance => ({ wallet: 'TRADE', asset: 'USDT', available, held: '0' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An exchange whose answer to "which orders are open" the test changes. */
function account() {
  const exchange = { orders: [order('1'), order('2')], balances: [usdt('50')] };
  const openSpotOrders = jest.fn(async ({ searchAfter }: { searchAfter?: string; pageSize: number }) => {
    const from = searchAfter ? Number(searchAfter) : 0;
    const last = from + 1 >= exchange.orders.length;
    return { records: exchange.orders.slice(from, from + 1), searchAfter: last ? null : String(from + 1), last };
  });
  const line = fakeLine({ openOrders: openSpotOrders, balances: async () => exchange.balances });
  const connect = async () => {
    line.open();
    await jest.advanceTimersByTimeAsync(0);
    const auth = line.sentOps().find((frame) => frame.op === 'auth');
    line.receive({ type: 'ack', id: auth?.id ?? -1 });
    line.receive({ type: 'ack', id: line.sentOps().at(-1)?.id ?? -1 });
    await jest.advanceTimersByTimeAsync(0);
    line.paint();
  };
  return { exchange, line, connect, openSpotOrders, shown: () => line.realtime.account.getSnapshot() };
}
const ids = (orders: readonly SpotOrder[]) => orders.map((row) => row.orderId);
const noRows = { type: 'private' as const, orders: [], fills: [], balances: [], transfers: [], at: 0 };

describe('own account', () => {
  it('reads every page of open orders, newest first, and follows frames', async () => {
    const { line, connect, shown } = account();
    line.realtime.readAccount();
    await connect();
    expect(shown()).toMatchObject({ isCurrent: true, orders: { isLoaded: true }, funds: { isLoaded: true } });
    expect(ids(shown().openOrders)).toEqual(['2', '1']);

    const heard = jest.fn();
    line.realtime.account.listen({ onOrders: heard });
    line.receive({ ...noRows, seq: 1, orders: [order('3'), order('1', { status: 'FILLED', updatedAt: 9 })], balances: [usdt('7')] });
    expect(heard).toHaveBeenCalledTimes(1);
    line.paint();
    expect(ids(shown().openOrders)).toEqual(['3', '2']);
    expect(shown().balances.get('USDT')?.available).toBe('7');
  });

  it('knows after a reconnect that an order was filled meanwhile', async () => {
    const { exchange, line, connect, shown } = account();
    line.realtime.readAccount();
    await connect();
    line.drop();
    line.paint();
    expect(shown().isCurrent).toBe(false);
    expect(ids(shown().openOrders)).toEqual(['2', '1']);

    exchange.orders = [order('2')];
    exchange.balances = [usdt('3')];
    jest.advanceTimersByTime(500);
    await connect();
    expect(shown().isCurrent).toBe(true);
    expect(ids(shown().openOrders)).toEqual(['2']);
    expect(shown().balances.get('USDT')?.available).toBe('3');
  });

  it('reads again when the sequence skips, and never lets the older answer win over a newer frame', async () => {
    const { exchange, line, connect, openSpotOrders, shown } = account();
    line.realtime.readAccount();
    await connect();
    line.receive({ ...noRows, seq: 1 });
    await jest.advanceTimersByTimeAsync(0);
    openSpotOrders.mockClear();
    line.receive({ ...noRows, seq: 2 });
    await jest.advanceTimersByTimeAsync(0);
    expect(openSpotOrders).not.toHaveBeenCalled();

    line.receive({ ...noRows, seq: 5 });
    // Cancelled while the calls were out: their answer still has it open.
    line.receive({ ...noRows, seq: 6, orders: [order('1', { status: 'CANCELED', updatedAt: 99 })] });
    await jest.advanceTimersByTimeAsync(0);
    exchange.orders = [order('2')];
    line.paint();
    expect(openSpotOrders).toHaveBeenCalled();
    expect(ids(shown().openOrders)).toEqual(['2']);
  });

  it('merges no fill away, however many come between two paints', async () => {
    const { line, connect } = account();
    line.realtime.readAccount();
    await connect();
    const fills: string[] = [];
    line.realtime.account.listen({ onFills: (list) => fills.push(...list.map((fill) => fill.tradeId)) });
    for (let seq = 1; seq <= 20; seq += 1) {
      const fill = { tradeId: String(seq), orderId: '1', symbol: 'BTC_USDT', side: 'BUY', role: 'MAKER', price: '1' } as const;
      line.receive({ ...noRows, seq, fills: [{ ...fill, quantity: '1', quote: '1', fee: '0', feeAsset: 'BTC', at: seq }] });
    }
    expect(fills).toHaveLength(20);
    line.paint();
    expect(line.realtime.account.getSnapshot().fills).toHaveLength(20);
  });

  it('reads balances again every 5 minutes, also while the line is down and nobody looks', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { exchange, line, connect, openSpotOrders, shown } = account();
    const release = line.realtime.readAccount();
    await connect();
    line.realtime.networkLost();
    exchange.balances = [usdt('61')];
    openSpotOrders.mockClear();
    await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
    line.paint();
    expect(shown().balances.get('USDT')?.available).toBe('50');
    await jest.advanceTimersByTimeAsync(1);
    line.paint();
    expect(shown().balances.get('USDT')?.available).toBe('61');

    release();
    openSpotOrders.mockClear();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(openSpotOrders).not.toHaveBeenCalled();
  });

  it('asks for open orders 30 at a time', async () => {
    const { line, connect, openSpotOrders } = account();
    line.realtime.readAccount();
    await connect();
    expect(openSpotOrders.mock.calls.map(([query]) => query)).toContainEqual({ pageSize: 30 });
  });

  it('forgets everything when the last reader goes', async () => {
    const { line, connect, shown } = account();
    const release = line.realtime.readAccount();
    await connect();
    release();
    line.paint();
    expect(shown()).toMatchObject({ openOrders: [], orders: { isLoaded: false } });
    expect(shown().balances.size).toBe(0);
  });
});
