import Type, { type Static } from 'typebox';
import { WALLETS } from '../domain/account/wallets';
import { AssetCode, Decimal, Id, oneOf, PageQuery, TimestampMs } from './primitives';
import { Limits } from './verification';

/** Between two wallets of the same user. */
export const CreateTransfer = Type.Object(
  {
    asset: AssetCode,
    amount: Decimal,
    from: oneOf(WALLETS),
    to: oneOf(WALLETS),
    /** Chosen by the client; the same id again answers with the transfer it first made. */
    clientTransferId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' }),
  },
  { additionalProperties: false },
);
export type CreateTransfer = Static<typeof CreateTransfer>;

export const Transfer = Type.Object({
  transferId: Id,
  clientTransferId: Type.String(),
  asset: AssetCode,
  amount: Decimal,
  from: oneOf(WALLETS),
  to: oneOf(WALLETS),
  at: TimestampMs,
});
export type Transfer = Static<typeof Transfer>;

/** Newest first. `fromTransferTime` counts, `toTransferTime` does not. */
export const TransfersQuery = Type.Object({
  asset: Type.Optional(AssetCode),
  from: Type.Optional(oneOf(WALLETS)),
  to: Type.Optional(oneOf(WALLETS)),
  fromTransferTime: Type.Optional(TimestampMs),
  toTransferTime: Type.Optional(TimestampMs),
  ...PageQuery,
});

const Held = Type.Object({ available: Decimal, held: Decimal });

/** What is in the wallets, coin by coin, in the order coins are listed. What it is worth the client adds, by the prices it shows. */
export const WalletDetail = Type.Object({
  assets: Type.Array(Type.Object({ coinSymbol: AssetCode, total: Decimal, main: Held, trade: Held })),
  earnAssets: Type.Array(Type.Object({ coinSymbol: AssetCode, total: Decimal, totalEarnedAmount: Decimal })),
});
export type WalletDetail = Static<typeof WalletDetail>;

export const WorthQuery = Type.Object({
  wallet: Type.Optional(oneOf(WALLETS)),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, default: 30 })),
});

/** What the balances were worth in USD when each day (UTC) ended, oldest first; days of which nothing is known are left out. */
export const Worth = Type.Object({ days: Type.Array(Type.Object({ day: TimestampMs, usd: Decimal })) });
export type Worth = Static<typeof Worth>;

/** What the account may move, by how far its owner is known. */
export const ProfileLimits = Type.Object({ level: Type.Integer({ minimum: 1, maximum: 4 }), limits: Limits });
