import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type CallData, calls } from '@/contract/calls';
import { codes } from '@/contract/codes';
import { type EndpointName, endpoints, isByQuery } from '@/contract/endpoints';
import type { Envelope } from '@/contract/envelope';
import { HEADER_LANGUAGE, HEADER_TOKEN } from '@/contract/headers';
import { type OperatorCallName, operatorCalls } from '@/contract/operator';
import { identityOf } from '@/exchange/app/accounts/identity/identity';
import { type Answer, type FuzzedExchange, openFuzzedExchange } from '../support/fuzzedExchange';
import { nastyBodies, nastyQueries, nastyValues } from '../support/nastyValues';
import { runs } from '../support/propertyRuns';
import { operatorSampleParams, sampleParams } from '../support/sampleParams';
import { textOf, triedValues } from '../support/triedValues';

// Every call of the contract, from its schema: each field with every nasty value while the others are right. Whatever comes is answered
// as the contract says, and what is refused changes nobody's money.

const names = Object.keys(endpoints) as EndpointName[];
const operatorNames = Object.keys(operatorCalls) as OperatorCallName[];
const fieldsIn = (params: { properties?: object }) => Object.keys(params.properties ?? {});
const fieldsOf = (name: EndpointName) => fieldsIn(calls[name].params);
/** Would end the session the other calls need, or freeze its account, when they are obeyed: another user's is tried with them. */
const ENDS: readonly EndpointName[] = ['logout', 'sessionRevokeAll', 'accountFreeze'];

interface Row {
  asset: string;
  owner: string;
  available: string;
  held: string;
}

describe('every call of the contract, with anything in it', () => {
  let exchange: FuzzedExchange;
  let token: string;
  let spare: string;
  let faults: string[] = [];
  let had: Record<string, bigint> = {};

  beforeAll(async () => {
    exchange = await openFuzzedExchange(2);
    [token = '', spare = ''] = exchange.tokens;
    expect(spare).not.toBe('');
    const claimed = await exchange.send('practiceClaim', { body: '{}', token });
    expect(claimed.envelope).toMatchObject({ code: '0' });
    had = await totals();
  });
  afterAll(() => exchange.stop());

  /** What blocks have brought to who asks here, whatever is asked meanwhile. */
  const arrived = async () => {
    const sums: Record<string, bigint> = {};
    const { envelope } = await exchange.call('deposits', {}, token);
    const { records } = (envelope as Envelope<CallData<'deposits'>>).data;
    for (const { coinSymbol, amount, status } of records)
      if (status === 'CREDITED') sums[coinSymbol] = (sums[coinSymbol] ?? 0n) + BigInt(scaled(amount));
    return sums;
  };

  /**
   * What all users have, over all their wallets, but for what arrived from networks. Nobody else trades here: an order that is taken holds
   * money, and a transfer puts it into another wallet; neither makes it more or less.
   */
  const totals = async (): Promise<Record<string, bigint>> => {
    const before = await arrived();
    const rows = (await exchange.operate('alice', 'trialBalance', {})).envelope?.data as Row[];
    // Credited between the two looks: which of them counts it nobody knows.
    if (!isDeepStrictEqual(await arrived(), before)) return totals();
    const sums: Record<string, bigint> = {};
    for (const { asset, owner, available, held } of rows)
      if (owner.startsWith('user ')) sums[asset] = (sums[asset] ?? 0n) + BigInt(scaled(available)) + BigInt(scaled(held));
    for (const [asset, sum] of Object.entries(before)) sums[asset] = (sums[asset] ?? 0n) - sum;
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n));
  };

  /** Each test begins with what the one before it has left, which was looked at then. */
  async function expectSameMoney(): Promise<void> {
    const before = had;
    had = await totals();
    expect(had).toEqual(before);
  }

  function judge(what: string, { status, envelope }: Answer): void {
    const isFault =
      status >= 500 || envelope === undefined || envelope.code === codes.internal.code || envelope.code === codes.unavailable.code;
    if (isFault) faults.push(`${what} -> ${status} ${envelope?.msg}`);
  }

  /** A refusal of a field must say which. */
  function judgeField(what: string, field: string, answer: Answer): void {
    judge(what, answer);
    const { code, msg = '' } = answer.envelope ?? {};
    const named = msg.split('||')[1]?.split('.')[0];
    // A body that smells of prototypes is no JSON to the parser, whatever field it was in.
    if (code === codes.badRequest.code && named !== field && named !== 'body') faults.push(`${what} -> names ${msg}`);
  }

  const show = (value: unknown) => String(JSON.stringify(value)).slice(0, 60);

  it('has enough of it', () => {
    expect(new Set(nastyValues.map((value) => JSON.stringify(value))).size).toBeGreaterThanOrEqual(50);
  });

  it.each(names)('%s', async (name) => {
    faults = [];
    const base = sampleParams(name);
    const who = ENDS.includes(name) ? spare : token;
    const triedIn = triedValues(calls[name].params, isByQuery(name), names.indexOf(name));
    for (const field of fieldsOf(name))
      for (const [index, value] of triedIn(base, field))
        judgeField(
          `${name}.${field}=${show(value)}`,
          field,
          await exchange.call(name, { ...base, [field]: value, ...newName(name, field, index) }, who),
        );
    const isQuery = isByQuery(name);
    for (const text of isQuery ? nastyQueries : nastyBodies)
      judge(`${name} ${text.slice(0, 40)}`, await exchange.send(name, { [isQuery ? 'query' : 'body']: text, token: who }));
    expect(faults).toEqual([]);
    await expectSameMoney();
    expect(exchange.errors.splice(0)).toEqual([]);
  });

  // Headers are read before it is known which call it is, once for all that need nobody and once for all that need a user.
  it.each(['tickers', 'createSpotOrder'] as const)('headers of %s', async (name) => {
    faults = [];
    for (const value of nastyValues) {
      const text = textOf(value).replace(/[^\x20-\x7e]/g, '?');
      judge(`${name} as ${text.slice(0, 40)}`, await exchange.send(name, { headers: { [HEADER_TOKEN]: text, [HEADER_LANGUAGE]: text } }));
    }
    expect(faults).toEqual([]);
    await expectSameMoney();
    expect(exchange.errors.splice(0)).toEqual([]);
  });

  it('answers whatever is in several fields at once', async () => {
    const anyCall = fc.constantFrom(...names.filter((name) => !ENDS.includes(name) && fieldsOf(name).length > 1)).chain((name) => {
      const base = sampleParams(name);
      const value = (field: string) =>
        fc.oneof({ weight: 2, arbitrary: fc.constant(base[field]) }, fc.constantFrom(...nastyValues), fc.jsonValue());
      return fc.tuple(fc.constant(name), fc.record(Object.fromEntries(fieldsOf(name).map((field) => [field, value(field)]))));
    });
    faults = [];
    const check = async ([name, params]: [EndpointName, Record<string, unknown>]) => {
      judge(`${name} ${show(params)}`, await exchange.call(name, params, token));
      expect(faults).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(anyCall, check), runs(500));
    await expectSameMoney();
    expect(exchange.errors.splice(0)).toEqual([]);
  });

  it('moves money between wallets where the call is right', async () => {
    const params = { ...sampleParams('createTransfer'), clientTransferId: 'right' };
    expect((await exchange.call('createTransfer', params, token)).envelope).toMatchObject({
      code: '0',
      data: { from: 'TRADE', to: 'MAIN' },
    });
    await expectSameMoney();
  });

  it.each(operatorNames)('%s, by an operator', async (name) => {
    faults = [];
    const base = operatorSampleParams(name);
    const { params, method } = operatorCalls[name];
    const triedIn = triedValues(params, method === 'GET', operatorNames.indexOf(name));
    for (const field of fieldsIn(params))
      for (const [, value] of triedIn(base, field))
        judge(`${name}.${field}=${show(value)}`, await exchange.operate('alice', name, { ...base, [field]: value }));
    judge(name, await exchange.operate('alice', name, { nobody: 'asked' }));

    expect(faults).toEqual([]);
    await expectSameMoney();
    expect(exchange.errors.splice(0)).toEqual([]);
  });

  it('refuses to propose what no account could hold', async () => {
    const { envelope } = await exchange.operate('alice', 'findUsers', { search: 'fuzz0@kontor.localhost' });
    const userId = ((envelope?.data ?? []) as { userId: string }[])[0]?.userId;
    const propose = async (amount: string) =>
      (await exchange.operate('alice', 'adjust', { userId, asset: 'USDT', amount, note: 'a test' })).envelope;
    for (const amount of ['9'.repeat(30), `-${'9'.repeat(30)}`, '90000000000.00000001'])
      expect(await propose(amount)).toMatchObject({ msg: expect.stringMatching(/^request\.invalid\|\|amount/) });
    const most = await propose('90000000000');
    expect(most).toMatchObject({ code: '0' });
    // With what the user has already it is more than an account holds.
    const id = (most?.data as { id: string } | undefined)?.id;
    expect((await exchange.operate('bob', 'confirmProposal', { id })).envelope?.msg).toMatch(/^request\.invalid\|\|amount/);
    await expectSameMoney();
  });

  it('takes for an address only what can be stored', () => {
    const taken = nastyValues.flatMap((value) => {
      try {
        return [identityOf({ email: `a${textOf(value)}@mail.example` }).address];
      } catch {
        return [];
      }
    });
    expect(taken.length).toBeGreaterThan(10);
    expect(taken.filter((address) => /[\p{C}\s]/u.test(address))).toEqual([]);
  });

  it('leaves the session and the markets as they were', async () => {
    expect((await exchange.send('userInfo', { token })).envelope?.code).toBe('0');
    const { envelope } = await exchange.call(
      'createSpotOrder',
      { ...sampleParams('createSpotOrder'), clientOrderId: 'after-all-that' },
      token,
    );
    expect(envelope).toMatchObject({ code: '0', data: { status: 'OPEN' } });
  });

  /** The name of an order or a transfer is good once. */
  const newName = (name: EndpointName, field: string, index: number) => {
    const called = name === 'createSpotOrder' ? 'clientOrderId' : 'clientTransferId';
    const isNamed = name === 'createSpotOrder' || name === 'createTransfer';
    return isNamed && field !== called ? { [called]: `${field}-${index}` } : {};
  };
  const scaled = (decimal: string) => {
    const [whole = '0', fraction = ''] = decimal.split('.');
    return whole + fraction.padEnd(18, '0');
  };
});
