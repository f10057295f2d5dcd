import { randomUUID } from 'node:crypto';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Log } from '@/exchange/app/ports/log';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { createNatsBus } from '@/exchange/bus/natsBus';

const NATS_URL = process.env.NATS_URL ?? 'nats://127.0.0.1:4222';

function recordingLog() {
  const errors: object[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (fields) => errors.push(fields) };
  return { log, errors };
}

interface Opened {
  /** Publishes. */
  near: Bus;
  /** Listens: the same bus in one process, another connection to the same server between processes. */
  far: Bus;
  errors: object[];
  /** Everything published so far has been delivered. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

async function openInProcess(): Promise<Opened> {
  const { log, errors } = recordingLog();
  const bus = createInProcessBus(log);
  return { near: bus, far: bus, errors, settle: async () => {}, close: () => bus.close() };
}

async function openNats(): Promise<Opened> {
  const { log, errors } = recordingLog();
  const prefix = `test-${randomUUID()}`;
  const near = await createNatsBus({ url: NATS_URL, prefix, log });
  const far = await createNatsBus({ url: NATS_URL, prefix, log });
  // Publisher first: then what it sent is on its way to the listener, whose own round trip comes behind it.
  const settle = async () => {
    await far.settled();
    await near.settled();
    await far.settled();
  };
  return { near, far, errors, settle, close: async () => void (await Promise.all([near.close(), far.close()])) };
}

const targets: { name: string; open: () => Promise<Opened>; mayBeAbsent: boolean }[] = [
  { name: 'in process', open: openInProcess, mayBeAbsent: false },
  { name: 'NATS', open: openNats, mayBeAbsent: !process.env.NATS_URL },
];

describe.each(targets)('bus ($name)', ({ name, open, mayBeAbsent }) => {
  let opened: Opened | undefined;

  beforeEach(async () => {
    try {
      opened = await open();
    } catch (error) {
      if (!mayBeAbsent) throw error;
      process.stderr.write(`skipped on ${name}: no server at ${NATS_URL} and NATS_URL is not set\n`);
    }
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });

  const on = (title: string, run: (buses: Opened) => Promise<void>) => test(title, () => (opened ? run(opened) : Promise.resolve()));

  on('delivers plain values in order, to every handler of the topic and to nobody else', async ({ near, far, settle }) => {
    const first: unknown[] = [];
    const second: unknown[] = [];
    const other: unknown[] = [];
    far.subscribe('market.BTC_USDT', (payload) => first.push(payload));
    far.subscribe('market.BTC_USDT', (payload) => second.push(payload));
    far.subscribe('market.ETH_USDT', (payload) => other.push(payload));
    await settle();
    const sent = Array.from({ length: 500 }, (_, seq) => ({ seq, levels: [{ side: 'BUY', lots: seq * 3 }], note: 'Grüße' }));
    for (const payload of sent) near.publish('market.BTC_USDT', payload);
    await settle();
    expect(first).toEqual(sent);
    expect(second).toEqual(sent);
    expect(other).toEqual([]);
  });

  on('never runs a handler inside publish', async ({ near, settle }) => {
    let isPublishing = false;
    const seen: boolean[] = [];
    near.subscribe('topic', () => seen.push(isPublishing));
    await settle();
    isPublishing = true;
    near.publish('topic', 1);
    isPublishing = false;
    await settle();
    expect(seen).toEqual([false]);
  });

  on('ends a subscription alone, also when one function subscribed twice', async ({ near, far, settle }) => {
    const seen: unknown[] = [];
    const handler = (payload: never) => void seen.push(payload);
    const endFirst = far.subscribe('topic', handler);
    far.subscribe('topic', handler);
    await settle();
    near.publish('topic', 'both');
    await settle();
    endFirst();
    endFirst();
    await settle();
    near.publish('topic', 'one');
    await settle();
    expect(seen).toEqual(['both', 'both', 'one']);
  });

  on('can be subscribed to again after the last handler left', async ({ near, far, settle }) => {
    const seen: unknown[] = [];
    far.subscribe('topic', () => seen.push('old'))();
    far.subscribe('topic', () => seen.push('new'));
    await settle();
    near.publish('topic', null);
    await settle();
    expect(seen).toEqual(['new']);
  });

  on('goes on when a handler throws, and logs it', async ({ near, far, errors, settle }) => {
    const seen: unknown[] = [];
    far.subscribe('topic', () => {
      throw new Error('broken');
    });
    far.subscribe('topic', (payload) => seen.push(payload));
    await settle();
    near.publish('topic', 1);
    near.publish('topic', 2);
    await settle();
    expect(seen).toEqual([1, 2]);
    expect(errors).toHaveLength(2);
  });

  on('keeps the order of what handlers publish', async ({ near, settle }) => {
    const seen: unknown[] = [];
    near.subscribe('first', (payload: never) => near.publish('second', payload));
    near.subscribe('second', (payload) => seen.push(payload));
    await settle();
    near.publish('first', 1);
    near.publish('first', 2);
    await settle();
    await settle();
    expect(seen).toEqual([1, 2]);
  });

  on('delivers what was published before it closes and nothing after', async ({ near, settle }) => {
    const seen: unknown[] = [];
    near.subscribe('topic', (payload) => seen.push(payload));
    await settle();
    near.publish('topic', 'before');
    await near.close();
    near.publish('topic', 'after');
    expect(seen).toEqual(['before']);
  });
});

test('a message server that cannot be reached stops the start', async () => {
  const { log } = recordingLog();
  await expect(createNatsBus({ url: 'nats://127.0.0.1:1', log })).rejects.toThrow();
});
