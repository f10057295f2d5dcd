import {
  bindSteps,
  changedElsewhere,
  codePage,
  documentCamera,
  faceCamera,
  factorPage,
  goOn,
  lockedPage,
  looseOwnerDialog,
  open,
  openDrawer,
  ownerDialog,
  press,
  showCodes,
  withEndedSession,
} from './acts.mjs';
import { askedWith, PHONE_LINK, PHONE_PAGE, phoneConnected, phoneMatching, phoneNumbered } from './handover.mjs';
import { failed, offline, slow } from './lines.mjs';
import { moneyScenes } from './money.mjs';
import { someTransactions } from './movements.mjs';
import { inReview, looseOwners, someEarnings } from './patches.mjs';
import { walletScenes } from './wallets.mjs';

// Where the account's screens are and what leads to each. `who` is signed in (people.mjs); `before` is told the line first, `act` is
// done once the page is there; `on`: phones or desks alone.

const visitor = [
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login', act: codePage.withWrongPassword },
  { name: 'login-otp', path: '/login', act: codePage },
  { name: 'login-factor', path: '/login', act: factorPage },
  { name: 'register', path: '/register' },
  { name: 'register-otp', path: '/register', act: codePage.ofRegister },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'reset-code', path: '/reset-password', act: codePage.ofReset },
  { name: 'lock', path: '/lock-account#1.1.x' },
  { name: 'lock-broken', path: '/lock-account' },
  { name: 'locked', path: '/login', act: lockedPage },
  { name: 'session-ended', path: '/profile/security', before: withEndedSession },
  { name: 'unsubscribe', path: '/unsubscribe' },
];

const profile = [
  { name: 'todos-new', path: '/profile/todos', who: 'newcomer' },
  { name: 'todos', path: '/profile/todos', who: 'active' },
  { name: 'todos-secured', path: '/profile/todos', who: 'secured' },
  { name: 'settings', path: '/profile/settings', who: 'active' },
  {
    name: 'settings-changed',
    path: '/profile/settings',
    who: 'active',
    act: ({ page }) => page.locator('form input').first().fill('harbour-jana'),
  },
  {
    name: 'export',
    path: '/profile/settings',
    who: 'active',
    act: open('security.export.action', 'security.export.title'),
    isWindow: true,
  },
  { name: 'closing', path: '/profile/settings', who: 'active', act: open('security.close.action', 'security.close.title'), isWindow: true },
  { name: 'help', path: '/profile/help', who: 'active' },
  { name: 'logout', path: '/profile/logout', who: 'active', isWindow: true },
  { name: 'profile-menu', path: '/profile/help', who: 'active', act: press('profile-menu'), on: 'desk', isWindow: true },
  { name: 'drawer', path: '/markets', who: 'active', act: openDrawer, on: 'phone', isWindow: true },
  { name: 'drawer-visitor', path: '/markets', act: openDrawer, on: 'phone', isWindow: true },
  { name: 'change-password', path: '/profile/changePwd', who: 'active' },
  { name: 'change-password-visitor', path: '/profile/changePwd' },
  { name: 'profile-reset-password', path: '/profile/resetPwd', who: 'active' },
];

const security = [
  { name: 'security-new', path: '/profile/security', who: 'newcomer' },
  { name: 'security', path: '/profile/security', who: 'active' },
  { name: 'security-secured', path: '/profile/security', who: 'bound' },
  { name: 'security-loading', path: '/profile/security', who: 'active', before: slow(/\/api\/security\//) },
  { name: 'security-failed', path: '/profile/security', who: 'active', before: failed(/\/api\/security\//) },
  { name: 'authenticator', path: '/profile/security', who: 'newcomer', act: bindSteps, isWindow: true },
  { name: 'recovery-codes', path: '/profile/security', fresh: 'newcomer', act: showCodes },
  {
    name: 'anti-phishing',
    path: '/profile/security',
    who: 'newcomer',
    act: open('security.antiPhishing.enable', 'security.antiPhishing.title'),
    isWindow: true,
  },
  {
    name: 'freeze',
    path: '/profile/security',
    who: 'active',
    act: open('security.freeze.action', 'security.freeze.title'),
    isWindow: true,
  },
  { name: 'frozen', path: '/profile/security', who: 'frozen' },
  { name: 'frozen-terminal', path: '/trade/spot/BTC_USDT', who: 'frozen', isWindow: true },
  {
    name: 'unfreeze',
    path: '/profile/security',
    who: 'frozen',
    act: open('security.unfreeze.title', 'security.freeze.title'),
    isWindow: true,
  },
  { name: 'activity', path: '/profile/security/login-activity', who: 'active' },
  { name: 'activity-loading', path: '/profile/security/login-activity', who: 'active', before: slow(/\/api\/security\//) },
  { name: 'activity-failed', path: '/profile/security/login-activity', who: 'active', before: failed(/\/api\/security\//) },
  { name: 'passkeys-none', path: '/profile/security/passkeys', who: 'newcomer' },
  { name: 'passkeys', path: '/profile/security/passkeys', who: 'secured' },
  { name: 'passkey-add', path: '/profile/security/passkeys', who: 'newcomer', act: press('add-passkey'), isWindow: true },
  { name: 'passkey-remove', path: '/profile/security/passkeys', who: 'secured', act: press('remove-passkey'), isWindow: true },
];

const notices = [
  { name: 'notifications-new', path: '/profile/notification', who: 'newcomer' },
  { name: 'notifications', path: '/profile/notification', who: 'active' },
  { name: 'notifications-loading', path: '/profile/notification', who: 'active', before: slow(/\/api\/notification\/search/) },
  { name: 'notifications-failed', path: '/profile/notification', who: 'active', before: failed(/\/api\/notification\/search/) },
  { name: 'notifications-offline', path: '/profile/notification', who: 'active', act: offline, isWindow: true },
  { name: 'notifications-panel', path: '/markets', who: 'active', act: press('notifications'), on: 'desk', isWindow: true },
  { name: 'notifications-panel-new', path: '/markets', who: 'newcomer', act: press('notifications'), on: 'desk', isWindow: true },
];

const referral = [
  { name: 'referral-new', path: '/profile/referral', who: 'newcomer' },
  { name: 'referral', path: '/profile/referral', who: 'active' },
  { name: 'referral-earned', path: '/profile/referral', who: 'active', before: someEarnings },
  { name: 'referral-loading', path: '/profile/referral', who: 'active', before: slow(/\/api\/referral\//) },
  { name: 'referral-failed', path: '/profile/referral', who: 'active', before: failed(/\/api\/referral\//) },
];

const KYC = '/verification/kyc';
const KYB = '/verification/kyb';
const verification = [
  { name: 'levels-new', path: '/profile/verification', who: 'newcomer' },
  { name: 'levels', path: '/profile/verification', who: 'verified' },
  { name: 'levels-asked', path: '/profile/verification', who: 'asked' },
  { name: 'levels-refused', path: '/profile/verification', who: 'refused' },
  { name: 'levels-loading', path: '/profile/verification', who: 'newcomer', before: slow(/\/api\/verification\/state/) },
  { name: 'levels-failed', path: '/profile/verification', who: 'newcomer', before: failed(/\/api\/verification\/state/) },
  { name: 'kyc-start', path: KYC, who: 'newcomer' },
  { name: 'kyc-country', path: `${KYC}?step=COUNTRY`, who: 'answered' },
  { name: 'kyc-details', path: `${KYC}?step=DETAILS`, who: 'answered' },
  { name: 'kyc-elsewhere', path: `${KYC}?step=DETAILS`, who: 'twice', act: changedElsewhere },
  { name: 'kyc-document', path: `${KYC}?step=DOCUMENT`, who: 'answered' },
  { name: 'handover-code', path: `${KYC}?step=DOCUMENT`, who: 'answered', act: press('handover-begin'), on: 'desk' },
  { name: 'handover-connected', path: `${KYC}?step=DOCUMENT`, who: 'answered', before: phoneConnected, on: 'desk' },
  { name: 'handover-matching', path: `${KYC}?step=DOCUMENT`, who: 'answered', before: phoneMatching, on: 'desk' },
  { name: 'handover-phone-number', path: PHONE_LINK, before: phoneNumbered },
  { name: 'handover-phone', path: PHONE_LINK, before: askedWith() },
  { name: 'handover-phone-half', path: PHONE_LINK, before: askedWith('front') },
  { name: 'handover-phone-done', path: PHONE_LINK, before: askedWith('front', 'back') },
  { name: 'handover-phone-over', path: PHONE_PAGE },
  { name: 'handover-phone-failed', path: PHONE_LINK, before: failed(/\/api\/handover\//) },
  { name: 'handover-phone-loading', path: PHONE_LINK, before: slow(/\/api\/handover\//) },
  { name: 'kyc-selfie', path: `${KYC}?step=SELFIE`, who: 'answered' },
  { name: 'kyc-selfie-asked', path: `${KYC}?step=SELFIE`, who: 'answered', act: press('begin-selfie') },
  { name: 'camera-face', path: `${KYC}?step=SELFIE`, who: 'answered', act: faceCamera, on: 'phone', isWindow: true },
  { name: 'camera-document', path: `${KYC}?step=DOCUMENT`, who: 'photographing', act: documentCamera, on: 'phone', isWindow: true },
  { name: 'kyc-sent', path: KYC, who: 'answered', before: inReview(/\/api\/kyc\/question\/record/) },
  { name: 'kyc-supplement', path: KYC, who: 'asked' },
  { name: 'kyc-refused', path: KYC, who: 'refused' },
  { name: 'kyc-never', path: KYC, who: 'never' },
  { name: 'kyc-verified', path: KYC, who: 'verified' },
  { name: 'kyc-loading', path: KYC, who: 'newcomer', before: slow(/\/api\/kyc\//) },
  { name: 'kyc-failed', path: KYC, who: 'newcomer', before: failed(/\/api\/kyc\//) },
  { name: 'kyc-address', path: `${KYC}?level=ADDRESS`, who: 'verified' },
  { name: 'kyb-start', path: KYB, who: 'newcomer' },
  { name: 'kyb-company', path: `${KYB}?step=COMPANY`, who: 'company' },
  { name: 'kyb-files', path: `${KYB}?step=FILES`, who: 'company' },
  { name: 'kyb-owners', path: `${KYB}?step=OWNERS`, who: 'company' },
  { name: 'kyb-owner', path: `${KYB}?step=OWNERS`, who: 'company', act: ownerDialog, isWindow: true },
  { name: 'kyb-owners-loose', path: `${KYB}?step=OWNERS`, who: 'company', before: looseOwners, act: goOn },
  { name: 'kyb-owner-placed', path: `${KYB}?step=OWNERS`, who: 'company', before: looseOwners, act: looseOwnerDialog, isWindow: true },
  { name: 'kyb-people', path: `${KYB}?step=PEOPLE`, who: 'company' },
  { name: 'kyb-declare', path: `${KYB}?step=REVIEW`, who: 'company' },
  { name: 'kyb-sent', path: KYB, who: 'company', before: inReview(/\/api\/kyb\/question\/record/) },
  { name: 'kyb-supplement', path: KYB, who: 'companyAsked' },
];

const RECEIVE = '/wallets/receive/btc';
const receive = [
  { name: 'receive', path: RECEIVE, who: 'active' },
  { name: 'receive-tag', path: '/wallets/receive/xrp', who: 'active' },
  { name: 'receive-loading', path: RECEIVE, who: 'active', before: slow(/\/api\/wallet\/(chains|deposit)/) },
  { name: 'receive-failed', path: RECEIVE, who: 'active', before: failed(/\/api\/wallet\/(chains|deposit)/) },
  { name: 'receive-picker', path: RECEIVE, who: 'active', act: press('receive-coin'), isWindow: true },
];

const HISTORY = '/wallets/transaction-history';
const history = [
  { name: 'history', path: HISTORY, who: 'active', before: someTransactions },
  { name: 'history-own', path: HISTORY, who: 'active' },
  { name: 'pay-user', path: '/wallets/internal-transfer', who: 'active', before: someTransactions },
  { name: 'pay-user-new', path: '/wallets/internal-transfer', who: 'newcomer' },
  { name: 'history-empty', path: HISTORY, who: 'newcomer' },
  { name: 'history-loading', path: HISTORY, who: 'active', before: slow(/\/api\/wallet\/transactions/) },
  { name: 'history-failed', path: HISTORY, who: 'active', before: failed(/\/api\/wallet\/transactions/) },
  {
    name: 'history-filters',
    path: HISTORY,
    who: 'active',
    before: someTransactions,
    act: press('history-filters'),
    on: 'phone',
    isWindow: true,
  },
  {
    name: 'history-detail',
    path: HISTORY,
    who: 'active',
    before: someTransactions,
    act: ({ page }) => page.locator('main [data-day] button').first().click(),
    on: 'phone',
    isWindow: true,
  },
];

export const SCENES = [
  ...visitor,
  ...profile,
  ...security,
  ...notices,
  ...referral,
  ...verification,
  ...receive,
  ...history,
  ...walletScenes,
  ...moneyScenes,
];
