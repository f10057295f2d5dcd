import type { CallData } from '@/contract/calls';
import { ask } from './ask';
import type { People, Person } from './people';
import { byId, dataOf, type MakeProbe } from './probe';

/** One book that everybody can convert in. */
export async function openConvertBook({ exchange }: People, { token }: Person): Promise<void> {
  const order = { symbol: 'ETH_USDT', side: 'SELL', type: 'LIMIT', price: '3513', size: '0.9', clientOrderId: 'convert-book' };
  await dataOf(ask(exchange, 'createSpotOrder', order, token));
  await dataOf(ask(exchange, 'createSpotOrder', { ...order, side: 'BUY', price: '3500', clientOrderId: 'convert-bids' }, token));
}

const quoteOf = async ({ exchange }: People, { token }: Person): Promise<string> => {
  const asked = { from: 'USDT', to: 'ETH', amount: '10', fixed: 'GIVE', wallet: 'TRADE' };
  return (await dataOf<CallData<'convertQuote'>>(ask(exchange, 'convertQuote', asked, token))).quote;
};

/** A quote is a secret of whom it was made for: to anybody else it is one that nobody made. */
const byQuote: MakeProbe = async (people) => {
  const { exchange, owner, stranger } = people;
  const quote = await quoteOf(people, owner);
  const send = (token: string, id: unknown) => ask(exchange, 'convertOrder', { quote: id, clientOrderId: 'by-quote' }, token);
  return {
    by: (id) => send(stranger.token, id),
    theirs: quote,
    unknown: 'nobodys.quote',
    whose: owner,
    own: () => send(owner.token, quote),
  };
};

/** A user with a coin that is too little to trade, and a quote for it. */
async function withSmall(people: People): Promise<{ whose: Person; quote: string }> {
  const { exchange } = people;
  const whose = people.spare();
  await dataOf(ask(exchange, 'practiceClaim', {}, whose.token));
  const little = { asset: 'ETH', amount: '0.001', from: 'TRADE', to: 'MAIN', clientTransferId: 'little' };
  await dataOf(ask(exchange, 'createTransfer', little, whose.token));
  const asked = { coins: ['ETH'], into: 'USDT', wallet: 'MAIN' };
  return { whose, quote: (await dataOf<CallData<'convertSmallQuote'>>(ask(exchange, 'convertSmallQuote', asked, whose.token))).quote };
}

const bySmallQuote: MakeProbe = async (people) => {
  const { exchange, stranger } = people;
  const { whose, quote } = await withSmall(people);
  const send = ({ token }: Person, id: unknown) => ask(exchange, 'convertSmallOrder', { quote: id, clientOrderId: 'by-quote' }, token);
  return { by: (id) => send(stranger, id), theirs: quote, unknown: 'nobodys.quote', whose, own: () => send(whose, quote) };
};

/** A name leads to nothing without a quote of one's own for small balances. */
const bySmallName: MakeProbe = async (people) => {
  const { exchange, stranger } = people;
  const { whose, quote } = await withSmall(people);
  const send = ({ token }: Person, id: string, name: unknown) =>
    ask(exchange, 'convertSmallOrder', { quote: id, clientOrderId: name }, token);
  return {
    by: async (name) => send(stranger, await quoteOf(people, stranger), name),
    theirs: 'swept',
    unknown: 'nobodys',
    whose,
    own: () => send(whose, quote, 'swept'),
  };
};

/** The owner's conversion under a name, made once. */
async function convertedAs(people: People, clientOrderId: string) {
  const quote = await quoteOf(people, people.owner);
  const send = () => ask(people.exchange, 'convertOrder', { quote, clientOrderId }, people.owner.token);
  return { send, made: await dataOf<CallData<'convertOrder'>>(send()) };
}

/** Two pages of one. */
export async function convertTwice(people: People): Promise<void> {
  for (const name of ['first-page', 'second-page']) await convertedAs(people, name);
}

const byConversionName: MakeProbe = async (people) => {
  const { send, made } = await convertedAs(people, 'owners-conversion');
  const { exchange, stranger, owner } = people;
  return {
    by: async (name) => ask(exchange, 'convertOrder', { quote: await quoteOf(people, stranger), clientOrderId: name }, stranger.token),
    theirs: 'owners-conversion',
    unknown: 'nobodys',
    whose: owner,
    own: send,
    view: ({ envelope }) => [envelope?.code, (envelope?.data as typeof made | null)?.conversionId === made.conversionId],
  };
};

const byConversion: MakeProbe = async (people) => {
  const { made } = await convertedAs(people, 'owners-other-conversion');
  return byId('convertDetail', 'conversionId', () => made.conversionId)(people);
};

const limitOf = { from: 'USDT', to: 'ETH', give: '10', get: '1', wallet: 'TRADE', days: 7 };
const planOf = { from: 'USDT', to: 'ETH', amount: '10', wallet: 'TRADE', every: 'WEEK', day: 1, minute: 540, timeZone: 'UTC' };

/** Names are good within one's own account: another user's is free, and leads to nothing of theirs. */
const byName =
  (
    call: 'convertLimitCreate' | 'convertPlanCreate',
    field: 'clientOrderId' | 'clientPlanId',
    idOf: (data: unknown) => unknown,
  ): MakeProbe =>
  async (people) => {
    const { exchange, owner, stranger } = people;
    const rest = call === 'convertLimitCreate' ? limitOf : planOf;
    const send = ({ token }: Person, name: unknown) => ask(exchange, call, { ...rest, [field]: name }, token);
    const theirId = idOf(await dataOf(send(owner, `owners-${call}`)));
    return {
      by: (name) => send(stranger, name),
      theirs: `owners-${call}`,
      unknown: 'nobodys',
      whose: owner,
      own: () => send(owner, `owners-${call}`),
      view: ({ envelope }) => [envelope?.code, idOf(envelope?.data) === theirId],
    };
  };

const byPlan =
  (call: 'convertPlanChange' | 'convertPlanDelete'): MakeProbe =>
  async (people) => {
    const { exchange, owner } = people;
    const made = await dataOf<CallData<'convertPlanCreate'>>(
      ask(exchange, 'convertPlanCreate', { ...planOf, clientPlanId: call }, owner.token),
    );
    return byId(call, 'planId', () => made.planId, call === 'convertPlanChange' ? { state: 'PAUSED' } : {})(people);
  };

const byLimit: MakeProbe = async (people) => {
  const { exchange, owner } = people;
  const made = await dataOf<CallData<'convertLimitCreate'>>(
    ask(exchange, 'convertLimitCreate', { ...limitOf, clientOrderId: 'to-end' }, owner.token),
  );
  return byId('convertLimitCancel', 'limitId', () => made.limitId)(people);
};

/** Conversions, recurring ones and limits. */
export const convertProbes: Readonly<Record<string, MakeProbe>> = {
  'convertOrder.quote': byQuote,
  'convertOrder.clientOrderId': byConversionName,
  'convertDetail.conversionId': byConversion,
  'convertSmallOrder.quote': bySmallQuote,
  'convertSmallOrder.clientOrderId': bySmallName,
  'convertPlanCreate.clientPlanId': byName('convertPlanCreate', 'clientPlanId', (data) => (data as CallData<'convertPlanCreate'>).planId),
  'convertPlanChange.planId': byPlan('convertPlanChange'),
  'convertPlanDelete.planId': byPlan('convertPlanDelete'),
  'convertLimitCreate.clientOrderId': byName(
    'convertLimitCreate',
    'clientOrderId',
    (data) => (data as CallData<'convertLimitCreate'>).limitId,
  ),
  'convertLimitCancel.limitId': byLimit,
};
