import type { SessionActor } from '@/exchange/app/actor';
import {
  FEES_TOPIC,
  NOTICES_TOPIC,
  PREFERENCES_TOPIC,
  REBUILT_TOPIC,
  SESSION_REVOKED_TOPIC,
  STANDING_TOPIC,
  type UserCommitted,
  userTopic,
} from '@/exchange/app/events';
import { FakeSocket, startTestStreams } from '../support/streamFixtures';

// What everyone who listens to their own account is told, whoever they are.

const own = { channel: 'private' } as const;
const identity = (userId: string): SessionActor => ({ userId, brand: 'kontor', accountType: 0, sessionId: 'a', sessionEndsMs: 8.64e15 });
const committed = (userId: string): UserCommitted => ({ userId, orders: [], fills: [], balances: [], transfers: [], atMs: 1 });

async function listen() {
  const streams = await startTestStreams();
  const [listener, stranger] = [new FakeSocket(), new FakeSocket()];
  const client = streams.hub.connect(listener);
  streams.hub.authenticate(client, 1, identity('7'), streams.clock.now());
  streams.hub.subscribe(client, 2, [own]);
  streams.join(stranger, { channel: 'tickers' });
  return { ...streams, listener, stranger };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

const ratesOf = ({ frames }: FakeSocket) => frames.filter(({ type }) => type === 'feeRates');

it('tells everyone who listens what they pay from now on, and nobody else', async () => {
  const { bus, listener, stranger } = await listen();
  bus.publish(FEES_TOPIC, { tier: 0, atMs: 1 });
  await settled();
  expect(ratesOf(listener)).toMatchObject([{ makerFeeRate: '0.0005', takerFeeRate: '0.0009' }]);
  expect(ratesOf(stranger)).toEqual([]);
});

it('tells one user, on every connection, that their choices changed', async () => {
  const { bus, listener, stranger } = await listen();
  bus.publish(PREFERENCES_TOPIC, { userId: '7', version: 4, atMs: 1 });
  bus.publish(PREFERENCES_TOPIC, { userId: '8', version: 9, atMs: 1 });
  await settled();
  const told = ({ frames }: FakeSocket) => frames.filter(({ type }) => type === 'preferences');
  expect(told(listener)).toEqual([{ type: 'preferences', version: 4, at: 1 }]);
  expect(told(stranger)).toEqual([]);
});

it('tells open pages that the account stands otherwise, and why their session is over, but whoever ended it', async () => {
  const { bus, hub, clock, listener, stranger } = await listen();
  const other = new FakeSocket();
  const client = hub.connect(other);
  hub.authenticate(client, 1, { ...identity('7'), sessionId: 'b' }, clock.now());
  hub.subscribe(client, 2, [own]);
  const told = ({ frames }: FakeSocket) => frames.flatMap((frame) => (frame.type === 'account' ? [frame.part] : []));
  bus.publish(STANDING_TOPIC, { userId: '7' });
  bus.publish(STANDING_TOPIC, { userId: '8' });
  bus.publish(SESSION_REVOKED_TOPIC, { userId: '7', why: { part: 'closed', bySessionId: 'b' } });
  await settled();
  expect([told(listener), told(other), told(stranger)]).toEqual([['standing', 'closed'], ['standing'], []]);
});

it('tells those who listen how many notifications are unread, one by one or all users of a brand', async () => {
  const { bus, listener, stranger } = await listen();
  const told = ({ frames }: FakeSocket) => frames.filter(({ type }) => type === 'notices');
  bus.publish(NOTICES_TOPIC, { userIds: ['8'] });
  bus.publish(NOTICES_TOPIC, { userIds: [], brand: 'visby' });
  await settled();
  expect(told(listener)).toEqual([]);
  bus.publish(NOTICES_TOPIC, { userIds: ['7', '8'] });
  bus.publish(NOTICES_TOPIC, { userIds: [], brand: 'kontor' });
  await settled();
  expect(told(listener)).toMatchObject([{ count: 3 }, { count: 3 }]);
  expect(told(stranger)).toEqual([]);
});

it('tells one user alone when only theirs changed', async () => {
  const { bus, listener } = await listen();
  bus.publish(FEES_TOPIC, { tier: 0, userId: '8', atMs: 1 });
  await settled();
  expect(ratesOf(listener)).toEqual([]);
  bus.publish(FEES_TOPIC, { tier: 0, userId: '7', atMs: 1 });
  await settled();
  expect(ratesOf(listener)).toHaveLength(1);
});

it('leaves a hole in the numbers when the writer was rebuilt, and tells fees anew: something may have happened untold', async () => {
  const { bus, listener, stranger } = await listen();
  bus.publish(userTopic('7'), committed('7'));
  bus.publish(REBUILT_TOPIC, {});
  bus.publish(userTopic('7'), committed('7'));
  await settled();
  expect(listener.ofType('private').map(({ seq }) => seq)).toEqual([1, 3, 4]);
  expect(ratesOf(listener)).toHaveLength(1);
  expect(stranger.ofType('private')).toEqual([]);
});

it('says nothing of a closing before its sessions end: nothing could be read then', async () => {
  const { bus, listener } = await listen();
  bus.publish(STANDING_TOPIC, { userId: '7', isClosed: true });
  await settled();
  expect(listener.frames.filter(({ type }) => type === 'account')).toEqual([]);
});
