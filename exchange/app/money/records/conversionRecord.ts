import type { Conversion, Limit } from '@/contract/convert';
import type { Wallet } from '@/domain/account/wallets';
import type { ConversionKind, LimitState } from '@/domain/convert/kinds';
import { fromUnits } from '@/domain/money/units';

/** One coin that became another. Amounts are ledger units of the coin they are of. */
export interface ConversionRecord {
  /** Decimal digits. */
  conversionId: string;
  userId: string;
  clientId: string;
  /** What it was converted at, once: a quote, a time of a recurring one, a limit. */
  quoteId: string;
  kind: ConversionKind;
  planId: string | null;
  wallet: Wallet;
  from: string;
  to: string;
  give: bigint;
  /** After the fee. */
  get: bigint;
  fee: bigint;
  /** In the wallet before. */
  fromBefore: bigint;
  toBefore: bigint;
  atMs: number;
}

/** A conversion that waits for a rate. */
export interface LimitRecord {
  limitId: string;
  userId: string;
  clientId: string;
  wallet: Wallet;
  from: string;
  to: string;
  give: bigint;
  /** At least. */
  get: bigint;
  state: LimitState;
  expiresMs: number;
  createdMs: number;
}

export type Scales = ReadonlyMap<string, number>;

const decimalIn = (scales: Scales, asset: string, units: bigint) => fromUnits(units, scales.get(asset) ?? 0);

/** The row the wire carries. */
export function toConversion(record: ConversionRecord, scales: Scales): Conversion {
  const { from, to, give, get, fee, fromBefore, toBefore } = record;
  const ofFrom = (units: bigint) => decimalIn(scales, from, units);
  const ofTo = (units: bigint) => decimalIn(scales, to, units);
  return {
    conversionId: record.conversionId,
    clientOrderId: record.clientId,
    kind: record.kind,
    from,
    to,
    give: ofFrom(give),
    get: ofTo(get),
    fee: ofTo(fee),
    wallet: record.wallet,
    before: { from: ofFrom(fromBefore), to: ofTo(toBefore) },
    after: { from: ofFrom(fromBefore - give), to: ofTo(toBefore + get) },
    at: record.atMs,
  };
}

/** The row the wire carries. */
export function toLimit(record: LimitRecord, scales: Scales): Limit {
  const { limitId, clientId, from, to, give, get, wallet, state, expiresMs, createdMs } = record;
  const amounts = { give: decimalIn(scales, from, give), get: decimalIn(scales, to, get) };
  return { limitId, clientOrderId: clientId, from, to, ...amounts, wallet, state, expiresAt: expiresMs, createdAt: createdMs };
}
