import type Type from 'typebox';
import { type CallParams, calls } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { AssetCode, Decimal, Id, SymbolName } from '@/contract/primitives';
import { ClientOrderId } from '@/contract/spot';

interface Schema {
  type?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
}

const patternOf = (schema: Schema) => schema.pattern;

/** A text for each pattern of the contract. */
const texts = new Map<string | undefined, string>([
  [patternOf(SymbolName), 'BTC_USDT'],
  [patternOf(AssetCode), 'BTC'],
  [patternOf(Decimal), '1'],
  [patternOf(Id), '1'],
  [patternOf(ClientOrderId), 'sample'],
  ['^\\d{6}$', '123456'],
  ['^[ -~]{0,40}$', 'SAMPLE'],
  ['^\\d{4,15}$', '5550100'],
  ['^\\d{1,4}$', '1'],
  ['^[a-z_]{1,40}$', 'sample'],
]);

function sampleOf(schema: Schema, path: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], path);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type !== 'string') throw new Error(`no sample for ${path}: say here what one looks like`);
  if (schema.pattern === undefined) return 'x'.repeat(schema.minLength ?? 1);
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
  registerVerify: byEmail,
  loginVerify: byEmail,
  forgotPasswordVerify: byEmail,
  openSpotOrders: firstPage,
  spotOrderHistory: { ...firstPage, toTime: 1 },
  spotTradeHistory: { ...firstPage, toTime: 1 },
};

/** Every field of a call with a value its schema allows, made from the schema. */
export function sampleParams(name: EndpointName): Record<string, unknown> {
  const { properties = {} } = calls[name].params as Type.TSchema & Schema;
  const made = Object.entries(properties).map(([field, schema]) => [field, sampleOf(schema, `${name}.${field}`)]);
  return { ...Object.fromEntries(made), ...together[name] };
}
