// Every business code the exchange can answer with. Pure constants: the browser may import this file.
// `msg` is `<key>` or `<key>||param1||param2`; the key is looked up in the `error` namespace (specification section 8).

export const SUCCESS_CODE = '0';
/** Beside the code; saving the language counts as done only with both (specification section 7). */
export const SUCCESS_MSG = 'success';

export const codes = {
  /** code -> msg key. Parameters, where a text takes them, are listed behind it; `(own)` ones are what the user has. */
  internal: { code: '500', key: 'system.internal' },
  badRequest: { code: '10001', key: 'request.invalid' }, // {{0}} field path, {{1}} rule
  notFound: { code: '10002', key: 'request.not_found' },
  rateLimited: { code: '10003', key: 'request.rate_limited' }, // {{0}} seconds to wait
  featureOff: { code: '10004', key: 'request.feature_off' },
  unavailable: { code: '10005', key: 'system.unavailable' },
  tokenInvalid: { code: '10006', key: 'auth.token_invalid' }, // travels with HTTP 403
  addressBlocked: { code: '10007', key: 'request.address_blocked' }, // travels with HTTP 423
  /** It may have been done, or be done yet; asked again under the same name it is done once. */
  outcomeUnknown: { code: '10008', key: 'system.outcome_unknown' }, // travels with HTTP 500, with 502 where its answer was lost

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
  accountFrozen: { code: '20014', key: 'auth.account_frozen' }, // with since when, in ms since 1970, which no text shows
  passwordKnown: { code: '20015', key: 'auth.password_known' },
  antiPhishingInvalid: { code: '20016', key: 'auth.anti_phishing_invalid' }, // {{0}} to {{1}} characters
  secondFactorRequired: { code: '20017', key: 'auth.second_factor_required' }, // with what can be asked for, which no text shows
  authenticatorInvalid: { code: '20018', key: 'auth.authenticator_invalid' },
  recoveryCodeInvalid: { code: '20019', key: 'auth.recovery_code_invalid' },
  authenticatorBound: { code: '20020', key: 'auth.authenticator_bound' },
  authenticatorUnbound: { code: '20021', key: 'auth.authenticator_unbound' },
  accountIsLocked: { code: '20022', key: 'auth.account_is_locked' }, // with since when, in ms since 1970, which no text shows
  lockLinkInvalid: { code: '20023', key: 'auth.lock_link_invalid' },
  accountNotLocked: { code: '20024', key: 'auth.account_not_locked' },
  passkeyInvalid: { code: '20030', key: 'auth.passkey_invalid' }, // unknown here, removed, another user's, or not what it says
  passkeyExpired: { code: '20031', key: 'auth.passkey_expired' },
  passkeyLimit: { code: '20032', key: 'auth.passkey_limit' }, // {{0}} limit
  passkeyKnown: { code: '20033', key: 'auth.passkey_known' },
  passkeyGone: { code: '20034', key: 'auth.passkey_gone' },
  passkeySuspended: { code: '20035', key: 'auth.passkey_suspended' },
  passkeyElsewhere: { code: '20036', key: 'auth.passkey_elsewhere' },
  passkeyLoginOff: { code: '20037', key: 'auth.passkey_login_off' },
  passkeyNameInvalid: { code: '20038', key: 'auth.passkey_name_invalid' }, // {{0}} characters at most

  // Reasons of domain/account/standing.ts; since or until when, in ms since 1970, stands behind the key where it is known.
  accountSelfFrozen: { code: '20040', key: 'auth.account_self_frozen' },
  accountNotFrozen: { code: '20041', key: 'auth.account_not_frozen' },
  accountClosed: { code: '20042', key: 'auth.account_closed' },
  sendingHeld: { code: '20043', key: 'auth.sending_held' },
  verificationRequired: { code: '20044', key: 'auth.verification_required' },
  unfreezeTooSoon: { code: '20046', key: 'auth.unfreeze_too_soon' }, // {{0}} hours to wait
  depositNotAllowed: { code: '20045', key: 'deposit.do_deposit.deposit_not_allowed' },
  accountOther: { code: '20047', key: 'auth.other_account' }, // the page that calls is another account's than the token
  nickNameInvalid: { code: '20050', key: 'user.nick_name_invalid' }, // {{0}} to {{1}} characters
  nickNameReserved: { code: '20051', key: 'user.nick_name_reserved' },
  timeZoneUnknown: { code: '20052', key: 'user.time_zone_unknown' },
  closingOrders: { code: '20060', key: 'user.closing_orders' }, // {{0}} how many rest
  closingBalance: { code: '20061', key: 'user.closing_balance' }, // {{0}} (own) amounts with their coins
  closingNotConfirmed: { code: '20062', key: 'user.closing_not_confirmed' },
  exportLinkExpired: { code: '20063', key: 'user.export_link_expired' },
  exportUnderWay: { code: '20065', key: 'user.export_under_way' },
  accountShared: { code: '20064', key: 'user.account_shared' }, // the demo account: what the next visitor could not take back

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
  balanceTooLow: { code: '40010', key: 'order.balance_too_low' }, // {{0}} (own) available, {{1}} asset
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

  convertNoWay: { code: '46001', key: 'convert.no_way' }, // {{0}} from, {{1}} to
  convertTooSmall: { code: '46002', key: 'convert.too_small' }, // {{0}} minimum, {{1}} asset
  convertTooLarge: { code: '46003', key: 'convert.too_large' }, // {{0}} maximum, {{1}} asset
  convertThin: { code: '46004', key: 'convert.thin' }, // the books end before the amount does
  convertQuoteExpired: { code: '46005', key: 'convert.quote_expired' },
  convertQuoteInvalid: { code: '46006', key: 'convert.quote_invalid' }, // not ours, or another user's
  convertPriceMoved: { code: '46007', key: 'convert.price_moved' }, // further than the desk may lose
  convertDeskFull: { code: '46008', key: 'convert.desk_full' },
  convertIdReused: { code: '46009', key: 'convert.id_reused' },
  convertSmallTooSoon: { code: '46010', key: 'convert.small_too_soon' }, // with from when on, in ms since 1970, which no text shows
  convertNotSmall: { code: '46011', key: 'convert.not_small' }, // {{0}} asset
  convertTooMany: { code: '46012', key: 'convert.at_most' }, // {{0}} limit
  convertLimitOver: { code: '46013', key: 'convert.limit_over' },
  expressOff: { code: '48001', key: 'express.off' }, // nobody takes payments on this brand
  expressPriceOver: { code: '48002', key: 'express.price_over' },
  expressUnpriced: { code: '48003', key: 'express.unpriced' }, // {{0}} coin
  expressMethodUnknown: { code: '48004', key: 'express.method_unknown' },
  expressTooSmall: { code: '48005', key: 'express.too_small' }, // {{0}} least, {{1}} currency
  expressTooLarge: { code: '48006', key: 'express.too_large' }, // {{0}} most, {{1}} currency
  expressDayLimit: { code: '48007', key: 'express.day_limit' }, // {{0}} (own) left, in USD
  expressCardLimit: { code: '48008', key: 'express.card_limit' }, // {{0}} (own) left, in EUR
  expressNoCards: { code: '48009', key: 'express.no_cards' },
  expressOrderUnknown: { code: '48010', key: 'express.order_unknown' },
  expressIdReused: { code: '48011', key: 'express.id_reused' },
  expressNotNow: { code: '48012', key: 'express.not_now' }, // with its state, which no text shows
  expressProviderAway: { code: '48013', key: 'express.provider_away' },
  expressTooManyOpen: { code: '48014', key: 'express.too_many_open' }, // {{0}} most
  expressCoinsHeld: { code: '48016', key: 'express.coins_held' }, // {{0}} (own) what may leave, {{1}} coin; with until when, in ms, which no text shows
  closingExpress: { code: '48015', key: 'express.closing' },
  addressLimit: { code: '45050', key: 'wallet.address_limit' }, // {{0}} addresses
  chainUnknown: { code: '45051', key: 'wallet.chain_unknown' }, // with the network, which no text shows
  depositsPaused: { code: '45052', key: 'wallet.deposits_paused' },
  addressFormat: { code: '45053', key: 'wallet.address_format' },
  addressChecksum: { code: '45054', key: 'wallet.address_checksum' },
  addressOtherNetwork: { code: '45055', key: 'wallet.address_other_network' },
  practicePaymentLimit: { code: '45056', key: 'wallet.practice_payment_limit' }, // {{0}} a day

  earnPlanUnknown: { code: '47001', key: 'earn.plan_unknown' },
  earnPlanClosed: { code: '47002', key: 'earn.plan_closed' }, // for new money
  earnPlanEnded: { code: '47003', key: 'earn.plan_ended' },
  earnTooLittle: { code: '47004', key: 'earn.too_little' }, // {{0}} smallest amount, {{1}} asset
  earnOverLimit: { code: '47005', key: 'earn.over_limit' }, // {{0}} (own) what the user may still put in, {{1}} asset
  earnNoRoom: { code: '47006', key: 'earn.no_room' }, // {{0}} what the plan still takes, {{1}} asset
  earnRateOver: { code: '47007', key: 'earn.rate_over' },
  earnWholeOnly: { code: '47008', key: 'earn.whole_only' },
  earnMoreThanIn: { code: '47009', key: 'earn.more_than_in' }, // {{0}} (own) principal, {{1}} asset
  earnLeavesTooLittle: { code: '47010', key: 'earn.leaves_too_little' }, // {{0}} what must stay, {{1}} asset
  earnCostChanged: { code: '47011', key: 'earn.cost_changed' },
  earnIdReused: { code: '47012', key: 'earn.id_reused' },

  withdrawalNotFound: { code: '49001', key: 'send.not_found' },
  withdrawalMoved: { code: '49002', key: 'send.moved' }, // too late for what was asked, with what it is by now, which no text shows
  withdrawalIdReused: { code: '49003', key: 'send.id_reused' },
  withdrawalLimit: { code: '49004', key: 'send.limit' }, // {{0}} (own) USD left
  withdrawalTooSmall: { code: '49005', key: 'send.too_small' }, // {{0}} minimum, {{1}} asset
  withdrawalPaused: { code: '49006', key: 'send.paused' }, // {{0}} network
  withdrawalFeeChanged: { code: '49007', key: 'send.fee_changed' }, // {{0}} fee, {{1}} asset
  networkUnknown: { code: '49008', key: 'send.network_unknown' },
  sendToFormat: { code: '49009', key: 'send.address_format' }, // {{0}} network
  sendToChecksum: { code: '49010', key: 'send.address_checksum' },
  sendToOtherNetwork: { code: '49011', key: 'send.address_other_network' }, // {{0}} network
  addressOwn: { code: '49012', key: 'send.address_own' },
  addressContract: { code: '49013', key: 'send.address_contract' },
  addressLooksLike: { code: '49014', key: 'send.address_looks_like' },
  addressNotSaved: { code: '49015', key: 'send.address_not_saved' },
  addressWaiting: { code: '49016', key: 'send.address_waiting' }, // with until when, in ms since 1970, which no text shows
  addressKnown: { code: '49017', key: 'send.address_known' },
  addressGone: { code: '49018', key: 'send.address_gone' },
  addressBookFull: { code: '49019', key: 'send.address_limit' }, // {{0}} limit
  addressLabel: { code: '49020', key: 'send.address_label' }, // {{0}} characters at most
  memoMissing: { code: '49021', key: 'send.memo_missing' },
  memoInvalid: { code: '49022', key: 'send.memo_invalid' },
  practiceOff: { code: '50001', key: 'practice.off' },
  practiceTooSoon: { code: '50002', key: 'practice.too_soon' }, // {{0}} seconds to wait

  uploadKind: { code: '61001', key: 'upload.kind' }, // with what is taken, such as JPEG, PNG, which no text shows
  uploadHeic: { code: '61002', key: 'upload.heic' },
  uploadTooLarge: { code: '61003', key: 'upload.too_large' }, // {{0}} megabytes
  uploadTooManyPixels: { code: '61004', key: 'upload.too_many_pixels' }, // {{0}} megapixels
  uploadTooSmall: { code: '61005', key: 'upload.too_small' }, // {{0}} pixels of the shorter side
  uploadDamaged: { code: '61006', key: 'upload.damaged' },
  pdfLocked: { code: '61007', key: 'upload.pdf_locked' },
  pdfActive: { code: '61008', key: 'upload.pdf_active' },
  pdfPages: { code: '61009', key: 'upload.pdf_pages' }, // {{0}} pages
  uploadUnknown: { code: '61010', key: 'upload.unknown' },
  uploadGone: { code: '61011', key: 'upload.gone' },
  uploadOffset: { code: '61012', key: 'upload.offset' }, // with where to go on, in bytes, which no text shows
  uploadAltered: { code: '61013', key: 'upload.altered' },
  uploadFull: { code: '61014', key: 'upload.full' },
  uploadTooMany: { code: '61015', key: 'upload.day_limit' }, // {{0}} uploads a day
  uploadBusy: { code: '61016', key: 'upload.busy' },
  uploadStorage: { code: '61017', key: 'upload.storage' },
  uploadLinkExpired: { code: '61018', key: 'upload.link_expired' },
  uploadInUse: { code: '61019', key: 'upload.in_use' },
  verificationStale: { code: '62001', key: 'verification.stale' }, // another tab or device was quicker
  verificationNotNow: { code: '62002', key: 'verification.not_now' }, // with its status, which no text shows
  verificationIncomplete: { code: '62003', key: 'verification.incomplete' }, // with step, field and problem, which no text shows
  verificationFinal: { code: '62004', key: 'verification.final' },
  verificationUploadUnknown: { code: '62005', key: 'verification.upload_unknown' },
  verificationChallengeOver: { code: '62006', key: 'verification.challenge_over' },
  verificationLevelClosed: { code: '62007', key: 'verification.level_closed' },
  verificationUnknown: { code: '62008', key: 'verification.unknown' },
  handoverOver: { code: '62009', key: 'verification.handover_over' }, // unknown, opened by another phone, ended, or another brand's
  handoverNumberWrong: { code: '62010', key: 'verification.handover_number_wrong' }, // the handover has ended
  handoverMisses: { code: '62011', key: 'verification.handover_misses' }, // too many wrong numbers within a day
  verificationPhotosOld: { code: '61050', key: 'verification.photos_old' },
  receiverUnknown: { code: '63801', key: 'wallet.receiver_unknown' }, // whatever the reason
  receiverSelf: { code: '63802', key: 'wallet.receiver_self' },
  receiverOther: { code: '63804', key: 'wallet.receiver_not_shown' }, // than the one who was shown
  sendingLimit: { code: '63803', key: 'wallet.sending_limit' },
  unsubscribeInvalid: { code: '60001', key: 'notifications.unsubscribe_invalid' },
  phoneNotOffered: { code: '60003', key: 'auth.phone_not_offered' },
  passwordTooYoung: { code: '60090', key: 'auth.password_too_young' }, // {{0}} hours to wait
  pushEndpointInvalid: { code: '60002', key: 'notifications.push_endpoint_invalid' },
} as const satisfies Record<string, { code: string; key: string }>;

export type CodeName = keyof typeof codes;

/** Separates the message key from its parameters in `msg`. */
export const MSG_SEPARATOR = '||';
