import Type, { type Static } from 'typebox';
import { WALLETS } from '../domain/account/wallets';
import { CONVERSION_KINDS, LIMIT_STATES, PLAN_STATES } from '../domain/convert/kinds';
import { EVERY } from '../domain/convert/schedule';
import { AssetCode, Decimal, Id, oneOf, PageQuery, TimestampMs } from './primitives';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Wallet = oneOf(WALLETS);
/** Chosen by the client; the same id again answers with what it first made. */
const ClientId = Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' });
/** Opaque: who it is for, what it is about and until when, signed. */
const QuoteToken = Type.String({ minLength: 1, maxLength: 8000 });

/** What can be converted, in the order coins are listed. */
export const ConvertCoins = Type.Object({
  coins: Type.Array(Type.Object({ coinSymbol: AssetCode, minimum: Decimal, maximum: Decimal })),
  /** Share of what the books would bring that a conversion costs; there is no other fee. */
  spread: Decimal,
  /** How long a quote is firm. */
  quoteSeconds: Type.Integer({ minimum: 1 }),
});
export type ConvertCoins = Static<typeof ConvertCoins>;

const Asked = {
  from: AssetCode,
  to: AssetCode,
  amount: Decimal,
  /** What the amount is of: what is given, or what is to be got. */
  fixed: oneOf(['GIVE', 'GET']),
};

/** An indicative price: nothing is promised. */
export const ConvertPriceQuery = Type.Object(Asked);
export type ConvertPriceQuery = Static<typeof ConvertPriceQuery>;
const Amounts = { from: AssetCode, to: AssetCode, give: Decimal, get: Decimal };
export const ConvertPrice = Type.Object(Amounts);
export type ConvertPrice = Static<typeof ConvertPrice>;

const Firm = {
  quote: QuoteToken,
  /** What the exchange's clock says: how long it is firm is the difference. */
  at: TimestampMs,
  expiresAt: TimestampMs,
};

export const ConvertQuoteRequest = Type.Object({ ...Asked, wallet: Wallet }, { additionalProperties: false });
export type ConvertQuoteRequest = Static<typeof ConvertQuoteRequest>;
/** Firm until it expires, unless the market has moved further than the desk that converts may lose. */
export const ConvertQuote = Type.Object({ ...Amounts, wallet: Wallet, ...Firm });
export type ConvertQuote = Static<typeof ConvertQuote>;

export const PlaceConversion = Type.Object({ quote: QuoteToken, clientOrderId: ClientId }, { additionalProperties: false });

const Two = Type.Object({ from: Decimal, to: Decimal });
export const Conversion = Type.Object({
  conversionId: Id,
  clientOrderId: Type.String(),
  kind: oneOf(CONVERSION_KINDS),
  ...Amounts,
  /** Taken out of what is got, beside what lies in the rate; zero but for small balances. */
  fee: Decimal,
  wallet: Wallet,
  /** Both coins in that wallet, before and after. */
  before: Two,
  after: Two,
  at: TimestampMs,
});
export type Conversion = Static<typeof Conversion>;

export const ConversionQuery = Type.Object({ conversionId: Id });

/** Newest first. `fromTime` counts, `toTime` does not. */
export const ConversionsQuery = Type.Object({
  kind: Type.Optional(oneOf(CONVERSION_KINDS)),
  fromTime: Type.Optional(TimestampMs),
  toTime: Type.Optional(TimestampMs),
  ...PageQuery,
});

export const SmallQuery = Type.Object({ wallet: Wallet });
/** What is too little to trade, with what it is worth in USD. `nextAt`: when it can be converted; null for now. */
export const SmallBalances = Type.Object({
  coins: Type.Array(Type.Object({ coinSymbol: AssetCode, amount: Decimal, usd: Decimal })),
  /** Share of what the coins are worth. */
  feeRate: Decimal,
  nextAt: OrNull(TimestampMs),
});
export type SmallBalances = Static<typeof SmallBalances>;

export const SmallQuoteRequest = Type.Object(
  { coins: Type.Array(AssetCode, { minItems: 1, maxItems: 30, uniqueItems: true }), into: AssetCode, wallet: Wallet },
  { additionalProperties: false },
);
export const SmallQuote = Type.Object({
  items: Type.Array(Type.Object({ coinSymbol: AssetCode, give: Decimal, get: Decimal })),
  into: AssetCode,
  worth: Decimal,
  fee: Decimal,
  get: Decimal,
  ...Firm,
});
export type SmallQuote = Static<typeof SmallQuote>;

const Rhythm = {
  amount: Decimal,
  every: oneOf(EVERY),
  /** Of the week (1 Monday to 7) or of the month (1 to 31; its last day where it has fewer); 1 for every day. */
  day: Type.Integer({ minimum: 1, maximum: 31 }),
  /** Minutes after midnight in the time zone. */
  minute: Type.Integer({ minimum: 0, maximum: 1439 }),
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
};

export const CreatePlan = Type.Object(
  { from: AssetCode, to: AssetCode, wallet: Wallet, ...Rhythm, clientPlanId: ClientId },
  { additionalProperties: false },
);
export const ChangePlan = Type.Object(
  {
    planId: Id,
    state: Type.Optional(oneOf(['ON', 'PAUSED'])),
    rhythm: Type.Optional(Type.Object(Rhythm, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export const PlanName = Type.Object({ planId: Id }, { additionalProperties: false });
export const Plan = Type.Object({
  planId: Id,
  from: AssetCode,
  to: AssetCode,
  wallet: Wallet,
  ...Rhythm,
  state: oneOf(PLAN_STATES),
  /** Null while it is paused. */
  nextAt: OrNull(TimestampMs),
  doneCount: Type.Integer({ minimum: 0 }),
  given: Decimal,
  got: Decimal,
  /** The last time it was left out, and why: a message key as in an envelope. */
  skipped: OrNull(Type.Object({ at: TimestampMs, reason: Type.String() })),
  createdAt: TimestampMs,
});
export type Plan = Static<typeof Plan>;

export const CreateLimit = Type.Object(
  {
    from: AssetCode,
    to: AssetCode,
    give: Decimal,
    /** At least this much is got for it. */
    get: Decimal,
    wallet: Wallet,
    days: Type.Integer({ minimum: 1, maximum: 90 }),
    clientOrderId: ClientId,
  },
  { additionalProperties: false },
);
export const LimitName = Type.Object({ limitId: Id }, { additionalProperties: false });
export const Limit = Type.Object({
  limitId: Id,
  clientOrderId: Type.String(),
  ...Amounts,
  wallet: Wallet,
  state: oneOf(LIMIT_STATES),
  expiresAt: TimestampMs,
  createdAt: TimestampMs,
});
export type Limit = Static<typeof Limit>;
