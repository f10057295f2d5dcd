export const EXPRESS_SIDES = ['BUY', 'SELL'] as const;
export type ExpressSide = (typeof EXPRESS_SIDES)[number];

export const EXPRESS_STATES = [
  /** Written down; the provider does not know of it yet. */
  'CREATED',
  /** On the provider's page: for the payment, or for where the money of a sale is to go. */
  'WAITING',
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

/** What happens to an order. For a sale `PAY` is the provider's word that it pays out, and `DELIVER` that the money has arrived. */
export type ExpressEventName = 'OPEN' | 'PAY' | 'PRICE' | 'DELIVER' | 'FAIL' | 'EXPIRE' | 'CANCEL' | 'REFUND' | 'CHARGE_BACK';

type Steps = Partial<Record<ExpressEventName, ExpressState>>;

// A message may be late, lost or told twice: what has no line here changes nothing.
const NOT_PAID: Steps = { FAIL: 'FAILED', EXPIRE: 'EXPIRED', CANCEL: 'CANCELLED' };
/** The payment came for an order that is over: it goes back. */
const OVER: Steps = { PAY: 'REFUNDED' };
const BUY: Readonly<Record<ExpressState, Steps>> = {
  CREATED: { ...NOT_PAID, OPEN: 'WAITING', PAY: 'PAID', CHARGE_BACK: 'CHARGED_BACK' },
  WAITING: { ...NOT_PAID, PAY: 'PAID', CHARGE_BACK: 'CHARGED_BACK' },
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
  CREATED: { ...NOT_PAID, ...PROMISED, OPEN: 'WAITING' },
  WAITING: { ...NOT_PAID, ...PROMISED },
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

/** Something is still to happen: the account cannot be closed meanwhile. */
export const isOpenExpress = (state: ExpressState): boolean =>
  state === 'CREATED' || state === 'WAITING' || state === 'PAID' || state === 'DELIVERING';

/** Its owner may still leave it. */
export const canCancelExpress = (state: ExpressState): boolean => state === 'CREATED' || state === 'WAITING';

/** Counts against what somebody may buy and sell. */
export const countsAgainstLimits = (state: ExpressState): boolean =>
  isOpenExpress(state) || state === 'DELIVERED' || state === 'CHARGED_BACK';
