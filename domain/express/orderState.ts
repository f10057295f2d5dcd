export const EXPRESS_SIDES = ['BUY', 'SELL'] as const;
export type ExpressSide = (typeof EXPRESS_SIDES)[number];

export const EXPRESS_STATES = [
  /** Written down; the provider does not know of it yet. */
  'CREATED',
  /** On the provider's page: for the payment, or for where the money of a sale is to go. */
  'WAITING',
  /** Its provider would pay a sale out, but nothing may leave the account by now: an operator decides. */
  'STOPPED',
  /** A purchase is paid for; its coins are not priced yet. */
  'PAID',
  /** Coins of a purchase, or the money of a sale, are on their way. */
  'DELIVERING',
  'DELIVERED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  /** What was paid goes back, or the coins of a sale are back. */
  'REFUNDED',
  'CHARGED_BACK',
] as const;
export type ExpressState = (typeof EXPRESS_STATES)[number];

/**
 * What happens to an order. For a sale `PAY` is the provider's word that it pays out, and `DELIVER` that the money has arrived; `STOP` is that
 * word for an account that nothing may leave, and `ALLOW` an operator's that it may.
 */
export type ExpressEventName =
  | 'OPEN'
  | 'PAY'
  | 'STOP'
  | 'ALLOW'
  | 'PRICE'
  | 'DELIVER'
  | 'FAIL'
  | 'EXPIRE'
  | 'CANCEL'
  | 'REFUND'
  | 'CHARGE_BACK';

type Steps = Partial<Record<ExpressEventName, ExpressState>>;

// A message may be late, lost or told twice: what has no line here changes nothing.
const NOT_PAID: Steps = { FAIL: 'FAILED', EXPIRE: 'EXPIRED', CANCEL: 'CANCELLED' };
/** The payment came for an order that is over: it goes back. */
const OVER: Steps = { PAY: 'REFUNDED' };
const BUY: Readonly<Record<ExpressState, Steps>> = {
  CREATED: { ...NOT_PAID, OPEN: 'WAITING', PAY: 'PAID', CHARGE_BACK: 'CHARGED_BACK' },
  WAITING: { ...NOT_PAID, PAY: 'PAID', CHARGE_BACK: 'CHARGED_BACK' },
  STOPPED: {},
  PAID: { PRICE: 'DELIVERING', REFUND: 'REFUNDED', CHARGE_BACK: 'CHARGED_BACK' },
  DELIVERING: { DELIVER: 'DELIVERED', REFUND: 'REFUNDED', CHARGE_BACK: 'CHARGED_BACK' },
  DELIVERED: { CHARGE_BACK: 'CHARGED_BACK' },
  FAILED: OVER,
  EXPIRED: OVER,
  CANCELLED: OVER,
  REFUNDED: {},
  CHARGED_BACK: {},
};

/** A payout that its provider promised although the sale was over: the coins are taken as far as they are there. */
const PROMISED: Steps = { PAY: 'DELIVERING', DELIVER: 'DELIVERED' };
const SELL: Readonly<Record<ExpressState, Steps>> = {
  CREATED: { ...NOT_PAID, ...PROMISED, OPEN: 'WAITING', STOP: 'STOPPED' },
  WAITING: { ...NOT_PAID, ...PROMISED, STOP: 'STOPPED' },
  // What the provider says of its promise stays open until somebody has decided; that it broke it ends the matter.
  STOPPED: { ...NOT_PAID, ALLOW: 'DELIVERING', REFUND: 'CANCELLED' },
  PAID: {},
  DELIVERING: { DELIVER: 'DELIVERED', FAIL: 'REFUNDED', REFUND: 'REFUNDED' },
  DELIVERED: {},
  FAILED: PROMISED,
  EXPIRED: PROMISED,
  CANCELLED: PROMISED,
  REFUNDED: {},
  CHARGED_BACK: {},
};

/** What an order becomes; undefined when the event changes nothing about it any more. */
export const nextExpressState = (side: ExpressSide, state: ExpressState, event: ExpressEventName): ExpressState | undefined =>
  (side === 'BUY' ? BUY : SELL)[state][event];

/** The coins of a sale are set aside: neither spent nor given back. */
export const holdsCoins = (state: ExpressState): boolean => state === 'CREATED' || state === 'WAITING' || state === 'STOPPED';

/** Something is still to happen: the account cannot be closed meanwhile. */
export const isOpenExpress = (state: ExpressState): boolean => state === 'PAID' || state === 'DELIVERING' || holdsCoins(state);

/** Its owner may still leave it. */
export const canCancelExpress = (state: ExpressState): boolean => state === 'CREATED' || state === 'WAITING';

/** Counts against what somebody may buy and sell. */
export const countsAgainstLimits = (state: ExpressState): boolean =>
  isOpenExpress(state) || state === 'DELIVERED' || state === 'CHARGED_BACK';
