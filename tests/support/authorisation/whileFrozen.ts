import type { EndpointName } from '@/contract/endpoints';

/** What a frozen account may still do: look, say how it wants to be told, get out of risks and take ways in away. */
export const WHILE_FROZEN: ReadonlySet<EndpointName> = new Set([
  ...(['userInfo', 'languageSet', 'preferences', 'preferencesSave', 'todos', 'trackStatus', 'trackSave', 'logout'] as const),
  ...(['passkeys', 'passkeyChallenge', 'passkeyRename', 'passkeyLoginSet', 'rememberedDevices', 'rememberedDeviceForget'] as const),
  ...([
    'securityState',
    'sessions',
    'sessionRevoke',
    'sessionRevokeOthers',
    'sessionRevokeAll',
    'sessionActive',
    'activity',
    'accountClosing',
  ] as const),
  ...(['accountFreeze', 'accountUnfreezeVerify', 'accountUnfreezeConfirm'] as const),
  ...([
    'uploadLimits',
    'uploads',
    'uploadLink',
    'handover',
    'handoverEnd',
    'verificationState',
    'kycDict',
    'kycQuestionRecord',
    'kybDict',
    'kybQuestionRecord',
  ] as const),
  ...(['cancelSpotOrder', 'cancelAllSpotOrders', 'openSpotOrders', 'spotOrderHistory', 'spotTradeHistory'] as const),
  ...(['spotFeeRates', 'spotBalances', 'websocketToken', 'spotFavourites', 'collectFavourite', 'uncollectFavourite'] as const),
  ...(['transfers', 'transferTargets', 'transactions', 'userTransferState', 'deposits', 'ownLiability'] as const),
  ...(['walletDetail', 'walletWorth', 'mainWallet', 'walletCoin', 'subUserMainWallet'] as const),
  ...(['allWalletBalance', 'totalAccountBalance', 'userBalanceSummary', 'accountBalances', 'statements', 'statement'] as const),
  ...(['convertDetail', 'conversions', 'convertSmall', 'convertPlans', 'convertLimits'] as const),
  ...(['convertPlanChange', 'convertPlanDelete', 'convertLimitCancel'] as const),
  ...(['expressLimits', 'expressOrder', 'expressOrders', 'expressCancel'] as const),
  ...(['earnOverview', 'earnAsset', 'earnCurrent', 'earnPlan', 'earnRewards', 'earnRedeemReview', 'earnAutoRenew'] as const),
  ...(['withdrawAddress', 'withdrawRecipients', 'withdrawal', 'withdrawCancel'] as const),
  ...(['addressBook', 'addressRename', 'addressRemove'] as const),
  ...(['profileLimits', 'referralInfo', 'referralEarnings', 'referralInvitees', 'referralRebates', 'practiceStatus'] as const),
  ...(['noticeCount', 'noticeSearch', 'noticeDetail', 'noticeRead', 'noticeReadAll', 'noticeDelete', 'noticeDeleteAll'] as const),
  ...(['noticeChoices', 'noticeChoose', 'pushKey', 'pushSubscribe', 'pushStatus', 'pushUnsubscribe'] as const),
] satisfies EndpointName[]);
/** Verification goes on while an operator has the account frozen: what they ask for may be what ends it. And nobody's data is kept back. */
export const WHILE_FROZEN_BY_OPERATOR: ReadonlySet<EndpointName> = new Set([
  ...(['dataExport', 'upload', 'uploadBegin', 'uploadPart', 'uploadFinish', 'uploadCancel', 'uploadRemove'] as const),
  ...(['handoverBegin', 'handoverConfirm'] as const),
  ...(['kycInit', 'kycQuestionSubmit', 'kycIdentityInit', 'kycIdentityFinish', 'kycSupplementInit', 'kycSupplementSave'] as const),
  ...(['kybInit', 'kybQuestionSubmit', 'kybIdentityInit', 'kybIdentityFinish', 'kybSupplementInit', 'kybSupplementSave'] as const),
] satisfies EndpointName[]);
