import { Desk } from '@/exchange/app/money/desk/desk';
import { openDesk } from '@/exchange/app/money/desk/load/loadDesk';
import { loadNames, loadTraders } from '@/exchange/app/money/desk/load/loadTraders';
import { Book } from '@/exchange/engine/book';
import { crowdStore } from '../support/crowdStore';
import { TestClock } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';

// Counted, not timed: what loading costs must not depend on how fast this machine is today.

const openWith = async ({ store }: ReturnType<typeof crowdStore>): Promise<Desk> => {
  const desk = new Desk();
  await openDesk({ desk, store, clock: new TestClock(), log: silentLog });
  return desk;
};

describe('loading', () => {
  it('looks at each open order so many times, however many there are', async () => {
    const looksFor = async (users: number) => {
      const crowd = crowdStore(users);
      expect((await openWith(crowd)).openOrders.size).toBe(users);
      return crowd.looks();
    };
    const few = await looksFor(500);
    expect(await looksFor(2_000)).toBeLessThan(few * 4.4);
  });

  it('looks at each name so many times, however many there are', async () => {
    const looksFor = async (users: number) => {
      const crowd = crowdStore(users, 20);
      const [desk, userIds] = [new Desk(), Array.from({ length: users }, (_, index) => `u${String(index).padStart(8, '0')}`)];
      await loadTraders(desk, crowd.store, userIds);
      await loadNames(desk, crowd.store, userIds);
      expect(desk.trader('u00000007').names?.find('u00000007-19')).toEqual({ type: 'seen', orderId: '1000019' });
      return crowd.looks();
    };
    const few = await looksFor(100);
    expect(await looksFor(400)).toBeLessThan(few * 4.4);
  });
});

describe('loading a large book', () => {
  // A step takes microseconds: far more of them than this would fit into the 100 ms that nobody may be held up for.
  const STEPS_AT_MOST = 8_000;
  const USERS = 12_000;
  const { addOpenOrder, trader } = Desk.prototype;
  const { load } = Book.prototype;
  afterEach(() => {
    Object.assign(Desk.prototype, { addOpenOrder, trader });
    Object.assign(Book.prototype, { load });
  });

  it('lets everyone else have their turn after a few thousand steps', async () => {
    const steps = { read: 0, lookedAt: 0, putIntoBook: 0 };
    const most = { ...steps };
    const count = (kind: keyof typeof steps) => {
      steps[kind] += 1;
      most[kind] = Math.max(most[kind], steps[kind]);
    };
    Desk.prototype.addOpenOrder = function (record) {
      count('read');
      addOpenOrder.call(this, record);
    };
    Desk.prototype.trader = function (userId) {
      count('lookedAt');
      return trader.call(this, userId);
    };
    Book.prototype.load = function (order) {
      count('putIntoBook');
      load.call(this, order);
    };
    // Whoever else wants a turn: an order, a page, a probe.
    const takeTurn = () => {
      Object.assign(steps, { read: 0, lookedAt: 0, putIntoBook: 0 });
      turn = setImmediate(takeTurn);
    };
    let turn = setImmediate(takeTurn);
    const desk = await openWith(crowdStore(USERS));
    clearImmediate(turn);
    expect(desk.marketDesk('BTC_USDT').book.orderCount).toBe(USERS);
    expect(Object.entries(most).filter(([, inOneTurn]) => inOneTurn === 0 || inOneTurn > STEPS_AT_MOST)).toEqual([]);
  });
});
