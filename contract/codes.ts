// Every business code the exchange can answer with. Pure constants: the browser may import this file.
// `msg` is `<key>` or `<key>||param1||param2`; the key is looked up in the `error` namespace (specification section 8).

export const SUCCESS_CODE = '0';
/** Beside the code; saving the language counts as done only with both (specification section 7). */
export const SUCCESS_MSG = 'success';

export const codes = {
  /** code -> msg key. Parameters, where a text takes them, are listed behind it. */
  internal: { code: '500', key: 'system.internal' },
  badRequest: { code: '10001', key: 'request.invalid' }, // {{0}} field path, {{1}} rule
  notFound: { code: '10002', key: 'request.not_found' },
  rateLimited: { code: '10003', key: 'request.rate_limited' }, // {{0}} seconds to wait
  featureOff: { code: '10004', key: 'request.feature_off' },
  unavailable: { code: '10005', key: 'system.unavailable' },
  tokenInvalid: { code: '10006', key: 'auth.token_invalid' }, // travels with HTTP 403
  addressBlocked: { code: '10007', key: 'request.address_blocked' }, // travels with HTTP 423

  captchaInvalid: { code: '20001', key: 'auth.captcha_invalid' },
  credentialsInvalid: { code: '20002', key: 'auth.credentials_invalid' },
  codeInvalid: { code: '20003', key: 'auth.code_invalid' }, // {{0}} tries left
  codeExpired: { code: '20004', key: 'auth.code_expired' },
  codeTooSoon: { code: '20005', key: 'auth.code_too_soon' }, // {{0}} seconds to wait
  passwordWeak: { code: '20006', key: 'auth.password_weak' },
  emailInvalid: { code: '20007', key: 'auth.email_invalid' },
  phoneInvalid: { code: '20008', key: 'auth.phone_invalid' },
  termsNotAccepted: { code: '20009', key: 'auth.terms_not_accepted' },
  referralInvalid: { code: '20010', key: 'auth.referral_invalid' },
  accountLocked: { code: '20011', key: 'auth.account_locked' }, // {{0}} seconds to wait
  passwordSame: { code: '20012', key: 'auth.password_same' },
  languageUnknown: { code: '20013', key: 'user.language_unknown' },
  accountFrozen: { code: '20014', key: 'auth.account_frozen' },

  symbolUnknown: { code: '30001', key: 'market.symbol_unknown' }, // {{0}} symbol
  intervalUnknown: { code: '30002', key: 'market.interval_unknown' },
  tooManyFavourites: { code: '30003', key: 'market.too_many_favourites' }, // {{0}} limit

  marketPaused: { code: '40001', key: 'order.market_paused' }, // placing; cancelling is allowed
  priceRequired: { code: '40002', key: 'order.price_required' },
  priceTick: { code: '40003', key: 'order.price_tick' }, // {{0}} price increment
  sizeLot: { code: '40004', key: 'order.size_lot' }, // {{0}} quantity increment
  sizeTooSmall: { code: '40005', key: 'order.size_too_small' }, // {{0}} minimum, {{1}} base
  sizeTooLarge: { code: '40006', key: 'order.size_too_large' }, // {{0}} maximum, {{1}} base
  notionalTooSmall: { code: '40007', key: 'order.notional_too_small' }, // {{0}} minimum, {{1}} quote
  priceAboveBand: { code: '40008', key: 'order.price_above_band' }, // {{0}} highest price allowed, {{1}} quote
  priceBelowBand: { code: '40009', key: 'order.price_below_band' }, // {{0}} lowest price allowed, {{1}} quote
  balanceTooLow: { code: '40010', key: 'order.balance_too_low' }, // {{0}} available, {{1}} asset
  postOnlyWouldTake: { code: '40011', key: 'order.post_only_would_take' }, // {{0}} best opposite price
  fokUnfillable: { code: '40012', key: 'order.fok_unfillable' }, // {{0}} quantity fillable, {{1}} base
  noLiquidity: { code: '40013', key: 'order.no_liquidity' },
  orderNotFound: { code: '40014', key: 'order.not_found' },
  orderNotOpen: { code: '40015', key: 'order.not_open' }, // {{0}} its status
  clientOrderIdReused: { code: '40016', key: 'order.client_order_id_reused' },
  optionsConflict: { code: '40017', key: 'order.options_conflict' }, // {{0}} the two options
  tooManyOpenOrders: { code: '40018', key: 'order.too_many_open' }, // {{0}} limit
  marketHalted: { code: '40030', key: 'order.market_halted' }, // placing and cancelling
  marketPostOnly: { code: '40031', key: 'order.market_post_only' }, // an order that would trade, or might

  assetUnknown: { code: '45001', key: 'wallet.asset_unknown' }, // {{0}} asset
  walletSame: { code: '45002', key: 'wallet.same' },
  amountStep: { code: '45003', key: 'wallet.amount_step' }, // {{0}} smallest amount, {{1}} asset
  amountTooLarge: { code: '45004', key: 'wallet.amount_too_large' }, // {{0}} largest amount, {{1}} asset
  transferIdReused: { code: '45005', key: 'wallet.transfer_id_reused' },

  practiceOff: { code: '50001', key: 'practice.off' },
  practiceTooSoon: { code: '50002', key: 'practice.too_soon' }, // {{0}} seconds to wait
} as const satisfies Record<string, { code: string; key: string }>;

export type CodeName = keyof typeof codes;

/** Separates the message key from its parameters in `msg`. */
export const MSG_SEPARATOR = '||';
