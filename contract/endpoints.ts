// Method, path and access of every call, by area. Pure constants: the browser may import this file.
// `auth: 'user'` needs exchange-token and answers HTTP 403 without a valid one; `auth: 'handover'` needs exchange-handover, the secret of
// a phone that takes the pictures of a verification and was let in at its computer, and answers a code of its own.

interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  auth: 'none' | 'user' | 'handover';
  /** What the body is, where it is not JSON: a form with a file, or a piece of a file, whose parameters then travel in the query. */
  body?: 'form' | 'bytes';
  /** Answers with a file; a refusal is an envelope all the same. */
  answer?: 'file';
}

export const endpoints = {
  siteConfig: { method: 'GET', path: '/site/config', auth: 'none' },
  siteDocument: { method: 'GET', path: '/site/document', auth: 'none' },
  userInfo: { method: 'GET', path: '/user/info', auth: 'user' },
  languageSet: { method: 'POST', path: '/user/language', auth: 'user' },
  preferences: { method: 'GET', path: '/user/preferences', auth: 'user' },
  preferencesSave: { method: 'POST', path: '/user/preferences', auth: 'user' },
  todos: { method: 'GET', path: '/user/todos', auth: 'user' },
  trackStatus: { method: 'GET', path: '/user/track', auth: 'user' },
  trackSave: { method: 'POST', path: '/user/track', auth: 'user' },

  countries: { method: 'GET', path: '/auth/countries', auth: 'none' },
  captchaChallenge: { method: 'GET', path: '/auth/captcha', auth: 'none' },
  invitation: { method: 'GET', path: '/auth/invitation', auth: 'none' },
  registerVerify: { method: 'POST', path: '/auth/register/verify', auth: 'none' },
  registerConfirm: { method: 'POST', path: '/auth/register/confirm', auth: 'none' },
  loginVerify: { method: 'POST', path: '/auth/login/verify', auth: 'none' },
  loginConfirm: { method: 'POST', path: '/auth/login/confirm', auth: 'none' },
  loginAuthenticator: { method: 'POST', path: '/auth/login/authenticator', auth: 'none' },
  passkeyLoginChallenge: { method: 'POST', path: '/auth/login/passkey/challenge', auth: 'none' },
  passkeyLogin: { method: 'POST', path: '/auth/login/passkey', auth: 'none' },
  sendEmailCode: { method: 'POST', path: '/auth/code/email', auth: 'none' },
  sendSmsCode: { method: 'POST', path: '/auth/code/sms', auth: 'none' },
  validateSmsCode: { method: 'POST', path: '/auth/code/sms/valid', auth: 'none' },
  lockAccount: { method: 'POST', path: '/auth/lock', auth: 'none' },
  logout: { method: 'POST', path: '/auth/logout', auth: 'user' },

  forgotPasswordVerify: { method: 'POST', path: '/password/forgot/verify', auth: 'none' },
  forgotPasswordCheck: { method: 'POST', path: '/password/forgot/check', auth: 'none' },
  forgotPasswordConfirm: { method: 'POST', path: '/password/forgot/confirm', auth: 'none' },
  passkeyResetChallenge: { method: 'POST', path: '/password/forgot/passkey', auth: 'none' },

  antiPhishingSet: { method: 'POST', path: '/security/anti-phishing', auth: 'user' },
  passwordChange: { method: 'POST', path: '/password/change', auth: 'user' },

  authenticatorGenerate: { method: 'POST', path: '/authenticator/generate', auth: 'user' },
  authenticatorBind: { method: 'POST', path: '/authenticator/bind', auth: 'user' },
  authenticatorUnbind: { method: 'POST', path: '/authenticator/unbind', auth: 'user' },
  recoveryCodesRenew: { method: 'POST', path: '/authenticator/recovery-codes', auth: 'user' },
  rememberedDevices: { method: 'GET', path: '/authenticator/devices', auth: 'user' },
  rememberedDeviceForget: { method: 'POST', path: '/authenticator/devices/forget', auth: 'user' },

  passkeys: { method: 'GET', path: '/passkeys', auth: 'user' },
  passkeyChallenge: { method: 'POST', path: '/passkeys/challenge', auth: 'user' },
  passkeyCode: { method: 'POST', path: '/passkeys/code', auth: 'user' },
  passkeyAdd: { method: 'POST', path: '/passkeys/add', auth: 'user' },
  passkeyConfirm: { method: 'POST', path: '/passkeys/confirm', auth: 'user' },
  passkeyRename: { method: 'POST', path: '/passkeys/rename', auth: 'user' },
  passkeyRemove: { method: 'POST', path: '/passkeys/remove', auth: 'user' },
  passkeyLoginSet: { method: 'POST', path: '/passkeys/login', auth: 'user' },

  securityState: { method: 'GET', path: '/security/state', auth: 'user' },
  sessions: { method: 'GET', path: '/security/sessions', auth: 'user' },
  sessionRevoke: { method: 'POST', path: '/security/sessions/revoke', auth: 'user' },
  sessionRevokeOthers: { method: 'POST', path: '/security/sessions/revoke-others', auth: 'user' },
  sessionRevokeAll: { method: 'POST', path: '/security/sessions/revoke-all', auth: 'user' },
  sessionActive: { method: 'POST', path: '/security/sessions/active', auth: 'user' },
  activity: { method: 'GET', path: '/security/activity', auth: 'user' },
  accountFreeze: { method: 'POST', path: '/security/freeze', auth: 'user' },
  accountUnfreezeVerify: { method: 'POST', path: '/security/unfreeze/verify', auth: 'user' },
  accountUnfreezeConfirm: { method: 'POST', path: '/security/unfreeze/confirm', auth: 'user' },
  accountClosing: { method: 'GET', path: '/security/close', auth: 'user' },
  accountClose: { method: 'POST', path: '/security/close', auth: 'user' },
  dataExport: { method: 'POST', path: '/security/export', auth: 'user' },
  dataExportFile: { method: 'GET', path: '/security/export/file', auth: 'none', answer: 'file' },

  uploadLimits: { method: 'GET', path: '/upload/limits', auth: 'user' },
  upload: { method: 'POST', path: '/upload', auth: 'user', body: 'form' },
  uploadBegin: { method: 'POST', path: '/upload/begin', auth: 'user' },
  uploadPart: { method: 'POST', path: '/upload/part', auth: 'user', body: 'bytes' },
  uploadFinish: { method: 'POST', path: '/upload/finish', auth: 'user' },
  uploadCancel: { method: 'POST', path: '/upload/cancel', auth: 'user' },
  uploads: { method: 'GET', path: '/upload/list', auth: 'user' },
  uploadLink: { method: 'POST', path: '/upload/link', auth: 'user' },
  uploadRemove: { method: 'POST', path: '/upload/remove', auth: 'user' },
  uploadFile: { method: 'GET', path: '/upload/file', auth: 'none', answer: 'file' },
  verificationState: { method: 'GET', path: '/verification/state', auth: 'user' },
  kycDict: { method: 'GET', path: '/kyc/dict', auth: 'user' },
  kycQuestionRecord: { method: 'GET', path: '/kyc/question/record', auth: 'user' },
  kycInit: { method: 'POST', path: '/kyc/workflow/init', auth: 'user' },
  kycQuestionSubmit: { method: 'POST', path: '/kyc/question/submit', auth: 'user' },
  kycIdentityInit: { method: 'POST', path: '/kyc/identity/init', auth: 'user' },
  kycIdentityFinish: { method: 'POST', path: '/kyc/identity/finish', auth: 'user' },
  kycSupplementInit: { method: 'POST', path: '/kyc/supplement/init', auth: 'user' },
  kycSupplementSave: { method: 'POST', path: '/kyc/supplement/save', auth: 'user' },
  kybDict: { method: 'GET', path: '/kyb/dict', auth: 'user' },
  kybQuestionRecord: { method: 'GET', path: '/kyb/question/record', auth: 'user' },
  kybInit: { method: 'POST', path: '/kyb/workflow/init', auth: 'user' },
  kybQuestionSubmit: { method: 'POST', path: '/kyb/question/submit', auth: 'user' },
  kybIdentityInit: { method: 'POST', path: '/kyb/identity/init', auth: 'user' },
  kybIdentityFinish: { method: 'POST', path: '/kyb/identity/finish', auth: 'user' },
  kybSupplementInit: { method: 'POST', path: '/kyb/supplement/init', auth: 'user' },
  kybSupplementSave: { method: 'POST', path: '/kyb/supplement/save', auth: 'user' },
  handoverBegin: { method: 'POST', path: '/handover/begin', auth: 'user' },
  handover: { method: 'GET', path: '/handover/state', auth: 'user' },
  handoverEnd: { method: 'POST', path: '/handover/end', auth: 'user' },
  handoverOpen: { method: 'POST', path: '/handover/open', auth: 'none' },
  handoverConfirm: { method: 'POST', path: '/handover/confirm', auth: 'user' },
  handoverAsked: { method: 'POST', path: '/handover/asked', auth: 'handover' },
  handoverUploadBegin: { method: 'POST', path: '/handover/upload/begin', auth: 'handover' },
  handoverUploadPart: { method: 'POST', path: '/handover/upload/part', auth: 'handover', body: 'bytes' },
  handoverUploadFinish: { method: 'POST', path: '/handover/upload/finish', auth: 'handover' },
  noticeCount: { method: 'GET', path: '/notification/unread', auth: 'user' },
  noticeSearch: { method: 'GET', path: '/notification/search', auth: 'user' },
  noticeDetail: { method: 'GET', path: '/notification/detail', auth: 'user' },
  noticeRead: { method: 'POST', path: '/notification/read', auth: 'user' },
  noticeReadAll: { method: 'POST', path: '/notification/read-all', auth: 'user' },
  noticeDelete: { method: 'POST', path: '/notification/delete', auth: 'user' },
  noticeDeleteAll: { method: 'POST', path: '/notification/delete-all', auth: 'user' },
  noticeChoices: { method: 'GET', path: '/notification/choices', auth: 'user' },
  noticeChoose: { method: 'POST', path: '/notification/choices', auth: 'user' },
  unsubscribe: { method: 'POST', path: '/notification/unsubscribe', auth: 'none' },
  pushKey: { method: 'GET', path: '/notification/push/key', auth: 'user' },
  pushSubscribe: { method: 'POST', path: '/notification/push', auth: 'user' },
  pushStatus: { method: 'POST', path: '/notification/push/status', auth: 'user' },
  pushUnsubscribe: { method: 'POST', path: '/notification/push/end', auth: 'user' },

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
  transfers: { method: 'GET', path: '/wallet/transfers', auth: 'user' },
  mainWallet: { method: 'GET', path: '/wallet/main', auth: 'user' },
  walletCoin: { method: 'GET', path: '/wallet/coin', auth: 'user' },
  walletDetail: { method: 'GET', path: '/wallet/detail', auth: 'user' },
  transactions: { method: 'GET', path: '/wallet/transactions', auth: 'user' },
  subUserMainWallet: { method: 'GET', path: '/wallet/sub-users/main', auth: 'user' },
  allWalletBalance: { method: 'GET', path: '/wallet/coin/wallets', auth: 'user' },
  totalAccountBalance: { method: 'GET', path: '/wallet/total', auth: 'user' },
  userBalanceSummary: { method: 'GET', path: '/wallet/summary', auth: 'user' },
  transferTargets: { method: 'GET', path: '/wallet/transfer/targets', auth: 'user' },
  accountBalances: { method: 'GET', path: '/wallet/balances', auth: 'user' },
  walletWorth: { method: 'GET', path: '/wallet/worth', auth: 'user' },
  profileLimits: { method: 'GET', path: '/wallet/limits', auth: 'user' },

  chains: { method: 'GET', path: '/wallet/chains', auth: 'none' },
  liabilities: { method: 'GET', path: '/liabilities', auth: 'none' },
  ownLiability: { method: 'GET', path: '/liabilities/own', auth: 'user' },

  convertCoins: { method: 'GET', path: '/convert/coins', auth: 'none' },
  convertPrice: { method: 'GET', path: '/convert/price', auth: 'none' },
  convertQuote: { method: 'POST', path: '/convert/quote', auth: 'user' },
  convertOrder: { method: 'POST', path: '/convert/order', auth: 'user' },
  convertDetail: { method: 'GET', path: '/convert/order', auth: 'user' },
  conversions: { method: 'GET', path: '/convert/orders', auth: 'user' },
  convertSmall: { method: 'GET', path: '/convert/small', auth: 'user' },
  convertSmallQuote: { method: 'POST', path: '/convert/small/quote', auth: 'user' },
  convertSmallOrder: { method: 'POST', path: '/convert/small/order', auth: 'user' },
  convertPlans: { method: 'GET', path: '/convert/plans', auth: 'user' },
  convertPlanCreate: { method: 'POST', path: '/convert/plans', auth: 'user' },
  convertPlanChange: { method: 'POST', path: '/convert/plans/change', auth: 'user' },
  convertPlanDelete: { method: 'POST', path: '/convert/plans/delete', auth: 'user' },
  convertLimits: { method: 'GET', path: '/convert/limits', auth: 'user' },
  convertLimitCreate: { method: 'POST', path: '/convert/limits', auth: 'user' },
  convertLimitCancel: { method: 'POST', path: '/convert/limits/cancel', auth: 'user' },
  expressCurrencies: { method: 'GET', path: '/express/currencies', auth: 'none' },
  expressMethods: { method: 'GET', path: '/express/payment-methods', auth: 'none' },
  expressPrices: { method: 'GET', path: '/express/prices', auth: 'none' },
  expressSlogan: { method: 'GET', path: '/express/slogan', auth: 'none' },
  expressLimits: { method: 'GET', path: '/express/limits', auth: 'user' },
  expressCreateOrder: { method: 'POST', path: '/express/order', auth: 'user' },
  expressOrder: { method: 'GET', path: '/express/order', auth: 'user' },
  expressCancel: { method: 'DELETE', path: '/express/order', auth: 'user' },
  expressOrders: { method: 'GET', path: '/express/orders', auth: 'user' },

  referralInfo: { method: 'GET', path: '/referral/info', auth: 'user' },
  referralEarnings: { method: 'GET', path: '/referral/earnings', auth: 'user' },
  referralInvitees: { method: 'GET', path: '/referral/invitees', auth: 'user' },
  referralRebates: { method: 'GET', path: '/referral/rebates', auth: 'user' },

  earnOffers: { method: 'GET', path: '/earn/offers', auth: 'none' },

  practiceStatus: { method: 'GET', path: '/practice/status', auth: 'user' },
  practiceClaim: { method: 'POST', path: '/practice/claim', auth: 'user' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

const all: Readonly<Record<EndpointName, Endpoint>> = endpoints;

/** JSON in most calls. */
export const bodyOf = (name: EndpointName): 'json' | 'form' | 'bytes' => all[name].body ?? 'json';

/** Whether a call answers with a file. */
export const answersFile = (name: EndpointName): boolean => all[name].answer === 'file';

/** Whether the parameters of a call travel in its query. */
export const isByQuery = (name: EndpointName): boolean => all[name].method === 'GET' || all[name].body === 'bytes';
