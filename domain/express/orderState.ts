export const EXPRESS_SIDES = ['BUY', 'SELL'] as const;
export type ExpressSide = (typeof EXPRESS_SIDES)[number];

export const EXPRESS_STATES = [
  /** Written down; the provider does not know of it yet. */
  'CREATED',
  /** On the provider's page: for the payment, or for where the money of a sale is to go. */
  'WAITING',
  /** Its provider would pay a sale out, but nothing may leave the account by now: an operator decides. */
  'STOPPED',
  /** Its provider would pay a large sale out, and waits for the word of an operator. */
  'REVIEW',
  /** A purchase is paid for; its coins are not priced yet. */
  'PAID',
  /** Coins of a purchase, or the money of a sale, are on their way. */
  'DELIVERING',
  'DELIVERED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  /** An operator did not let the money of a sale go: its coins are back. */
  'REJECTED',
  /** What was paid goes back, or the coins of a sale are back. */
  'REFUNDED',
  'CHARGED_BACK',
] as const;
export type ExpressState = (typeof EXPRESS_STATES)[number];

/**
 * What happens to an order. For a sale `PAY` is the provider's word that it pays out, and `DELIVER` that the money has arrived; `STOP` is that
 * word for an account that nothing may leave, `REVIEW` for a sale that an operator looks at first, and `ALLOW` and `REJECT` are what operators say.
 * `RETURN` is what people at the provider gave back of a purchase, which nobody here asked for.
 */
export type ExpressEventName =
  | 'OPEN'
  | 'PAY'
  | 'STOP'
  | 'REVIEW'
  | 'ALLOW'
  | 'REJECT'
  | 'PRICE'
  | 'DELIVER'
  | 'FAIL'
  | 'EXPIRE'
  | 'CANCEL'
  | 'REFUND'
  | 'RETURN'
  | 'CHARGE_BACK';

type Steps = Partial<Record<ExpressEventName, ExpressState>>;

// A message may be late, lost or told twice: what has no line here changes nothing.
const NOT_PAID: Steps = { FAIL: 'FAILED', EXPIRE: 'EXPIRED', CANCEL: 'CANCELLED' };
/** Given back before it was ever told as paid: nothing came of it. */
const NOT_BOUGHT: Steps = { ...NOT_PAID, RETURN: 'FAILED' };
/** The money is gone, and with it the coins: whether a bank took it or the provider's own people is the same. */
const MONEY_GONE: Steps = { RETURN: 'CHARGED_BACK', CHARGE_BACK: 'CHARGED_BACK' };
/** The payment came for an order that is over: it goes back. */
const OVER: Steps = { PAY: 'REFUNDED' };
const BUY: Readonly<Record<ExpressState, Steps>> = {
  CREATED: { ...NOT_BOUGHT, OPEN: 'WAITING', PAY: 'PAID', CHARGE_BACK: 'CHARGED_BACK' },
  WAITING: { ...NOT_BOUGHT, PAY: 'PAID', CHARGE_BACK: 'CHARGED_BACK' },
  STOPPED: {},
  REVIEW: {},
  PAID: { ...MONEY_GONE, PRICE: 'DELIVERING', REFUND: 'REFUNDED' },
  DELIVERING: { ...MONEY_GONE, DELIVER: 'DELIVERED', REFUND: 'REFUNDED' },
  DELIVERED: MONEY_GONE,
  FAILED: OVER,
  EXPIRED: OVER,
  CANCELLED: OVER,
  REJECTED: {},
  REFUNDED: {},
  CHARGED_BACK: {},
};

/** A payout that its provider promised although the sale was over: the coins are taken as far as they are there. */
const PROMISED: Steps = { PAY: 'DELIVERING', DELIVER: 'DELIVERED' };
const SELL: Readonly<Record<ExpressState, Steps>> = {
  CREATED: { ...NOT_PAID, ...PROMISED, OPEN: 'WAITING', STOP: 'STOPPED', REVIEW: 'REVIEW' },
  WAITING: { ...NOT_PAID, ...PROMISED, STOP: 'STOPPED', REVIEW: 'REVIEW' },
  // What the provider says of its promise stays open until an operator has decided; that it broke it ends the matter.
  STOPPED: { ...NOT_PAID, ALLOW: 'DELIVERING', REFUND: 'CANCELLED' },
  // Nothing is paid out before an operator says so: what its provider tells until then ends it or changes nothing.
  REVIEW: { ...NOT_PAID, ALLOW: 'DELIVERING', REJECT: 'REJECTED' },
  PAID: {},
  // Whatever its provider calls it: what is not paid out any more comes back.
  DELIVERING: { DELIVER: 'DELIVERED', FAIL: 'REFUNDED', EXPIRE: 'REFUNDED', CANCEL: 'REFUNDED', REFUND: 'REFUNDED' },
  DELIVERED: {},
  FAILED: PROMISED,
  EXPIRED: PROMISED,
  CANCELLED: PROMISED,
  // Its provider was never told to pay: only that it has done so all the same counts.
  REJECTED: { DELIVER: 'DELIVERED' },
  REFUNDED: {},
  CHARGED_BACK: {},
};

/** What an order becomes; undefined when the event changes nothing about it any more. */
export const nextExpressState = (side: ExpressSide, state: ExpressState, event: ExpressEventName): ExpressState | undefined =>
  (side === 'BUY' ? BUY : SELL)[state][event];

/** The coins of a sale are set aside: neither spent nor given back. */
export const holdsCoins = (state: ExpressState): boolean =>
  state === 'CREATED' || state === 'WAITING' || state === 'STOPPED' || state === 'REVIEW';

/** Something is still to happen: the account cannot be closed meanwhile. */
export const isOpenExpress = (state: ExpressState): boolean => state === 'PAID' || state === 'DELIVERING' || holdsCoins(state);

/** Its owner is still to pay, or to say where the money goes. */
export const waitsForOwner = (state: ExpressState): boolean => state === 'CREATED' || state === 'WAITING';

/** Its owner may still leave it, as a withdrawal that waits for an operator. */
export const canCancelExpress = (state: ExpressState): boolean => waitsForOwner(state) || state === 'REVIEW';

/** Counts against what a user may buy and sell. */
export const countsAgainstLimits = (state: ExpressState): boolean =>
  isOpenExpress(state) || state === 'DELIVERED' || state === 'CHARGED_BACK';
