import type Type from 'typebox';
import { type CallParams, calls } from '@/contract/calls';
import { ChainId, RefundAddress } from '@/contract/custody';
import type { EndpointName } from '@/contract/endpoints';
import { HandoverConfirm } from '@/contract/handover';
import { type OperatorCallName, type OperatorParams, operatorCalls } from '@/contract/operator';
import { AssetCode, Decimal, Id, SignedDecimal, SymbolName } from '@/contract/primitives';
import { SiteImageQuery } from '@/contract/site';
import { ClientOrderId } from '@/contract/spot';
import { StatementQuery } from '@/contract/statements';
import { TransactionsQuery } from '@/contract/transactions';

interface Schema {
  type?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const patternOf = (schema: Schema) => schema.pattern;

/** A text for each pattern of the contract. */
const texts = new Map<string | undefined, string>([
  [patternOf(SymbolName), 'BTC_USDT'],
  [patternOf(AssetCode), 'BTC'],
  [patternOf(Decimal), '1'],
  [patternOf(SignedDecimal), '1'],
  [patternOf(Id), '1'],
  [patternOf(HandoverConfirm.properties.number), '47'],
  [patternOf(ClientOrderId), 'sample'],
  [patternOf(TransactionsQuery.properties.type), 'CLAIM'],
  [patternOf(TransactionsQuery.properties.status), 'COMPLETED'],
  ['^[A-Z]{3}$', 'EUR'],
  [patternOf(SiteImageQuery.properties.name), 'aaaaaaaaaaaaaaaaaaaaaa.svg'],
  [patternOf(StatementQuery.properties.month), '2026-10'],
  [patternOf(ChainId), 'bitcoin'],
  [patternOf(RefundAddress.properties.address), 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['^[!-~]( ?[!-~])*$', '1'],
  ['^\\d{6}$', '123456'],
  ['^[A-Za-z0-9_-]+$', 'c2FtcGxl'],
  ['^[A-Za-z0-9-]{1,40}$', 'sample'],
  ['^[ -~]{0,40}$', 'SAMPLE'],
  ['^\\d{0,18}$', '1'],
  ['^\\d{4,15}$', '5550100'],
  ['^\\d{1,4}$', '1'],
  ['^[a-z_]{1,40}$', 'sample'],
  ['^[a-z][a-z0-9.-]{1,39}$', 'sample'],
  ['^[A-Za-z0-9_-]{43}$', 'x'.repeat(43)],
  ['^[A-Za-z0-9_-]{16,64}$', 'x'.repeat(32)],
  ['^[a-z]{2}(-[A-Z]{2})?$', 'en'],
  ['^[0-9a-f]{64}$', 'f'.repeat(64)],
  ['^[Kk][Xx](-[0-9A-Za-z]{4}){3}$', 'KX-7F3M-92QA-XH4T'],
  ['^KX(-[0-9A-Z]{4}){3}$', 'KX-7F3M-92QA-XH4T'],
  ['^[a-z][a-z0-9-]{0,39}$', 'kontor'],
  ['^[a-z][a-z0-9-]{1,39}$', 'bitcoin'],
  ['^\\d{0,18}$', '1'],
  ['^https?://', 'https://push.example/sample'],
  ['^[A-Za-z0-9_-]{87}=?$', 'B'.repeat(87)],
  ['^[A-Za-z0-9_-]{22}={0,2}$', 'A'.repeat(22)],
]);

function sampleOf(schema: Schema, path: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], path);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items, `${path}.0`)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, sampleOf(part, `${path}.${name}`)]));
  if (schema.type === 'object') return {};
  if (schema.type !== 'string') throw new Error(`no sample for ${path}: say here what one looks like`);
  // Patterns of free text.
  if (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test('a note')) return 'x'.repeat(schema.minLength ?? 1);
  const text = texts.get(schema.pattern);
  if (text === undefined) throw new Error(`no sample for ${path}: add a text that fits ${schema.pattern}`);
  return text;
}

const byEmail = { email: 'nobody@kontor.localhost', phone: undefined, dialingCode: undefined };

/** Cursors are made by the exchange. */
const firstPage = { searchAfter: undefined };

/** Calls whose fields must fit together to be obeyed. */
const together: { [Name in EndpointName]?: Partial<CallParams<Name>> } = {
  createSpotOrder: { side: 'BUY', type: 'LIMIT', price: '90000', size: '0.001', sizeUnit: 'BASE', timeInForce: 'GTC', isPostOnly: false },
  createTransfer: { from: 'TRADE', to: 'MAIN', asset: 'USDT' },
  registerVerify: byEmail,
  loginVerify: byEmail,
  forgotPasswordVerify: byEmail,
  activity: firstPage,
  noticeSearch: firstPage,
  openSpotOrders: firstPage,
  transfers: firstPage,
  deposits: firstPage,
  transactions: firstPage,
  conversions: { ...firstPage, fromTime: undefined, toTime: undefined },
  convertPrice: { from: 'USDT', to: 'BTC' },
  convertQuote: { from: 'USDT', to: 'BTC' },
  convertSmallQuote: { coins: ['BTC'], into: 'USDT' },
  convertPlanCreate: { from: 'USDT', to: 'BTC', amount: '10', day: 1, timeZone: 'UTC' },
  convertLimitCreate: { from: 'USDT', to: 'BTC', give: '10', get: '1' },
  expressOrders: firstPage,
  referralInvitees: firstPage,
  referralRebates: firstPage,
  earnCurrent: firstPage,
  earnRewards: firstPage,
  // Steps are keyed by their names, which a sample of the schema does not know.
  kycQuestionSubmit: { answers: {} },
  kybQuestionSubmit: { answers: {} },
  spotOrderHistory: { ...firstPage, toTime: 1 },
  spotTradeHistory: { ...firstPage, toTime: 1 },
};

function samplesOf(name: string, params: Type.TSchema): Record<string, unknown> {
  const { properties = {} } = params as Type.TSchema & Schema;
  return Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, sampleOf(schema, `${name}.${field}`)]));
}

/** Every field of a call with a value its schema allows, made from the schema. */
export const sampleParams = (name: EndpointName): Record<string, unknown> => ({
  ...samplesOf(name, calls[name].params),
  ...together[name],
});

/** On a market and in a fee tier that nobody uses. */
const operating: { [Name in OperatorCallName]?: Partial<OperatorParams<Name>> } = {
  setMarket: { symbol: 'LTC_USDT', state: 'POST_ONLY', until: undefined, quantityIncrement: undefined, minQuantity: undefined },
  resolveMarket: { symbol: 'LTC_USDT' },
  setFees: { tier: 7, makerFeeRate: '0.001', takerFeeRate: '0.001' },
  adjust: { asset: 'USDT' },
  setHotAlarm: { chainId: 'bitcoin', asset: 'BTC', least: '1', most: '2' },
  hotBalances: { chainId: 'bitcoin' },
  resumeChain: { chainId: 'bitcoin' },
  skipAddresses: { chainId: 'bitcoin', number: 5 },
  setNetwork: { chainId: 'bitcoin', asset: 'BTC', reason: undefined, until: undefined },
  simulate: { chainId: 'bitcoin', act: 'mine', count: 1 },
};

/** The same of an operator's call. */
export const operatorSampleParams = (name: OperatorCallName): Record<string, unknown> => ({
  ...samplesOf(name, operatorCalls[name].params),
  ...operating[name],
});
