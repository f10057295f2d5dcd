import type { SiteDocumentName } from '@/contract/site';

/** Site configuration flags that switch whole areas on or off. */
export type FeatureFlag =
  | 'supportEarn'
  | 'supportSpot'
  | 'supportFutures'
  | 'supportExpressTrading'
  | 'supportExpressTradingBuy'
  | 'supportExpressTradingSell';

export interface Route {
  /** Path with [parameters], without locale. */
  pattern: `/${string}`;
  /** `open`: visitors may enter. `token`: a stored token is needed (specification section 2, "Route access"). */
  access: 'open' | 'token';
  /** Answers 404 while the site configuration has this flag off. */
  feature?: FeatureFlag;
  /**
   * A parameter of the query that names something of one's own. With it the page is for who is signed in, and is there whatever the flag:
   * what was begun before a feature went off can be followed and left.
   */
  own?: string;
  /** Shows a text of the brand's own: nothing leads there while the brand has none. */
  document?: SiteDocumentName;
  /** Names something of the visitor's: made for one, kept for nobody. */
  forOne?: true;
  /** Has its screen. Links to a route without one are not shown. */
  built: boolean;
  /** Parameters of the query that the page reads. Others change nothing on it. */
  query?: readonly string[];
}

const open = { access: 'open', built: true } as const;
const signIn = { ...open, query: ['returnUrl'] } as const;
const withToken = { access: 'token', built: true } as const;
const openLater = { access: 'open', built: false } as const;
const tokenLater = { access: 'token', built: false } as const;

/** Every route of the product. Order matters only where a fixed path and a parameter compete: fixed comes first. */
export const routes = {
  home: { pattern: '/', ...open },
  convert: { pattern: '/convert', ...open, query: ['view', 'tab', 'from', 'to', 'amount', 'wallet'] },
  convertSuccess: { pattern: '/convert/success', ...withToken, query: ['order'] },
  markets: { pattern: '/markets', ...open },
  express: {
    pattern: '/express',
    ...open,
    feature: 'supportExpressTrading',
    own: 'order',
    query: ['order', 'side', 'coin', 'currency', 'amount', 'typed', 'method'],
  },
  notFound: { pattern: '/404', ...open },
  privacyPolicy: { pattern: '/private-policy', ...open, document: 'privacy' },
  termsOfService: { pattern: '/terms-of-service', ...open, document: 'terms' },
  // Not of the specification: who wants to know whether they are counted has a page for it.
  liabilities: { pattern: '/liabilities', ...open },
  landingToken: { pattern: '/landing/token', ...openLater },
  listYourAsset: { pattern: '/list-your-asset', ...openLater },
  otcRequest: { pattern: '/otc-request', ...tokenLater },
  mobileChart: { pattern: '/mobile-chart', ...openLater },
  contentList: { pattern: '/content/list', ...tokenLater },
  contentDetail: { pattern: '/content/detail', ...tokenLater },

  earn: { pattern: '/earn', ...open, feature: 'supportEarn' },
  // Own plans, and the way out of them, stay where no plans are offered any more.
  earnRedemption: { pattern: '/earn/redemption/[coin]/[planType]', ...withToken, query: ['applyId'] },
  earnPlan: { pattern: '/earn/plan/[applyId]', ...withToken },
  earnCreate: { pattern: '/earn/create/[coin]/[planType]', ...open, feature: 'supportEarn', query: ['planId', 'addFund', 'amount'] },
  earnCoin: { pattern: '/earn/[coin]', ...open, feature: 'supportEarn' },

  walletsOverview: { pattern: '/wallets/overview', ...withToken, query: ['coin'] },
  walletsTransfer: { pattern: '/wallets/transfer', ...withToken, query: ['coin', 'from'] },
  walletsReceive: { pattern: '/wallets/receive/[coin]', ...withToken, query: ['coin'] },
  walletsSend: { pattern: '/wallets/send/[coin]', ...withToken, query: ['id', 'to', 'step'] },
  walletsBuy: {
    pattern: '/wallets/buy/[coin]',
    ...withToken,
    feature: 'supportExpressTradingBuy',
    own: 'order',
    query: ['order', 'currency', 'amount', 'typed', 'method'],
  },
  walletsHistory: { pattern: '/wallets/transaction-history', ...withToken, query: ['coin', 'tab'] },
  walletsInternalTransfer: { pattern: '/wallets/internal-transfer', ...withToken, query: ['coin'] },
  walletsCoin: { pattern: '/wallets/[wallet]/[coin]', ...withToken },
  wallet: { pattern: '/wallets/[wallet]', ...withToken, query: ['coin'] },

  login: { pattern: '/login', ...signIn },
  loginOtp: { pattern: '/login/otp', ...signIn },
  register: { pattern: '/register', ...signIn },
  registerOtp: { pattern: '/register/otp', ...signIn },
  resetPassword: { pattern: '/reset-password', ...signIn },
  lockAccount: { pattern: '/lock-account', ...open },
  unsubscribe: { pattern: '/unsubscribe', ...open },

  profileChangePassword: { pattern: '/profile/changePwd', ...open },
  profileResetPassword: { pattern: '/profile/resetPwd', ...open },
  profileNotification: { pattern: '/profile/notification', ...withToken },
  profileTodos: { pattern: '/profile/todos', ...withToken },
  profileSecurity: { pattern: '/profile/security', ...withToken },
  profilePasskeys: { pattern: '/profile/security/passkeys', ...withToken },
  profileAddressBook: { pattern: '/profile/security/address-book', ...withToken },
  profileLoginActivity: { pattern: '/profile/security/login-activity', ...withToken },
  profileSettings: { pattern: '/profile/settings', ...withToken },
  profileVerification: { pattern: '/profile/verification', ...withToken },
  profileHelp: { pattern: '/profile/help', ...withToken },
  // Rebates come out of the fees of spot trading: without it there are none.
  profileReferral: { pattern: '/profile/referral', ...withToken, feature: 'supportSpot' },
  profileLogout: { pattern: '/profile/logout', ...withToken },
  profileApi: { pattern: '/profile/api', ...tokenLater },
  profileApiAdd: { pattern: '/profile/api/add', ...tokenLater },
  profileApiKey: { pattern: '/profile/api/[apiKey]', ...tokenLater },

  spot: { pattern: '/trade/spot', ...open, feature: 'supportSpot' },
  spotPair: { pattern: '/trade/spot/[pair]', ...open, feature: 'supportSpot' },
  futures: { pattern: '/trade/futures', ...openLater, feature: 'supportFutures' },
  futuresPair: { pattern: '/trade/futures/[pair]', ...openLater, feature: 'supportFutures' },
  fundingFeeRealTime: { pattern: '/funding-fee/real-time', ...openLater, feature: 'supportFutures' },
  fundingFeeHistory: { pattern: '/funding-fee/history', ...openLater, feature: 'supportFutures' },

  verificationKyc: { pattern: '/verification/kyc', ...withToken, query: ['level', 'step'] },
  // By the code of a computer's page, on a phone that is not signed in.
  verificationPhone: { pattern: '/verification/phone', ...open },
  verificationKyb: { pattern: '/verification/kyb', ...withToken, query: ['step'] },

  ipLimit: { pattern: '/error/ip-limit', ...open, forOne: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
