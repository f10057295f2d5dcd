import type { ActingCall } from '@/contract/callActs';
import type { EndpointName } from '@/contract/endpoints';

type Reads = readonly EndpointName[];

/** Whatever proves its owner, it may cost a recovery code, or be a passkey's latest use; and it is written down. */
const PROVEN: Reads = ['securityState', 'passkeys', 'activity', 'todos'];

/** With a second factor that comes or goes, other sessions end and no device is remembered. */
const FACTOR: Reads = [...PROVEN, 'sessions', 'rememberedDevices'];

/** What is different when the account stands otherwise: frozen, freed, verified. */
const OF_STANDING: Reads = [
  'securityState',
  'sessions',
  'rememberedDevices',
  'activity',
  'todos',
  'profileLimits',
  'openSpotOrders',
  'spotBalances',
];

/** Whatever shows what is in the wallets. */
const OF_BALANCES: Reads = ['walletDetail', 'mainWallet', 'accountBalances', 'userBalanceSummary'];

/** Coins became others. */
const CONVERTED: Reads = ['conversions', 'convertSmall', ...OF_BALANCES, 'spotBalances'];

export const showsStanding = (call: unknown): boolean => OF_STANDING.some((one) => one === call);

/** Whatever shows what is in earn plans, what is left beside them, or what room there is. */
const OF_EARN: Reads = [
  'earnAvailable',
  'earnCoin',
  'earnOverview',
  'earnAsset',
  'earnCurrent',
  'earnPlan',
  'earnRewards',
  'earnRedeemReview',
  ...OF_BALANCES,
];

/** Nothing is different by it; or its page takes the answer in place of what it showed, hears of it by the stream, or is left. */
const NONE: Reads = [];

/**
 * What has to be read again after an act, wherever it is shown: `useReadAfter`. A new act without a line here does not compile.
 */
export const readsChangedBy: Readonly<Record<ActingCall, Reads>> = {
  languageSet: NONE,
  preferencesSave: NONE,
  trackSave: ['todos'],
  logout: NONE,

  antiPhishingSet: PROVEN,
  passwordChange: FACTOR,
  authenticatorGenerate: NONE,
  authenticatorBind: FACTOR,
  authenticatorUnbind: FACTOR,
  recoveryCodesRenew: PROVEN,
  passkeyChallenge: NONE,
  passkeyCode: NONE,
  passkeyAdd: PROVEN,
  passkeyConfirm: FACTOR,
  passkeyRename: ['passkeys'],
  passkeyRemove: FACTOR,
  passkeyLoginSet: PROVEN,
  rememberedDeviceForget: ['rememberedDevices', 'activity'],

  sessionRevoke: ['sessions', 'activity'],
  sessionRevokeOthers: ['sessions', 'activity'],
  sessionRevokeAll: NONE,
  accountFreeze: OF_STANDING,
  accountUnfreezeVerify: NONE,
  accountUnfreezeConfirm: [...OF_STANDING, ...PROVEN],
  accountClose: NONE,
  dataExport: PROVEN,

  upload: NONE,
  uploadBegin: NONE,
  uploadPart: NONE,
  uploadFinish: NONE,
  uploadCancel: NONE,
  // A phone that sent it has sent one less.
  uploadRemove: ['handover'],

  kycInit: NONE,
  kycQuestionSubmit: NONE,
  kycIdentityInit: NONE,
  kycIdentityFinish: NONE,
  kycSupplementInit: NONE,
  kycSupplementSave: NONE,
  kybInit: NONE,
  kybQuestionSubmit: NONE,
  kybIdentityInit: NONE,
  kybIdentityFinish: NONE,
  kybSupplementInit: NONE,
  kybSupplementSave: NONE,

  handoverBegin: ['handover'],
  handoverConfirm: ['handover', 'activity'],
  handoverEnd: ['handover'],

  createSpotOrder: NONE,
  cancelSpotOrder: NONE,
  cancelAllSpotOrders: NONE,
  collectFavourite: NONE,
  uncollectFavourite: NONE,
  expressSaleVerify: NONE,
  expressSaleChallenge: NONE,
  expressCreateOrder: ['expressLimits', 'profileLimits', ...OF_BALANCES],
  expressCancel: ['expressOrder', 'expressOrders', 'expressLimits', 'profileLimits', ...OF_BALANCES],
  receiverFind: NONE,
  sendToUserChallenge: NONE,
  sendToUser: ['userTransferState', ...OF_BALANCES, 'activity'],
  depositAddress: NONE,
  newDepositAddress: ['depositAddress'],
  refundAddressChallenge: NONE,
  submitRefundAddress: ['depositAddress', 'activity'],
  practicePayment: ['depositAddress', 'deposits'],
  createTransfer: [...OF_BALANCES, 'transfers', 'transactions'],

  convertQuote: NONE,
  convertOrder: CONVERTED,
  convertSmallQuote: NONE,
  convertSmallOrder: CONVERTED,
  convertPlanCreate: ['convertPlans'],
  convertPlanChange: ['convertPlans'],
  convertPlanDelete: ['convertPlans'],
  convertLimitCreate: ['convertLimits', ...OF_BALANCES, 'spotBalances'],
  convertLimitCancel: ['convertLimits', ...OF_BALANCES, 'spotBalances'],
  earnApply: OF_EARN,
  earnAddFunds: OF_EARN,
  earnAutoRenew: OF_EARN,
  earnRedeem: OF_EARN,
  withdrawVerify: NONE,
  withdrawChallenge: NONE,
  withdraw: ['profileLimits', 'withdrawRecipients', 'activity', ...OF_BALANCES],
  withdrawCancel: ['withdrawal', 'profileLimits', ...OF_BALANCES],
  addressAddChallenge: NONE,
  addressAdd: ['addressBook', 'activity'],
  addressRename: ['addressBook', 'withdrawRecipients'],
  addressRemove: ['addressBook', 'withdrawRecipients'],
  // What waited to go to an address that is not saved is given back.
  savedOnlySet: ['addressBook', 'withdrawal', 'profileLimits', ...OF_BALANCES],

  noticeRead: NONE,
  noticeReadAll: NONE,
  noticeDelete: NONE,
  noticeDeleteAll: NONE,
  noticeChoose: NONE,
  pushSubscribe: NONE,
  pushUnsubscribe: NONE,

  practiceClaim: ['practiceStatus', 'spotBalances', ...OF_BALANCES, 'transactions', 'todos'],
};
