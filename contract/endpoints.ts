// Method, path and access of every call, by area. Pure constants: the browser may import this file.
// `auth: 'user'` needs exchange-token and answers HTTP 403 without a valid one.

interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  auth: 'none' | 'user';
}

export const endpoints = {
  siteConfig: { method: 'GET', path: '/site/config', auth: 'none' },
  siteDocument: { method: 'GET', path: '/site/document', auth: 'none' },
  userInfo: { method: 'GET', path: '/user/info', auth: 'user' },
  languageSet: { method: 'POST', path: '/user/language', auth: 'user' },
  trackStatus: { method: 'GET', path: '/user/track', auth: 'user' },
  trackSave: { method: 'POST', path: '/user/track', auth: 'user' },

  countries: { method: 'GET', path: '/auth/countries', auth: 'none' },
  captchaChallenge: { method: 'GET', path: '/auth/captcha', auth: 'none' },
  registerVerify: { method: 'POST', path: '/auth/register/verify', auth: 'none' },
  registerConfirm: { method: 'POST', path: '/auth/register/confirm', auth: 'none' },
  loginVerify: { method: 'POST', path: '/auth/login/verify', auth: 'none' },
  loginConfirm: { method: 'POST', path: '/auth/login/confirm', auth: 'none' },
  sendEmailCode: { method: 'POST', path: '/auth/code/email', auth: 'none' },
  sendSmsCode: { method: 'POST', path: '/auth/code/sms', auth: 'none' },
  validateSmsCode: { method: 'POST', path: '/auth/code/sms/valid', auth: 'none' },
  logout: { method: 'POST', path: '/auth/logout', auth: 'user' },

  forgotPasswordVerify: { method: 'POST', path: '/password/forgot/verify', auth: 'none' },
  forgotPasswordConfirm: { method: 'POST', path: '/password/forgot/confirm', auth: 'none' },

  passwordChange: { method: 'POST', path: '/password/change', auth: 'user' },

  securityState: { method: 'GET', path: '/security/state', auth: 'user' },
  sessions: { method: 'GET', path: '/security/sessions', auth: 'user' },
  sessionRevoke: { method: 'POST', path: '/security/sessions/revoke', auth: 'user' },
  sessionRevokeOthers: { method: 'POST', path: '/security/sessions/revoke-others', auth: 'user' },
  sessionActive: { method: 'POST', path: '/security/sessions/active', auth: 'user' },
  activity: { method: 'GET', path: '/security/activity', auth: 'user' },

  coins: { method: 'GET', path: '/market/coins', auth: 'none' },
  instruments: { method: 'GET', path: '/market/instruments', auth: 'none' },
  pairs: { method: 'GET', path: '/market/pairs', auth: 'none' },
  symbolInfo: { method: 'GET', path: '/market/symbol', auth: 'none' },
  tickers: { method: 'GET', path: '/market/tickers', auth: 'none' },
  klines: { method: 'GET', path: '/market/klines', auth: 'none' },
  depth: { method: 'GET', path: '/market/depth', auth: 'none' },
  recentTrades: { method: 'GET', path: '/market/trades', auth: 'none' },
  sparklines: { method: 'GET', path: '/market/sparklines', auth: 'none' },

  createSpotOrder: { method: 'POST', path: '/spot/order', auth: 'user' },
  cancelSpotOrder: { method: 'DELETE', path: '/spot/order', auth: 'user' },
  cancelAllSpotOrders: { method: 'DELETE', path: '/spot/orders', auth: 'user' },
  openSpotOrders: { method: 'GET', path: '/spot/orders/open', auth: 'user' },
  spotOrderHistory: { method: 'GET', path: '/spot/orders/history', auth: 'user' },
  spotTradeHistory: { method: 'GET', path: '/spot/trades', auth: 'user' },
  spotFeeRates: { method: 'GET', path: '/spot/fee-rates', auth: 'user' },
  standardFeeRates: { method: 'GET', path: '/spot/fee-rates/standard', auth: 'none' },
  spotBalances: { method: 'GET', path: '/spot/balances', auth: 'user' },
  websocketToken: { method: 'POST', path: '/spot/websocket-token', auth: 'user' },
  spotFavourites: { method: 'GET', path: '/spot/favourites', auth: 'user' },
  collectFavourite: { method: 'POST', path: '/spot/favourites/collect', auth: 'user' },
  uncollectFavourite: { method: 'POST', path: '/spot/favourites/uncollect', auth: 'user' },

  createTransfer: { method: 'POST', path: '/wallet/transfer', auth: 'user' },

  earnOffers: { method: 'GET', path: '/earn/offers', auth: 'none' },

  practiceStatus: { method: 'GET', path: '/practice/status', auth: 'user' },
  practiceClaim: { method: 'POST', path: '/practice/claim', auth: 'user' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
