import Type, { type Static, type TSchema } from 'typebox';
import { CORRECTION_REASONS, TRANSACTION_STATUSES, TRANSACTION_TYPES, type TransactionType } from '../domain/account/transactions';
import { WALLETS } from '../domain/account/wallets';
import { AssetCode, Decimal, Id, oneOf, PageQuery, SignedDecimal, TimestampMs } from './primitives';

// Everything that came into an account or left it, or became something else in it, besides trades and moves between own wallets.

export type { TransactionStatus, TransactionType } from '../domain/account/transactions';

/** A word for why it is where it is, for the client to put into words; what it does not know it leaves out. */
const reason = Type.Optional(Type.String({ maxLength: 100 }));
/** What its own page is opened by. */
const reference = Type.Optional(Type.String({ maxLength: 64 }));

/** Over a chain. Addresses are the owner's own or what they typed: whole. */
const ChainDetail = Type.Object({
  network: Type.String({ description: 'As it is called on screen' }),
  address: Type.Optional(Type.String()),
  memo: Type.Optional(Type.String()),
  txId: Type.Optional(Type.String()),
  /** Where the chain shows it. */
  txUrl: Type.Optional(Type.String()),
  confirmations: Type.Optional(Type.Integer({ minimum: 0 })),
  confirmationsNeeded: Type.Optional(Type.Integer({ minimum: 0 })),
  reason,
  reference,
});

const ConvertDetail = Type.Object({ kind: oneOf(['QUOTE', 'LIMIT', 'RECURRING', 'SMALL_BALANCES']), reason, reference });

/** Paid or paid out in fiat: the counter amount. `method` as it is shown: "Card ·· 4471". */
const ExpressDetail = Type.Object({
  method: Type.Optional(Type.String()),
  /** The price is that of when the money comes: until then the coins are an estimate. */
  isEstimate: Type.Optional(Type.Boolean()),
  reason,
  reference,
});

const EarnDetail = Type.Object({
  planType: oneOf(['FLEXIBLE', 'FIXED']),
  termDays: Type.Optional(Type.Integer({ minimum: 1 })),
  reason,
  reference,
});

/** The day (UTC) whose fees it is of. */
const RebateDetail = Type.Object({ day: TimestampMs });

/** The other user, as far as this one may know them: masked. */
const UserDetail = Type.Object({
  name: Type.String(),
  uid: Type.Optional(Id),
  note: Type.Optional(Type.String()),
  /** Of what was sent: what its sender's client called it. */
  clientTransferId: Type.Optional(Type.String()),
});

/** What the exchange gave or took. With a reason it is about the order for money that `reference` opens. */
const AdjustmentDetail = Type.Object({ reason: Type.Optional(oneOf(CORRECTION_REASONS)), reference });

const NoDetail = Type.Object({});

const common = {
  /** Of one transaction, for good. */
  transactionId: Type.String({ pattern: '^[a-z]{1,20}-\\d{1,18}$' }),
  status: oneOf(TRANSACTION_STATUSES),
  /** Whose money it moved; absent where it was no wallet's. */
  wallet: Type.Optional(oneOf(WALLETS)),
  coinSymbol: AssetCode,
  /** What the wallet gained, or lost, below zero; its fee is part of what it lost. */
  amount: SignedDecimal,
  fee: Decimal,
  feeSymbol: AssetCode,
  /** What it became, or was before: of conversions, and fiat of what was bought or sold. Never below zero. */
  counterSymbol: Type.Optional(AssetCode),
  counterAmount: Type.Optional(Decimal),
  /** When it was begun: it keeps its place in the list, whatever becomes of it. */
  at: TimestampMs,
};

const rowOf = <const Types extends readonly TransactionType[], Detail extends TSchema>(types: Types, detail: Detail) =>
  Type.Object({ ...common, type: oneOf(types), detail });

export const Transaction = Type.Union([
  rowOf(['DEPOSIT', 'SEND'], ChainDetail),
  rowOf(['CONVERT'], ConvertDetail),
  rowOf(['BUY', 'SELL'], ExpressDetail),
  rowOf(['EARN_SUBSCRIBE', 'EARN_REDEEM', 'REWARD'], EarnDetail),
  rowOf(['REBATE'], RebateDetail),
  rowOf(['INTERNAL_IN', 'INTERNAL_OUT'], UserDetail),
  rowOf(['CLAIM'], NoDetail),
  rowOf(['ADJUSTMENT'], AdjustmentDetail),
]);
export type Transaction = Static<typeof Transaction>;

const listOf = (names: readonly string[], description: string) =>
  Type.String({ pattern: `^(${names.join('|')})(,(${names.join('|')}))*$`, maxLength: 200, description });

/** Newest first. `fromTransactionTime` counts, `toTransactionTime` does not. */
export const TransactionsQuery = Type.Object({
  symbol: Type.Optional(AssetCode),
  /** Of one wallet alone. */
  wallet: Type.Optional(oneOf(WALLETS)),
  type: Type.Optional(listOf(TRANSACTION_TYPES, 'One type, or several with commas between them')),
  status: Type.Optional(listOf(TRANSACTION_STATUSES, 'One status, or several with commas between them')),
  fromTransactionTime: Type.Optional(TimestampMs),
  toTransactionTime: Type.Optional(TimestampMs),
  ...PageQuery,
});
