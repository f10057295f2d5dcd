import Type, { type Static } from 'typebox';
import { AssetCode, Decimal, oneOf, TimestampMs } from './primitives';

/** Why coins do not come in, or go out, on a network for now. HALTED: the exchange stopped it by itself, and an operator looks. */
export const PAUSE_REASONS = ['MAINTENANCE', 'UPGRADE', 'CONGESTION', 'INCIDENT', 'HALTED'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

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
