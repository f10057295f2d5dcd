import { newEmail } from '../accounts';
import { askForReset, fillRegister } from '../signIn';
import { companySteps, frozenScreens, halfwayScreens, loginOtp } from './accountScreens';
import { moneyOfFrozen, moneyOfVisitors, moneyScreens } from './moneyScreens';
import { answering, at, byLink, headed, noPage, terminal, terminalOf, withNetworkAgain, withoutNetwork } from './places';
import { accountMenus, keyboardHelp, marketsParts, menus } from './shellParts';
import type { Screen, Surface } from './surface';
import { bookParts, chartParts, layoutParts, orderForm, orderParts } from './terminalParts';
import { byId, type Find, opened } from './ways';

/** A row's button says what it acts on. */
const rowButton =
  (act: string, row: string): Find =>
  ({ t }) => ({ role: 'button', name: `${t(act)}: ${t(row)}` });

const antiPhishing: Surface = {
  name: 'anti-phishing word',
  isJudged: true,
  ...opened(rowButton('security.antiPhishing.enable', 'security.antiPhishing.title')),
};
const authenticator: Surface = {
  name: 'setting up an authenticator',
  isJudged: true,
  ...opened(rowButton('security.authenticator.enable', 'security.authenticator.title')),
};

const passkey: Surface = { name: 'adding a passkey', isJudged: true, ...opened(byId('add-passkey')) };

/** Hundreds of rows, alike at every width. */
const timeZones: Surface = { name: 'time zones', from: 1280, ...opened(byId('time-zone')) };

const download: Surface = {
  name: 'download of own data',
  isJudged: true,
  ...opened(rowButton('security.export.action', 'security.export.title')),
};
const closing: Surface = {
  name: 'closing the account',
  isJudged: true,
  ...opened(rowButton('security.close.action', 'security.close.title')),
};

const looked = (closely: 'keys' | 'axe', screens: readonly Screen[]): Screen[] => screens.map((screen) => ({ closely, ...screen }));

const waysIn: readonly Screen[] = looked('keys', [
  { name: 'login', go: at('/login', 'auth.login.title') },
  loginOtp,
  { name: 'register', go: at('/register', 'auth.register.title') },
  {
    name: 'register/otp',
    go: async (person) => {
      await fillRegister(person, newEmail());
      await headed(person, 'auth.register.confirmTitle');
    },
  },
  { name: 'reset-password', go: at('/reset-password', 'auth.reset.title') },
  { name: 'reset-password with its code', go: (person) => askForReset(person, newEmail()) },
  { name: 'lock-account', go: byLink('/lock-account#1.1.x', 'auth.lock.title') },
  { name: 'lock-account without a link', go: byLink('/lock-account', 'auth.lock.brokenTitle') },
  { name: 'unsubscribe without a link', go: byLink('/unsubscribe', 'notifications.unsubscribe.broken') },
  { name: 'verification/phone without a link', go: at('/verification/phone', 'verification.handover.page.overTitle') },
  // As from a bookmark: a page that has loaded before it knows that nobody is signed in may ask what only a user may.
  { name: 'change password of a visitor', go: byLink('/profile/changePwd', 'security.changePassword') },
]);

const visitor: readonly Screen[] = [
  // What it shows of each brand is judged in home.spec.ts.
  { name: 'home', go: at('/') },
  ...looked('axe', [
    { name: 'markets', go: at('/markets'), surfaces: [...menus, ...marketsParts, ...keyboardHelp] },
    { name: 'terminal of a visitor', go: terminal, surfaces: [orderForm] },
  ]),
  ...moneyOfVisitors,
  ...waysIn,
  ...looked('axe', [
    { name: 'terms', go: at('/terms-of-service') },
    { name: 'privacy', go: at('/private-policy') },
    { name: 'error/ip-limit', go: at('/error/ip-limit') },
    { name: 'pair that is not traded', go: noPage('/trade/spot/NOPE_USDT') },
    { name: '404', go: noPage('/no-such-page', 'shell.notFound.title') },
  ]),
];

const account: readonly Screen[] = looked('keys', [
  { name: 'help', go: at('/profile/help', 'profile.help.title') },
  { name: 'todos', go: at('/profile/todos', 'profile.todos.title') },
  { name: 'settings', go: at('/profile/settings', 'profile.settings.title'), surfaces: [timeZones, download, closing] },
  {
    name: 'ways out',
    go: answering('/profile/logout', async (person) => {
      await person.page.getByRole('button', { name: person.t('shell.logout.stay') }).click();
      await headed(person, 'shell.logout.action');
    }),
  },
  { name: 'security', go: at('/profile/security', 'security.title'), surfaces: [antiPhishing, authenticator] },
  { name: 'login activity', go: at('/profile/security/login-activity', 'security.loginActivity') },
  { name: 'referral', go: at('/profile/referral', 'referral.title') },
  { name: 'verification', go: at('/profile/verification', 'verification.title') },
  { name: 'verification of a person', go: at('/verification/kyc', 'verification.titles.IDENTITY') },
  { name: 'verification of a company', go: at('/verification/kyb', 'verification.titles.BUSINESS') },
  ...companySteps,
  { name: 'passkeys', go: at('/profile/security/passkeys', 'security.passkeys.title'), surfaces: [passkey] },
  { name: 'change password', go: at('/profile/changePwd', 'security.changePassword') },
  { name: 'reset password', go: at('/profile/resetPwd') },
]);

const trader: readonly Screen[] = [
  { name: 'markets of a trader', go: at('/markets'), surfaces: accountMenus },
  ...account,
  ...looked('keys', moneyScreens),
  { name: 'terminal of prices and sizes with many digits', closely: 'axe', go: terminalOf('PEPE_USDT') },
  { name: 'terminal', go: terminal, surfaces: [...chartParts, ...bookParts, ...orderParts, ...layoutParts] },
];

/** What a device without a network shows: what was there before, and that it is old. */
const offline: readonly Screen[] = [
  { name: 'markets without a network', go: withoutNetwork(at('/markets')), leave: withNetworkAgain },
  { name: 'terminal without a network', go: withoutNetwork(terminal), surfaces: [...bookParts, orderForm], leave: withNetworkAgain },
];

/** Every screen that is built, and what can be on it. */
export const SCREENS = { visitor, trader: [...trader, ...offline], halfway: halfwayScreens, frozen: [...frozenScreens, ...moneyOfFrozen] };
