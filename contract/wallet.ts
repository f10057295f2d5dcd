import Type, { type Static } from 'typebox';
import { CURRENCIES, DEFAULT_PREFERENCES } from '../domain/account/preferences';
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

export const BaseCurrencyQuery = Type.Object({ baseCurrency: Type.Optional(oneOf(CURRENCIES, { default: DEFAULT_PREFERENCES.currency })) });

/** In the asked currency, or in US dollars where the brand has no rate for it; assets without a price count as nothing. */
const valued = { baseCurrency: oneOf(CURRENCIES), total: Decimal };

const Held = Type.Object({ available: Decimal, held: Decimal });

/** One coin over all wallets; `total` is the sum of what is in them. */
export const WalletCoin = Type.Object({ coinSymbol: AssetCode, total: Decimal, main: Held, trade: Held });
export type WalletCoin = Static<typeof WalletCoin>;

/** What of a coin is in earn plans: held in the main wallet, and part of its total there. With what plans have paid. */
export const EarnAsset = Type.Object({ coinSymbol: AssetCode, total: Decimal, totalEarnedAmount: Decimal });

/** What is in the wallets, coin by coin, in the order coins are listed. What each is worth the client adds, by the prices it shows. */
export const WalletDetail = Type.Object({ ...valued, assets: Type.Array(WalletCoin), earnAssets: Type.Array(EarnAsset) });
export type WalletDetail = Static<typeof WalletDetail>;

export const MainWalletQuery = Type.Object({
  ...BaseCurrencyQuery.properties,
  /** Past everything that is kept on the way. This exchange keeps nothing: each answer is of now. */
  reloadFlag: Type.Optional(Type.Boolean()),
});

const WalletAsset = Type.Object({ coinSymbol: AssetCode, total: Decimal, available: Decimal, held: Decimal });

export const MainWallet = Type.Object({ ...valued, assets: Type.Array(WalletAsset) });
export type MainWallet = Static<typeof MainWallet>;

/** The main wallets of the account's sub users; nobody's where it has none. */
export const SubUserMainWallet = Type.Object({
  ...valued,
  users: Type.Array(Type.Object({ userId: Id, nickName: Type.String(), total: Decimal, assets: Type.Array(WalletAsset) })),
});
export type SubUserMainWallet = Static<typeof SubUserMainWallet>;

export const CoinQuery = Type.Object({ coinSymbol: AssetCode });

export const AllWalletBalance = Type.Object({
  coinSymbol: AssetCode,
  total: Decimal,
  wallets: Type.Array(Type.Object({ wallet: oneOf(WALLETS), total: Decimal, available: Decimal, held: Decimal })),
});
export type AllWalletBalance = Static<typeof AllWalletBalance>;

export const TotalAccountBalance = Type.Object({
  ...valued,
  wallets: Type.Array(Type.Object({ wallet: oneOf(WALLETS), total: Decimal })),
});
export type TotalAccountBalance = Static<typeof TotalAccountBalance>;

/** The wallet summary (specification section 3); values are the client's to add. */
export const UserBalanceSummary = Type.Object({
  assets: Type.Array(Type.Object({ coinSymbol: AssetCode, total: Decimal })),
  earnAssets: Type.Array(EarnAsset),
});
export type UserBalanceSummary = Static<typeof UserBalanceSummary>;

/** Between which accounts' wallets money can be moved: the own, and those of sub users where there are any. */
export const TransferTargets = Type.Object({
  accounts: Type.Array(Type.Object({ userId: Id, isOwn: Type.Boolean(), wallets: Type.Array(oneOf(WALLETS)) })),
});
export type TransferTargets = Static<typeof TransferTargets>;

export const AccountBalancesQuery = Type.Object({ wallet: Type.Optional(oneOf(WALLETS)), coinSymbol: Type.Optional(AssetCode) });

export const WorthQuery = Type.Object({
  wallet: Type.Optional(oneOf(WALLETS)),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })),
  /** So many of the last hours besides. */
  hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 48, default: 0 })),
});

/**
 * What the balances were worth in USD when each day and hour (UTC) ended, oldest first, named by their beginning; those of which nothing
 * is known are left out.
 */
export const Worth = Type.Object({
  days: Type.Array(Type.Object({ day: TimestampMs, usd: Decimal })),
  hours: Type.Array(Type.Object({ hour: TimestampMs, usd: Decimal })),
});
export type Worth = Static<typeof Worth>;

/** What the account may move, by how far its owner is known. */
export const ProfileLimits = Type.Object({ level: Type.Integer({ minimum: 1, maximum: 4 }), limits: Limits });
