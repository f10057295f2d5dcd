/** Local-storage keys; the names are fixed by the specification, section 3. */
export const STORAGE_KEYS = {
  convertPageSeen: 'first_get_in_convert_page',
  hideBalances: 'hide_balances',
  futuresLeverage: 'future_leverage',
  locale: 'locale',
  theme: 'm2Mode',
  userInfo: 'userInfo',
  /** Beyond the specification: written for a moment when this device's session ends, so that its other tabs hear of it. */
  sessionEnded: 'session_ended_at',
  /** Beyond the specification: pairs a visitor has collected, until an account takes them over. */
  favourites: 'favourite_pairs',
  /** Beyond the specification: interval, groupings and, by kind of market, opened pairs of the trading terminals. */
  trade: 'trade_preferences',
  /** Beyond the specification: before which orders the ticket asks. */
  tradeAsks: 'trade_asks',
  /** Beyond the specification: sizes and places of the trading terminal's panels. */
  tradeLayout: 'trade_layout',
  /** Beyond the specification: tab, filters, order and columns of the markets page, and what was found by its search. */
  markets: 'markets_view',
  marketSearches: 'markets_searches',
  /** Beyond the specification: which colour means up, and the colour-blind palette. */
  marketDirection: 'market_updown',
  marketPalette: 'market_palette',
  /** Beyond the specification: in which currency, on which place's clock and with which sounds the signed-in user wants it. */
  currency: 'currency',
  timeZone: 'time_zone',
  sounds: 'sounds',
  /** Beyond the specification: in which currency coins were bought or sold last. */
  expressCurrency: 'express_currency',
  /** Beyond the specification: "hidden" where lists leave out what is worth next to nothing. */
  smallBalances: 'hide_small_balances',
  /** Beyond the specification: "given" where the brand's live chat may be loaded. */
  chatConsent: 'chat_consent',
  /** Beyond the specification: "off" where shortcuts of one key are switched off. */
  singleKeys: 'single_key_shortcuts',
  /** Beyond the specification: style, indicators and view of the chart. */
  chart: 'chart_settings',
  /** Beyond the specification: by user, how far they have come on the way to their first order. */
  firstSteps: 'first_steps',
  /** Beyond the specification: by user, up to which failed login its owner has said "it was me". */
  knownFailures: 'known_failed_logins',
  /** Beyond the specification: by account, what lets this browser in without the second factor. */
  rememberedDevices: 'remembered_devices',
  /** Beyond the specification: the code of whoever invited a visitor, for 30 days. */
  invitation: 'invitation',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

export const TOKEN_COOKIE = 'exchange-token';
