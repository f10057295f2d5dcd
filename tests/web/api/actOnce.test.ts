import { codes } from '@/contract/codes';
import { actOnce } from '@/src/api/actOnce';
import { ApiError } from '@/src/api/apiError';
import { beginEra } from '@/src/lib/pageAccount';

const HOUR = 3_600_000;
const lost = () => new ApiError({ code: 'network', msg: '', status: 0 });
const refused = (code: string) => new ApiError({ code, msg: '', status: 200 });

interface Sent {
  name: string;
  price: string;
}

/** An exchange that is told what to say to each call, and what it was sent. */
function exchange() {
  const sent: Sent[] = [];
  const answers: (() => Promise<string>)[] = [];
  return {
    sent,
    names: () => new Set(sent.map(({ name }) => name)),
    says: (...next: (string | ApiError | Promise<string>)[]) => {
      for (const one of next) answers.push(async () => (one instanceof ApiError ? Promise.reject(one) : one));
    },
    send: (order: Sent) => {
      sent.push(order);
      return answers.shift()?.() ?? Promise.reject(new Error('not asked'));
    },
  };
}

let wish = 0;
let own: ReturnType<typeof exchange>;
beforeEach(() => {
  wish += 1;
  own = exchange();
  beginEra('1');
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());
const act = (price = '1', more: object = {}, of: unknown = wish) =>
  actOnce('sendToUser', of, { orderOf: (name): Sent => ({ name, price }), send: own.send, ...more });
const isOver = (failure: unknown) => failure instanceof ApiError && failure.code === 'over';

it('what was done, and what was refused, gives its name up', async () => {
  own.says('one', refused('40001'), 'two');
  expect(await act()).toBe('one');
  await expect(act()).rejects.toMatchObject({ code: '40001' });
  expect(await act()).toBe('two');
  expect(own.names().size).toBe(3);
});

it('what got no answer keeps its name, over refusals of later tries, until it is answered', async () => {
  own.says(lost(), refused('40001'), lost(), 'made', 'another');
  for (const _ of [1, 2, 3]) await expect(act()).rejects.toThrow();
  const onRepeat = jest.fn();
  expect(await act('1', { onRepeat })).toBe('made');
  expect(own.names().size).toBe(1);
  expect(onRepeat).toHaveBeenCalledTimes(1);
  expect(await act('1', { onRepeat })).toBe('another');
  expect(own.names().size).toBe(2);
  expect(onRepeat).toHaveBeenCalledTimes(1);
});

it('who comes while a try is under way waits for that one, and makes no second', async () => {
  let answer = (_made: string) => {};
  own.says(new Promise<string>((resolve) => (answer = resolve)), 'next');
  const [first, second] = [act(), act()];
  answer('made');
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
  expect(own.sent).toHaveLength(1);
  expect(await act()).toBe('next');
  expect(own.names().size).toBe(2);
});

it('a hanging try that fails at last leaves its name to who waited for it', async () => {
  let fail = (_failure: unknown) => {};
  own.says(new Promise<string>((_resolve, reject) => (fail = reject)), 'made');
  const tries = [act(), act()].map((one) => expect(one).rejects.toMatchObject({ code: 'network' }));
  fail(lost());
  await Promise.all(tries);
  expect(await act()).toBe('made');
  expect(own.names().size).toBe(1);
});

it('an order at a price is sent again as it was, also after a refusal between, until that price is over', async () => {
  own.says(lost(), refused('40029'), refused('over'), 'made');
  for (const price of ['1', '2']) await expect(act(price, { isOver })).rejects.toThrow();
  expect(await act('3', { isOver })).toBe('made');
  expect(own.sent.map(({ price }) => price)).toEqual(['1', '1', '1', '3']);
  expect(own.names().size).toBe(1);
});

it('is kept for an hour from its first silence on, however often it is tried', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask'] });
  own.says(lost(), lost(), 'made');
  await expect(act()).rejects.toThrow();
  jest.setSystemTime(HOUR - 1);
  await expect(act()).rejects.toThrow();
  expect(own.names().size).toBe(1);
  jest.setSystemTime(HOUR);
  expect(await act()).toBe('made');
  expect(own.names().size).toBe(2);
});

it('amounts are one however they are typed; accounts and wishes are not', async () => {
  own.says(lost(), lost(), lost(), lost());
  const tries: [string, string][] = [
    ['1', '1.50'],
    ['1', '1.5'],
    ['1', '15'],
    ['2', '1.5'],
  ];
  for (const [account, amount] of tries) {
    beginEra(account);
    await expect(act('1', {}, [wish, amount])).rejects.toThrow();
  }
  const [first, second, third, fourth] = own.sent.map(({ name }) => name);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

it('a name that has made something else is given up: that is told, and the next try goes under its own', async () => {
  own.says(lost(), refused(codes.earnIdReused.code), 'made');
  await expect(act()).rejects.toMatchObject({ code: 'network' });
  await expect(act()).rejects.toMatchObject({ code: codes.earnIdReused.code });
  const onRepeat = jest.fn();
  expect(await act('1', { onRepeat })).toBe('made');
  expect(own.names().size).toBe(2);
  expect(onRepeat).not.toHaveBeenCalled();
});

it('what was sent before it was known whose page it is is theirs, and nobody waits for what another sends', async () => {
  beginEra();
  own.says(lost(), 'made', new Promise<string>(() => {}), 'of another');
  await expect(act()).rejects.toThrow();
  beginEra('1');
  expect(await act()).toBe('made');
  expect(own.names().size).toBe(1);
  void act();
  beginEra('2');
  expect(await act()).toBe('of another');
  expect(own.names().size).toBe(3);
});

describe('a page that is loaded anew', () => {
  /** The same code with nothing in its memory. */
  const loadedAnew = async (): Promise<typeof actOnce> => {
    let fresh: { actOnce: typeof actOnce } | undefined;
    await jest.isolateModulesAsync(async () => {
      (await import('@/src/lib/pageAccount')).beginEra('1');
      fresh = await import('@/src/api/actOnce');
    });
    if (!fresh) throw new Error('not loaded');
    return fresh.actOnce;
  };
  const again = async (price: string, more: object = {}) =>
    (await loadedAnew())('sendToUser', wish, { orderOf: (name): Sent => ({ name, price }), send: own.send, ...more });

  it('asks under the name of what got no answer, at the price it was sent at', async () => {
    own.says(lost(), 'made');
    await expect(act('1', { isOver })).rejects.toThrow();
    const onRepeat = jest.fn();
    expect(await again('2', { isOver, onRepeat })).toBe('made');
    expect(own.sent.map(({ price }) => price)).toEqual(['1', '1']);
    expect(own.names().size).toBe(1);
    expect(onRepeat).toHaveBeenCalledTimes(1);
  });

  it('asks under the name of what was under way', async () => {
    own.says(new Promise<string>(() => {}), 'made');
    void act();
    await Promise.resolve();
    expect(await again('1')).toBe('made');
    expect(own.names().size).toBe(1);
  });

  it('finds what was sent before it was known whose page it is, once', async () => {
    beginEra();
    own.says(lost(), 'made', 'another');
    await expect(act()).rejects.toThrow();
    expect(await again('1')).toBe('made');
    expect(own.names().size).toBe(1);
    expect(sessionStorage).toHaveLength(0);
    expect(await again('1')).toBe('another');
    expect(own.names().size).toBe(2);
  });

  it('keeps nothing of what was done or refused', async () => {
    own.says('made', refused('40001'), 'another');
    await act();
    await expect(act()).rejects.toThrow();
    expect(sessionStorage).toHaveLength(0);
    expect(await again('1')).toBe('another');
    expect(own.names().size).toBe(3);
  });
});

it('what cannot be sent is not, and keeps nothing', async () => {
  expect(await actOnce('sendToUser', wish, { orderOf: () => undefined, send: own.send })).toBeUndefined();
  own.says('made');
  expect(await act()).toBe('made');
});
