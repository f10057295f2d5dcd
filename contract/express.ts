import Type, { type Static } from 'typebox';
import { METHOD_KINDS } from '../domain/express/methods';
import { EXPRESS_SIDES, EXPRESS_STATES } from '../domain/express/orderState';
import { SixDigits, Ticket } from './auth';
import { AssetCode, Decimal, Id, oneOf, PageQuery, TimestampMs, TypedPassword } from './primitives';
import { factorProof } from './secondFactor';

// Buying and selling coins for money, through a payment provider.

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Side = oneOf(EXPRESS_SIDES);
/** ISO 4217. */
const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
const MethodId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** What there is to trade here; empty where no provider is set up. */
export const ExpressCurrencies = Type.Object({
  currencies: Type.Array(Type.Object({ currency: Currency })),
  /** Best known first. */
  coins: Type.Array(AssetCode),
});
export type ExpressCurrencies = Static<typeof ExpressCurrencies>;

export const ExpressMethodsQuery = Type.Object({ side: Side, currency: Currency });

export const ExpressMethod = Type.Object({
  methodId: MethodId,
  kind: oneOf(METHOD_KINDS),
  /** As the provider calls it; null: what the kind is called. */
  name: orNull(Type.String()),
  /** Who takes the payment or pays out. */
  provider: Type.String(),
  /** Percent of the total: the provider's fee, and the own one. */
  providerFeePercent: Decimal,
  ownFeePercent: Decimal,
  /** Of the total, in the currency. */
  min: Decimal,
  max: Decimal,
  /** How long money takes, in minutes; both 0: at once. */
  minMinutes: Type.Integer({ minimum: 0 }),
  maxMinutes: Type.Integer({ minimum: 0 }),
  /** How long the price of an order holds, seconds; null: it is fixed when the money has come. */
  priceSeconds: orNull(Type.Integer({ minimum: 1 })),
  /** Hours before bought coins can be sent away. */
  holdHours: Type.Integer({ minimum: 0 }),
});
export type ExpressMethod = Static<typeof ExpressMethod>;

export const ExpressPriceQuery = Type.Object({ side: Side, currency: Currency, coin: AssetCode });

export const ExpressPrice = Type.Object({
  side: Side,
  currency: Currency,
  coin: AssetCode,
  /** Of one coin. */
  price: Decimal,
  /** Buys or sells at this price until then. */
  validUntil: TimestampMs,
  /** How long prices hold, seconds. */
  seconds: Type.Integer({ minimum: 1 }),
  /** Goes with the order: says that the price was given. */
  priceToken: Type.String(),
});
export type ExpressPrice = Static<typeof ExpressPrice>;

export const CreateExpressOrder = Type.Object(
  {
    side: Side,
    currency: Currency,
    coin: AssetCode,
    methodId: MethodId,
    /** What is paid, in the currency, or the coins that are sold. */
    amount: Decimal,
    price: Decimal,
    validUntil: TimestampMs,
    priceToken: Type.String({ minLength: 43, maxLength: 43 }),
    /** Chosen by the client; the same id again answers with the order it first made. */
    clientOrderId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' }),
    /**
     * A sale takes money out: its owner is asked for the password, the code that was sent for it and the second factor where there is one.
     * A purchase needs none of them.
     */
    currentPassword: Type.Optional(TypedPassword),
    ticket: Type.Optional(Ticket),
    code: Type.Optional(SixDigits),
    ...factorProof,
  },
  { additionalProperties: false },
);
export type CreateExpressOrder = Static<typeof CreateExpressOrder>;

/** What the proofs of a sale name: not what it pays, which changes with the price. */
export const SaleTerms = Type.Object(
  { coin: AssetCode, amount: Decimal, currency: Currency, methodId: MethodId },
  { additionalProperties: false },
);
export type SaleTerms = Static<typeof SaleTerms>;

export const ExpressOrder = Type.Object({
  orderId: Id,
  clientOrderId: Type.String(),
  /** What people call it by: B-1118-30952. */
  number: Type.String(),
  side: Side,
  state: oneOf(EXPRESS_STATES),
  coin: AssetCode,
  currency: Currency,
  methodId: MethodId,
  methodKind: oneOf(METHOD_KINDS),
  provider: Type.String(),
  price: Decimal,
  /** False: price and coins are those of when the money comes, and estimates until then. */
  isPriced: Type.Boolean(),
  coins: Decimal,
  total: Decimal,
  forCoins: Decimal,
  providerFee: Decimal,
  ownFee: Decimal,
  /** The provider's page, while there is something to do there. */
  payUrl: orNull(Type.String()),
  /** Until when it has to be paid; null when that is over. */
  payUntil: orNull(TimestampMs),
  /** "Visa ·· 4471", as the provider tells it. */
  paidWith: orNull(Type.String()),
  /** How it reads on a statement. */
  statement: Type.String(),
  createdAt: TimestampMs,
  openedAt: orNull(TimestampMs),
  paidAt: orNull(TimestampMs),
  deliveredAt: orNull(TimestampMs),
  /** When it ended otherwise. */
  endedAt: orNull(TimestampMs),
  /** When what was paid was given back, or the provider was told to. */
  refundedAt: orNull(TimestampMs),
  /** From when on bought coins can be sent away. */
  sendableAt: orNull(TimestampMs),
  /** Usually delivered by then. */
  expectedAt: orNull(TimestampMs),
  /** Coins that were taken back, and that are still owed, after a chargeback. */
  takenBack: Decimal,
  owed: Decimal,
  /** A large sale: an operator looks at it before its money leaves; since when it waits for them. */
  isReviewed: Type.Boolean(),
  reviewedAt: orNull(TimestampMs),
  /** Why an operator rejected it. */
  reason: orNull(Type.String()),
});
export type ExpressOrder = Static<typeof ExpressOrder>;

export const ExpressOrderQuery = Type.Object({ orderId: Id });
export const CancelExpressOrder = Type.Object({ orderId: Id }, { additionalProperties: false });
export const ExpressOrdersQuery = Type.Object({ side: Type.Optional(Side), coin: Type.Optional(AssetCode), ...PageQuery });

export const ExpressLimits = Type.Object({
  /** Over the last 24 hours, in USD. */
  perDayUsd: Decimal,
  leftTodayUsd: Decimal,
  /** In a calendar month, in EUR; null: no cards at this level. */
  cardPerMonthEur: orNull(Decimal),
  cardLeftEur: orNull(Decimal),
});

/** What the brand says over its page, in the caller's language; null: the page's own words. */
export const ExpressSlogan = Type.Object({ slogan: orNull(Type.String()) });
