import type { Act } from '../domain/account/standing';
import type { EndpointName, endpoints } from './endpoints';

/** Calls of who is signed in. */
export type PrivateCall = { [Name in EndpointName]: (typeof endpoints)[Name]['auth'] extends 'user' ? Name : never }[EndpointName];

/**
 * What each private call is, for `domain/account/standing.ts` to say who may make it. A new call without a line here does not compile;
 * one that is refused to frozen accounts needs nothing else than the right act. Pure constants: the browser may import this file.
 */
export const callActs = {
  userInfo: 'READ',
  languageSet: 'PREFER',
  preferences: 'READ',
  preferencesSave: 'PREFER',
  todos: 'READ',
  trackStatus: 'READ',
  trackSave: 'PREFER',
  logout: 'PROTECT',

  antiPhishingSet: 'CHANGE_SECURITY',
  passwordChange: 'CHANGE_SECURITY',
  authenticatorGenerate: 'CHANGE_SECURITY',
  authenticatorBind: 'CHANGE_SECURITY',
  authenticatorUnbind: 'CHANGE_SECURITY',
  recoveryCodesRenew: 'CHANGE_SECURITY',
  passkeys: 'READ',
  // A proof for whatever asks for one, ending the own freeze among it; by itself it changes nothing.
  passkeyChallenge: 'PROTECT',
  passkeyCode: 'CHANGE_SECURITY',
  passkeyAdd: 'CHANGE_SECURITY',
  passkeyConfirm: 'CHANGE_SECURITY',
  passkeyRename: 'PREFER',
  passkeyRemove: 'CHANGE_SECURITY',
  // Off takes a way in away; on is asked for by itself where it is done.
  passkeyLoginSet: 'FREEZE',
  rememberedDevices: 'READ',
  rememberedDeviceForget: 'PROTECT',

  securityState: 'READ',
  sessions: 'READ',
  // The own one; another one needs END_SESSIONS, which is asked for where it is known whose it is.
  sessionRevoke: 'PROTECT',
  sessionRevokeOthers: 'END_SESSIONS',
  sessionRevokeAll: 'END_SESSIONS',
  sessionActive: 'READ',
  activity: 'READ',
  accountFreeze: 'FREEZE',
  accountUnfreezeVerify: 'UNFREEZE',
  accountUnfreezeConfirm: 'UNFREEZE',
  accountClosing: 'READ',
  accountClose: 'CLOSE',
  dataExport: 'EXPORT',

  uploadLimits: 'READ',
  upload: 'VERIFY',
  uploadBegin: 'VERIFY',
  uploadPart: 'VERIFY',
  uploadFinish: 'VERIFY',
  uploadCancel: 'VERIFY',
  uploads: 'READ',
  uploadLink: 'READ',
  uploadRemove: 'VERIFY',

  verificationState: 'READ',
  kycDict: 'READ',
  kycQuestionRecord: 'READ',
  kycInit: 'VERIFY',
  kycQuestionSubmit: 'VERIFY',
  kycIdentityInit: 'VERIFY',
  kycIdentityFinish: 'VERIFY',
  kycSupplementInit: 'VERIFY',
  kycSupplementSave: 'VERIFY',
  kybDict: 'READ',
  kybQuestionRecord: 'READ',
  kybInit: 'VERIFY',
  kybQuestionSubmit: 'VERIFY',
  kybIdentityInit: 'VERIFY',
  kybIdentityFinish: 'VERIFY',
  kybSupplementInit: 'VERIFY',
  kybSupplementSave: 'VERIFY',

  handoverBegin: 'VERIFY',
  handover: 'READ',
  handoverConfirm: 'VERIFY',
  handoverEnd: 'PROTECT',

  createSpotOrder: 'TRADE',
  cancelSpotOrder: 'CANCEL',
  cancelAllSpotOrders: 'CANCEL',
  openSpotOrders: 'READ',
  spotOrderHistory: 'READ',
  spotTradeHistory: 'READ',
  spotFeeRates: 'READ',
  spotBalances: 'READ',
  websocketToken: 'READ',
  spotFavourites: 'READ',
  collectFavourite: 'PREFER',
  uncollectFavourite: 'PREFER',

  createTransfer: 'TRANSFER',
  transfers: 'READ',
  transactions: 'READ',
  walletDetail: 'READ',
  walletWorth: 'READ',
  profileLimits: 'READ',

  ownLiability: 'READ',
  convertQuote: 'TRADE',
  convertOrder: 'TRADE',
  convertDetail: 'READ',
  conversions: 'READ',
  convertSmall: 'READ',
  convertSmallQuote: 'TRADE',
  convertSmallOrder: 'TRADE',
  convertPlans: 'READ',
  convertPlanCreate: 'TRADE',
  // It moves nothing by itself: each run is asked for when its time comes.
  convertPlanChange: 'CANCEL',
  convertPlanDelete: 'CANCEL',
  convertLimits: 'READ',
  convertLimitCreate: 'TRADE',
  convertLimitCancel: 'CANCEL',

  referralInfo: 'READ',
  referralEarnings: 'READ',
  referralInvitees: 'READ',
  referralRebates: 'READ',

  noticeCount: 'READ',
  noticeSearch: 'READ',
  noticeDetail: 'READ',
  noticeRead: 'PREFER',
  noticeReadAll: 'PREFER',
  noticeDelete: 'PREFER',
  noticeDeleteAll: 'PREFER',
  noticeChoices: 'READ',
  noticeChoose: 'PREFER',
  pushKey: 'READ',
  pushSubscribe: 'PREFER',
  pushStatus: 'READ',
  pushUnsubscribe: 'PREFER',

  practiceStatus: 'READ',
  practiceClaim: 'CLAIM_PRACTICE',
} as const satisfies Readonly<Record<PrivateCall, Act>>;

/** Private calls that do something; the others only ask. */
export type ActingCall = { [Name in PrivateCall]: (typeof callActs)[Name] extends 'READ' ? never : Name }[PrivateCall];
