import { place } from '@/exchange/app/money/commands/place';
import type { Desk } from '@/exchange/app/money/desk/desk';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import type { SpotOrderRecord } from '@/exchange/app/money/records/spotOrderRecord';
import { AT_MS, bareDesk, funded, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

const terms = { ...orderRecord(), lots: 1000 };
const named = (clientOrderId: string, userId = '7', accountType: 0 | 2 = 0) => ({
  actor: { userId, brand: 'kontor', accountType },
  clientOrderId,
  terms,
});

/** A database with these orders that tells what it was asked. */
function storeOf(...stored: SpotOrderRecord[]) {
  const asked: string[] = [];
  const store = {
    namesOf: async (userIds: readonly string[]) => {
      asked.push(`names of ${userIds}`);
      return stored.filter(({ userId }) => userIds.includes(userId));
    },
    findNames: async (names: readonly { userId: string; clientOrderId: string }[]) => {
      asked.push(`find ${names.map(({ clientOrderId }) => clientOrderId)}`);
      return stored.filter((order) =>
        names.some(({ userId, clientOrderId }) => userId === order.userId && clientOrderId === order.clientOrderId),
      );
    },
    ordersByIds: async (ids: readonly string[]) => {
      asked.push(`orders ${ids}`);
      return stored.filter(({ orderId }) => ids.includes(orderId));
    },
  } as unknown as MoneyStore;
  return { asked, store };
}

const lookUp = async (desk: Desk, store: MoneyStore, inputs: ReturnType<typeof named>[], isCareful = false) => {
  const found = await place.lookUp?.({ desk, store, nowMs: AT_MS, settled: Promise.resolve(), isCareful }, inputs);
  return inputs.map((input) => found?.get(input)?.orderId);
};

describe('orders that have a name already', () => {
  it('are found by user and name, finished ones in the database', async () => {
    const { asked, store } = storeOf(
      orderRecord({ orderId: '3', status: 'FILLED' }),
      orderRecord({ orderId: '4', userId: '8', status: 'FILLED' }),
    );
    expect(await lookUp(bareDesk('7', '8'), store, [named('a'), named('a', '8'), named('b')])).toEqual(['3', '4', undefined]);
    expect(asked).toEqual(['names of 7,8', 'orders 3,4']);
  });

  it('are not asked for when memory knows that there are none', async () => {
    const { asked, store } = storeOf();
    const desk = bareDesk('7');
    await lookUp(desk, store, [named('a')]);
    await lookUp(desk, store, [named('b')]);
    expect(asked).toEqual(['names of 7']);
  });

  it('are not read again while they are open', async () => {
    const { asked, store } = storeOf(orderRecord({ orderId: '3' }));
    const desk = bareDesk('7');
    desk.openOrders.set('3', orderRecord({ orderId: '3' }));
    expect(await lookUp(desk, store, [named('a')])).toEqual(['3']);
    expect(asked).toEqual(['names of 7']);
  });

  it('are asked for of internal accounts only when a batch was refused, and then of everyone', async () => {
    const { asked, store } = storeOf(orderRecord({ orderId: '3', status: 'FILLED' }));
    const desk = bareDesk('7', '9');
    expect(await lookUp(desk, store, [named('x', '9', 2)])).toEqual([undefined]);
    expect(asked).toEqual([]);
    expect(await lookUp(desk, store, [named('x', '9', 2), named('b')], true)).toEqual([undefined, undefined]);
    expect(asked).toEqual(['names of 7', 'find x,b']);
  });
});

describe('an order under a name', () => {
  const start = () => {
    const desk = bareDesk('7');
    funded(desk, '7', 'TWO', 10n ** 15n);
    const turn = { desk, batch: newBatch() };
    const apply = (input: ReturnType<typeof named>, found?: SpotOrderRecord) =>
      place.apply(turn, input, found)((record) => ({ orderId: record.orderId }) as never).orderId;
    return { ...turn, apply };
  };

  it('is the one that has it, in this batch or before', async () => {
    const { desk, batch, apply } = start();
    await lookUp(desk, storeOf().store, [named('a')]);
    const first = apply(named('a'));
    expect([apply(named('a')), batch.placed.size]).toEqual([first, 1]);
    const earlier = { ...terms, orderId: '0', clientOrderId: 'e', status: 'FILLED' as const };
    expect([apply(named('e'), earlier), batch.placed.size]).toEqual(['0', 1]);
    expect([apply(named('b')) === first, batch.placed.size]).toEqual([false, 2]);
  });

  it('is refused when it asks for something else', async () => {
    const { desk, apply } = start();
    await lookUp(desk, storeOf().store, [named('a')]);
    apply(named('a'));
    expect(() => apply({ ...named('a'), terms: { ...terms, lots: 1001 } })).toThrow('order.client_order_id_reused');
  });

  it('is a fault when its name is known and it is nowhere', async () => {
    const { desk, apply } = start();
    await lookUp(desk, storeOf(orderRecord({ orderId: '3', status: 'FILLED' })).store, [named('a')]);
    expect(() => apply(named('a'))).toThrow('order 3 has the name a and is nowhere');
  });

  it('needs its owner in memory', () => expect(place.needs(bareDesk(), named('a'))).toEqual({ users: ['7'] }));
});
