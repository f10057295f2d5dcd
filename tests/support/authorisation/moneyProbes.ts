import type { CallData } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { photograph, sha256 } from '../sampleFiles';
import { ask } from './ask';
import { convertTwice, openConvertBook } from './convertProbes';
import { subscribeAsOwner } from './earnProbes';
import type { People, Person } from './people';
import { byId, dataOf, type MakeProbe } from './probe';

const SYMBOL = 'BTC_USDT';
const order = { symbol: SYMBOL, type: 'LIMIT', price: '90000', size: '0.001' };
const place = ({ exchange }: People, { token }: Person, side: 'BUY' | 'SELL', clientOrderId: string) =>
  ask(exchange, 'createSpotOrder', { ...order, side, clientOrderId }, token);
const transfer = ({ exchange }: People, { token }: Person, clientTransferId: string) =>
  ask(exchange, 'createTransfer', { asset: 'USDT', amount: '1', from: 'TRADE', to: 'MAIN', clientTransferId }, token);

export const OWNERS_ORDERS = ['owner-0', 'owner-1', 'owner-2', 'owner-3'] as const;

/** Two fills, and two orders that rest. */
export async function tradeAsOwner(people: People): Promise<void> {
  const { exchange, owner, stranger } = people;
  const other = people.spare();
  for (const { token } of [owner, stranger, other]) await dataOf(ask(exchange, 'practiceClaim', {}, token));
  for (const name of OWNERS_ORDERS) await dataOf(place(people, owner, 'BUY', name));
  for (const name of ['a', 'b']) await dataOf(place(people, other, 'SELL', name));
  for (const name of ['owners-transfer', 'owners-other']) await dataOf(transfer(people, owner, name));
  await openConvertBook(people, other);
  await convertTwice(people);
  for (const name of ['owners-first', 'owners-second']) await dataOf(buy(people, owner, name));
  await subscribeAsOwner(people);
  await everyNoticeCame(people);
}

/** Beside those it had: of the claim, of two orders that were filled and of two transfers. They are told a moment later. */
async function everyNoticeCame({ exchange, owner }: People): Promise<void> {
  for (let looks = 0; looks < 500; looks += 1) {
    const { count } = await dataOf<{ count: number }>(ask(exchange, 'noticeCount', {}, owner.token));
    if (count === 7) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the owner was told other things');
}

type Order = CallData<'createSpotOrder'>;
const ordersOf = async ({ exchange }: People, { token }: Person) =>
  (await dataOf<{ records: Order[] }>(ask(exchange, 'spotOrderHistory', { status: 'ALL' }, token))).records;
const named = async (people: People, clientOrderId: string) => {
  const found = (await ordersOf(people, people.owner)).find((one) => one.clientOrderId === clientOrderId);
  if (!found) throw new Error(`the owner has an order called ${clientOrderId}`);
  return found.orderId;
};

const byOrder =
  (call: 'cancelSpotOrder' | 'spotTradeHistory', whose: (typeof OWNERS_ORDERS)[number], rest: object): MakeProbe =>
  async (people) => {
    const orderId = await named(people, whose);
    return byId(call, 'orderId', () => orderId, rest)(people);
  };

/** Names are good within one's own account: another user's is free, and leads to nothing of theirs. */
const byOwnName =
  (send: typeof transfer, name: string, idOf: (data: unknown) => unknown): MakeProbe =>
  async (people) => {
    const { owner, stranger } = people;
    const theirId = idOf(await dataOf(send(people, owner, name)));
    return {
      by: (id) => send(people, stranger, String(id)),
      theirs: name,
      unknown: 'nobodys',
      whose: owner,
      own: () => send(people, owner, name),
      view: ({ envelope }) => [envelope?.code, idOf(envelope?.data) === theirId],
    };
  };

async function buy({ exchange }: People, { token }: Person, clientOrderId: string) {
  const asked = { side: 'BUY', currency: 'USD', coin: 'BTC' };
  const { price, validUntil, priceToken } = await dataOf<CallData<'expressPrices'>>(ask(exchange, 'expressPrices', asked));
  const wanted = { ...asked, methodId: 'bank', amount: '50', price, validUntil, priceToken, clientOrderId };
  return ask(exchange, 'expressCreateOrder', wanted, token);
}
const expressIdOf = (data: unknown) => (data as CallData<'expressCreateOrder'>).orderId;

const byExpressOrder =
  (name: 'expressOrder' | 'expressCancel'): MakeProbe =>
  async (people) => {
    const orderId = expressIdOf(await dataOf(buy(people, people.owner, `owners-for-${name}`)));
    return byId(name, 'orderId', () => orderId)(people);
  };

let photo: Promise<Buffer> | undefined;
/** Smaller than a piece. */
function photoFile(): Promise<Buffer> {
  photo ??= photograph(600, 500);
  return photo;
}

export async function uploaded({ exchange }: People, { token }: Person, type: string): Promise<string> {
  const form = { action: 'kyx', needFileUrl: true, type };
  const { uploadId } = await dataOf<{ uploadId: string }>(ask(exchange, 'upload', form, token, { file: await photoFile() }));
  return uploadId;
}

async function begun({ exchange }: People, { token }: Person, isSent: boolean): Promise<string> {
  const file = await photoFile();
  const begin = { type: 'SELFIE', size: file.length, sha256: sha256(file) };
  const { sessionId } = await dataOf<{ sessionId: string }>(ask(exchange, 'uploadBegin', begin, token));
  if (isSent) await dataOf(ask(exchange, 'uploadPart', { sessionId, offset: 0, sha256: sha256(file) }, token, { file }));
  return sessionId;
}

const byUploadSession =
  (name: 'uploadPart' | 'uploadFinish' | 'uploadCancel'): MakeProbe =>
  async (people) => {
    const whose = people.spare();
    const sessionId = await begun(people, whose, name === 'uploadFinish');
    const file = await photoFile();
    const rest = name === 'uploadPart' ? { offset: 0, sha256: sha256(file) } : {};
    const send = (id: unknown, { token }: Person) => ask(people.exchange, name, { ...rest, sessionId: id }, token, { file });
    return { by: (id) => send(id, people.stranger), theirs: sessionId, unknown: '999999999999', whose, own: () => send(sessionId, whose) };
  };

/** Sent again by the same name, a file is the one that is there; by the name of another user's, it is another. */
const bySending =
  (name: 'upload' | 'uploadBegin'): MakeProbe =>
  async (people) => {
    const file = await photoFile();
    const rest =
      name === 'upload'
        ? { action: 'kyx', needFileUrl: true, type: 'SELFIE' }
        : { type: 'SELFIE', size: file.length, sha256: sha256(file) };
    const probe = await byOwnName(
      ({ exchange }, { token }, sendId) => ask(exchange, name, { ...rest, sendId }, token, name === 'upload' ? { file } : {}),
      `owners-sending-by-${name}`,
      (data) => (name === 'upload' ? (data as CallData<'upload'>).uploadId : (data as CallData<'uploadBegin'>).sessionId),
    )(people);
    return { ...probe, unknown: 'nobodys-sending-of-a-file' };
  };

const byUpload =
  (name: 'uploadLink' | 'uploadRemove'): MakeProbe =>
  async (people) => {
    const uploadId = await uploaded(people, people.owner, 'SELFIE');
    return byId(name, 'uploadId', () => uploadId)(people);
  };

/** Orders, transfers and files. */
export const moneyProbes: Readonly<Record<string, MakeProbe>> = {
  'createSpotOrder.clientOrderId': byOwnName(
    (people, person, name) => place(people, person, 'BUY', name),
    OWNERS_ORDERS[2],
    (data) => (data as Order).orderId,
  ),
  'createTransfer.clientTransferId': byOwnName(transfer, 'owners-transfer', (data) => (data as CallData<'createTransfer'>).transferId),
  'expressCreateOrder.clientOrderId': byOwnName(buy, 'owners-purchase', expressIdOf),
  'expressOrder.orderId': byExpressOrder('expressOrder'),
  'expressCancel.orderId': byExpressOrder('expressCancel'),
  'spotTradeHistory.orderId': byOrder('spotTradeHistory', 'owner-0', {}),
  'cancelSpotOrder.orderId': byOrder('cancelSpotOrder', 'owner-2', { symbol: SYMBOL }),
  'cancelSpotOrder.clientOrderId': byId('cancelSpotOrder', 'clientOrderId', () => 'owner-3', { symbol: SYMBOL }),
  'upload.sendId': bySending('upload'),
  'uploadBegin.sendId': bySending('uploadBegin'),
  'uploadPart.sessionId': byUploadSession('uploadPart'),
  'uploadFinish.sessionId': byUploadSession('uploadFinish'),
  'uploadCancel.sessionId': byUploadSession('uploadCancel'),
  'uploadLink.uploadId': byUpload('uploadLink'),
  'uploadRemove.uploadId': byUpload('uploadRemove'),
};

/** Calls whose pages go on behind a place; a stranger's place lets nobody see the stranger's rows. */
export const PAGED: readonly (readonly [EndpointName, object])[] = [
  ['activity', {}],
  ['noticeSearch', {}],
  ['openSpotOrders', {}],
  ['deposits', {}],
  ['spotOrderHistory', { status: 'ALL' }],
  ['spotTradeHistory', {}],
  ['transfers', {}],
  ['transactions', {}],
  ['conversions', {}],
  ['expressOrders', {}],
  ['referralInvitees', {}],
  ['referralRebates', {}],
  ['earnCurrent', { ended: true }],
  ['earnRewards', {}],
];
