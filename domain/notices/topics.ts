import type { NoticeKind } from './kinds';

/** What protects the account; each is a mail of its own, too. */
export const SECURITY_TOPICS = [
  'passwordChanged',
  'newDevice',
  'authenticatorOn',
  'authenticatorOff',
  'secondFactorReset',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeySuspended',
  'passkeyLoginOn',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'antiPhishingChanged',
  'accountLocked',
  'accountUnlocked',
  'verificationApproved',
  'verificationRefused',
  'verificationMoreNeeded',
  'verificationRevoked',
  'accountFrozen',
  'accountUnfrozen',
  'dataExported',
  'withdrawalAsked',
  'saleAsked',
  'addressAdded',
  'refundAddressSet',
  'savedOnlyEnding',
] as const;
export type SecurityTopic = (typeof SECURITY_TOPICS)[number];

/** What conversions that wait for a time or a rate came to. */
const CONVERT_TOPICS = ['recurringConverted', 'recurringSkipped', 'limitConverted', 'limitExpired'] as const;

/** How plans ended. */
const EARN_TOPICS = ['earnMatured', 'earnRenewed', 'earnRedeemed'] as const;

/** What is told, by kind. A kind with none is offered nowhere, and comes back with its first. */
export const TOPICS_OF = {
  TRADE: ['orderFilled', 'orderPartlyFilled'],
  WALLET: [
    'practiceClaimed',
    'depositCredited',
    'rebatePaid',
    'movedToTrade',
    'movedToMain',
    'sentToUser',
    'receivedFromUser',
    'expressDelivered',
    'expressPaidOut',
    'expressFailed',
    'expressRefunded',
    'expressWaits',
    'expressRejected',
    'expressEnded',
    'expressChargedBack',
    ...CONVERT_TOPICS,
    ...EARN_TOPICS,
    'withdrawalWaits',
    'withdrawalDone',
    'withdrawalCancelled',
    'withdrawalRejected',
    'withdrawalFailed',
    'addressReady',
  ],
  SECURITY: SECURITY_TOPICS,
  SYSTEM: ['announcement'],
  PRICE_ALERT: [],
} as const satisfies Record<NoticeKind, readonly string[]>;

/** Which text a notice has. An announcement brings its own. */
export const NOTICE_TOPICS = [
  ...TOPICS_OF.TRADE,
  ...TOPICS_OF.WALLET,
  ...TOPICS_OF.SECURITY,
  ...TOPICS_OF.SYSTEM,
  ...TOPICS_OF.PRICE_ALERT,
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
