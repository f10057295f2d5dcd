import type { Actor } from '@/exchange/app/actor';
import { createAsking, type Question } from '@/exchange/app/express/asking';
import { lookAfterOrders } from '@/exchange/app/express/lookAfter';
import { withDeadline } from '@/exchange/app/express/withDeadline';
import { eventually } from '../support/eventually';
import { startExpress } from '../support/expressRig';
import { silentLog } from '../support/silentLog';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

/** Everything that has not to wait for an answer is done by then. */
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('asking providers about orders', () => {
  const asked: string[] = [];
  const open = new Map<string, (error?: Error) => void>();
  beforeEach(() => {
    asked.length = 0;
    open.clear();
  });
  const question = (orderId: string, lane = 'Paywell'): Question => ({
    ...{ orderId, lane },
    ask: (hasWaited) =>
      new Promise<void>((resolve, reject) => {
        asked.push(`${orderId}${hasWaited ? ' again' : ''}`);
        open.set(orderId, (error) => (error ? reject(error) : resolve()));
      }),
  });
  const answer = async (orderId: string, error?: Error) => {
    open.get(orderId)?.(error);
    await soon();
  };

  it('asks so many of one provider at once, the next in the order they came, and holds up no other provider', async () => {
    const asking = createAsking({ atOnce: 2, patienceMs: 60_000 }, silentLog);
    for (const id of ['1', '2', '3', '4']) void asking.begin(question(id));
    void asking.begin(question('5', 'Other'));
    await soon();
    expect(asked).toEqual(['1', '2', '5']);
    await answer('2');
    expect(asked).toEqual(['1', '2', '5', '3 again']);
    await answer('3', new Error('away'));
    expect(asked).toEqual(['1', '2', '5', '3 again', '4 again']);
    await answer('1');
    await answer('4');
    void asking.begin(question('6'));
    await soon();
    expect(asked.at(-1)).toBe('6');
  });

  it('asks about no order twice at once, and lets who asks anew stand behind', async () => {
    const asking = createAsking({ atOnce: 1, patienceMs: 60_000 }, silentLog);
    for (const id of ['1', '2', '1', '2']) void asking.begin(question(id));
    await soon();
    await answer('1');
    void asking.begin(question('1'));
    await answer('2');
    await answer('1');
    expect(asked).toEqual(['1', '2 again', '1 again']);
  });

  it('waits no longer than its patience, and says what failed', async () => {
    const warn = jest.fn();
    const asking = createAsking({ atOnce: 2, patienceMs: 20 }, { ...silentLog, warn });
    await asking.whole([asking.begin(question('1'))]);
    const failing = asking.begin(question('2'));
    await soon();
    await answer('2', new Error('away'));
    await failing;
    expect(warn).toHaveBeenCalledWith({ err: new Error('away'), orderId: '2' }, expect.any(String));
  });

  it('begins nothing more once it ends, and ends when what is under way is over', async () => {
    const asking = createAsking({ atOnce: 1, patienceMs: 60_000 }, silentLog);
    for (const id of ['1', '2']) void asking.begin(question(id));
    await soon();
    let hasEnded = false;
    const ending = asking.stop().then(() => (hasEnded = true));
    await soon();
    expect(hasEnded).toBe(false);
    await answer('1');
    await ending;
    await asking.begin(question('3'));
    expect(asked).toEqual(['1']);
  });
});

describeOnDatabase('orders of a provider that does not answer about one of them', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  let hung: string;
  let others: string[];
  /** How often the provider was asked about the one it does not answer about. */
  let times: number;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  afterAll(() => express.rig.money.writer.stop());
  beforeEach(async () => {
    user = await express.rig.join();
    const placed: string[] = [];
    for (let made = 0; made < 4; made += 1) placed.push((await express.order(user)).orderId);
    [hung = '', ...others] = placed;
    times = 0;
    const payment = await express.paymentOf(hung);
    const { stateOf } = express.provider;
    jest.spyOn(express.provider, 'stateOf').mockImplementation((paymentId) => {
      if (paymentId !== payment) return stateOf(paymentId);
      times += 1;
      return new Promise(() => {});
    });
    express.clock.advance(601_000);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await express.turn();
  });
  const stateOf = async (orderId: string) => (await express.read(orderId)).state;
  const statesOf = async (orderIds: readonly string[]) => new Set(await Promise.all(orderIds.map(stateOf)));

  it('go on in the same turn, and it is asked again in the next one', async () => {
    const provider = withDeadline(express.provider, 3_000);
    const asking = createAsking({ atOnce: 2, patienceMs: 30_000 }, silentLog);
    const context = { ...express.context, providerNamed: () => provider, asking };
    await lookAfterOrders(context);
    expect([await statesOf(others), await stateOf(hung), times]).toEqual([new Set(['EXPIRED']), 'WAITING', 1]);
    jest.restoreAllMocks();
    await lookAfterOrders(context);
    expect(await stateOf(hung)).toBe('EXPIRED');
  });

  it('go on in the next turns too where it never answers, and it is not asked twice at once', async () => {
    const context = { ...express.context, asking: createAsking({ atOnce: 2, patienceMs: 1 }, silentLog) };
    await lookAfterOrders(context);
    await eventually(async () => expect(await statesOf(others)).toEqual(new Set(['EXPIRED'])));
    const { orderId } = await express.order(user);
    express.clock.advance(601_000);
    await lookAfterOrders(context);
    await eventually(async () => expect(await stateOf(orderId)).toBe('EXPIRED'));
    expect([await stateOf(hung), times]).toEqual(['WAITING', 1]);
  });

  it('are delivered where they are paid, whoever else is waited for', async () => {
    const { orderId } = await express.order(user);
    await database().query("update express_orders set state = 'PAID', paid_ms = 1 where id = $1::bigint", [orderId]);
    await lookAfterOrders({ ...express.context, asking: createAsking({ atOnce: 1, patienceMs: 1 }, silentLog) });
    await eventually(async () => expect(await stateOf(orderId)).toBe('DELIVERED'));
    expect([await stateOf(hung), times]).toEqual(['WAITING', 1]);
  });

  it('are read again when their turn comes: what happened meanwhile counts', async () => {
    const [second = ''] = others;
    const asking = createAsking({ atOnce: 1, patienceMs: 1 }, silentLog);
    let answers: (() => void) | undefined;
    const payment = await express.paymentOf(second);
    jest.restoreAllMocks();
    const { stateOf: real } = express.provider;
    const asked: string[] = [];
    jest.spyOn(express.provider, 'stateOf').mockImplementation(async (paymentId) => {
      asked.push(paymentId);
      if (asked.length === 1) await new Promise<void>((resolve) => (answers = resolve));
      return real(paymentId);
    });
    await lookAfterOrders({ ...express.context, asking });
    await eventually(async () => expect(answers).toBeDefined());
    await express.writer.run('moveExpress', { orderId: second, userId: user.userId, change: { name: 'CANCEL' } });
    answers?.();
    await asking.stop();
    await lookAfterOrders(express.context);
    expect(asked).not.toContain(payment);
    expect(await stateOf(second)).toBe('CANCELLED');
  });
});
