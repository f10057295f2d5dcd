import Type, { type Static } from 'typebox';
import { DEPOSIT_REASONS, DEPOSIT_STATUSES } from '../domain/custody/deposits';
import { AssetCode, Decimal, Id, oneOf, PageQuery, TimestampMs } from './primitives';
import { factorProof } from './secondFactor';

const strict = { additionalProperties: false };

/** Why coins do not come in, or go out, on a network for now. HALTED: the exchange stopped it by itself, and an operator looks. */
export const PAUSE_REASONS = ['MAINTENANCE', 'UPGRADE', 'CONGESTION', 'INCIDENT', 'HALTED'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Those an operator chooses from. */
export const OPERATOR_PAUSES = PAUSE_REASONS.filter((reason) => reason !== 'HALTED');

/** What can be had happen on a simulated network, and what can befall the next transaction sent there. */
export const SIMULATED_ACTS = ['mine', 'pay', 'reorg', 'stall', 'go', 'arm'] as const;
export const SIMULATED_MISHAPS = ['fail', 'stick', 'lose', 'refuse'] as const;

export const ChainId = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', description: 'Name of a network, such as bitcoin' });

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const Gate = Type.Object({
  isOpen: Type.Boolean(),
  /** Null while it is open. */
  reason: nullable(oneOf(PAUSE_REASONS)),
  /** When it is expected back. */
  until: nullable(TimestampMs),
});

export const ChainsQuery = Type.Object({ symbol: AssetCode });
export type ChainsQuery = Static<typeof ChainsQuery>;

/** A network that a coin travels on. Amounts are in the coin. */
export const ChainOfCoin = Type.Object({
  chainId: ChainId,
  name: Type.String(),
  /** Short, for the coin on this network: ERC20. */
  mark: Type.String(),
  /** Deposits need a memo or tag beside the address. */
  memo: nullable(oneOf(['memo', 'tag'])),
  /** Of a token; null for the network's own coin. */
  contract: nullable(Type.String()),
  confirmations: Type.Integer({ minimum: 1 }),
  /** How long that takes on average. */
  expectedSeconds: Type.Integer({ minimum: 1 }),
  minDeposit: Decimal,
  minWithdrawal: Decimal,
  withdrawalFee: Decimal,
  deposits: Gate,
  withdrawals: Gate,
});
export type ChainOfCoin = Static<typeof ChainOfCoin>;

export const CoinOnChain = Type.Object({ symbol: AssetCode, chainId: ChainId });
export type CoinOnChain = Static<typeof CoinOnChain>;
export const NewDepositAddress = Type.Object({ symbol: AssetCode, chainId: ChainId }, strict);

const AddressText = Type.String({ minLength: 1, maxLength: 200, pattern: '^[!-~]+$' });
const Memo = Type.String({ minLength: 1, maxLength: 64, pattern: '^[!-~]( ?[!-~])*$' });

export const DepositAddress = Type.Object({
  symbol: AssetCode,
  chainId: ChainId,
  address: Type.String(),
  /** To be given with every payment, where there is one: without it nobody knows whose the coins are. */
  memo: nullable(Type.String()),
  /** Where coins are sent back to that cannot be credited; null until it is named. */
  refund: nullable(Type.Object({ address: Type.String(), memo: nullable(Type.String()) })),
  /** Practice coins can be sent there by a call, so often today; null where no practice is. */
  practicePaymentsLeft: nullable(Type.Integer({ minimum: 0 })),
});
export type DepositAddress = Static<typeof DepositAddress>;

const refundPlace = { symbol: AssetCode, chainId: ChainId, address: AddressText, memo: Type.Optional(Memo) };
/** What a passkey signs of it. */
export const RefundPlace = Type.Object(refundPlace, strict);
export const RefundAddress = Type.Object({ ...refundPlace, ...factorProof }, strict);
export type RefundAddress = Static<typeof RefundAddress>;

/** Newest first. */
export const DepositsQuery = Type.Object({ symbol: Type.Optional(AssetCode), ...PageQuery });

export const Deposit = Type.Object({
  depositId: Id,
  coinSymbol: AssetCode,
  amount: Decimal,
  chainId: ChainId,
  /** Of the network. */
  name: Type.String(),
  address: Type.String(),
  memo: nullable(Type.String()),
  txId: Type.String(),
  status: oneOf(DEPOSIT_STATUSES),
  reason: nullable(oneOf(DEPOSIT_REASONS)),
  /** Never more than are needed: from there on it waits for nothing of the network's. */
  confirmations: Type.Integer({ minimum: 0 }),
  confirmationsNeeded: Type.Integer({ minimum: 1 }),
  at: TimestampMs,
  creditedAt: nullable(TimestampMs),
});
export type Deposit = Static<typeof Deposit>;

/** What was sent, and how often more can be today. */
export const PracticePayment = Type.Object({ amount: Decimal, paymentsLeft: Type.Integer({ minimum: 0 }) });
export type PracticePayment = Static<typeof PracticePayment>;
