import { loadHolds } from '@/exchange/app/money/desk/load/loadHolds';
import type { Account } from '@/exchange/app/money/ledger/account';
import type { HoldPlace, HoldRow, MoneyStore } from '@/exchange/app/money/moneyStore';
import { bareDesk } from '../support/bareDesk';
import { TestClock } from '../support/moneyDesk';
import { orderRecord } from '../support/orderRecord';

const account = (over: Partial<Account> = {}): Account => ({
  id: '70',
  ownerType: 'user',
  ownerId: '7',
  wallet: 'TRADE',
  asset: 'TWO',
  available: 5n,
  held: 10_000_000n,
  isStored: true,
  ...over,
});
const hold = (over: Partial<HoldRow> = {}): HoldRow => ({
  ownerId: '7',
  purpose: 'order',
  reference: '1',
  accountId: '70',
  amount: 10_000_000n,
  order: orderRecord(),
  ...over,
});

/** Reads these holds of these accounts, as many at a time as are asked for. */
async function load(holds: HoldRow[], accounts: Account[] = [account()]) {
  const desk = bareDesk();
  const said: string[] = [];
  const store = {
    holdsAfter: async (place: HoldPlace | undefined, limit: number) => {
      const from = place === undefined ? 0 : holds.indexOf(place as HoldRow) + 1;
      return holds.slice(from, from + limit);
    },
    tradersOf: async () => [],
    accountsOf: async (userIds: readonly string[]) => accounts.filter(({ ownerId }) => userIds.includes(ownerId)),
  } as unknown as MoneyStore;
  const log = { info: () => {}, warn: () => {}, error: (_fields: object, message: string) => said.push(message) };
  const broken = await loadHolds({ desk, store, log, clock: new TestClock() } as Parameters<typeof loadHolds>[0]);
  return { desk, broken: Object.fromEntries(broken), said };
}

describe('what is held, as it is read', () => {
  it('is what its open order reserves', async () => {
    const { desk, broken, said } = await load([hold()]);
    expect([broken, said]).toEqual([{}, []]);
    expect([...desk.openOrders.keys()]).toEqual(['1']);
    const [own] = desk.trader('7').accounts.values();
    expect([...(own?.holds?.values() ?? [])]).toMatchObject([{ purpose: 'order', reference: '1', amount: 10_000_000n }]);
  });

  const unfit: [string, Partial<HoldRow>, string][] = [
    ['of another user than its order', { order: orderRecord({ userId: '8' }) }, 'hold 1 of user 7 is for no order'],
    ['of an order that has ended', { order: orderRecord({ status: 'FILLED' }) }, 'order 1 is FILLED and still holds 10000000'],
    ['of another amount', { order: orderRecord({ reserved: 9n }) }, 'order 1 reserves 9 and holds 10000000'],
    ['on another account than its order spends from', { order: orderRecord({ side: 'SELL' }) }, 'order 1 holds on account 70'],
  ];
  it.each(unfit)('takes its market with it when it is %s', async (_what, over, fault) => {
    const { broken, said } = await load([hold(over)]);
    expect(broken).toEqual({ ONE_TWO: fault });
    expect(said).toEqual(['a hold does not fit its order']);
  });

  it('keeps an order open that does not fit, for an operator to look at, and none that has ended', async () => {
    expect((await load([hold({ order: orderRecord({ reserved: 9n }) })])).desk.openOrders.size).toBe(1);
    expect((await load([hold({ order: orderRecord({ status: 'CANCELED' }) })])).desk.openOrders.size).toBe(0);
  });

  it('breaks no market that is not known, or where there is no order', async () => {
    const none = await load([hold({ order: undefined })]);
    expect([none.broken, none.said]).toEqual([{}, ['a hold does not fit its order']]);
    const other = await load([hold({ order: orderRecord({ symbol: 'A_B' }) })]);
    expect([other.broken, other.said, other.desk.openOrders.size]).toEqual([{}, [], 0]);
  });

  it('is not all for orders', async () => {
    const { broken, said, desk } = await load([hold({ purpose: 'plan', reference: 'p', order: undefined })]);
    expect([broken, said, desk.openOrders.size]).toEqual([{}, [], 0]);
    const [own] = desk.trader('7').accounts.values();
    expect(own?.holds?.size).toBe(1);
  });

  it('is told of when its account is not there, and leaves everything else alone', async () => {
    const { broken, said } = await load([hold({ accountId: '71' })], [account({ held: 0n })]);
    expect([broken, said]).toEqual([{}, ['a hold is on an account that does not exist']]);
  });

  it('takes the markets of its owner with it when the account says another sum', async () => {
    const { broken, said } = await load([hold()], [account({ held: 10_000_001n })]);
    expect(broken).toEqual({ ONE_TWO: 'account 70 of user 7 holds 10000001, its holds are 10000000' });
    expect(said).toEqual(['a held amount is not the sum of its holds']);
  });

  it('takes only those that spend from that account', async () => {
    const { broken, said } = await load([hold()], [account(), account({ id: '71', asset: 'ONE', held: 1n })]);
    expect([broken, said]).toEqual([{}, ['a held amount is not the sum of its holds']]);
  });

  it('is read page by page, each with its owner', async () => {
    const many = Array.from({ length: 2_003 }, (_, index) => {
      const [ownerId, accountId] = [String(10_000 + index), String(50_000 + index)];
      const order = orderRecord({ orderId: String(index + 1), userId: ownerId });
      return { row: hold({ ownerId, accountId, reference: order.orderId, order }), own: account({ id: accountId, ownerId }) };
    });
    const { desk, broken } = await load(
      many.map(({ row }) => row),
      many.map(({ own }) => own),
    );
    expect([desk.openOrders.size, desk.traders.size, broken]).toEqual([2_003, 2_003, {}]);
  });
});
