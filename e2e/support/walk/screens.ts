import { newEmail } from '../accounts';
import { askForReset, fillRegister } from '../signIn';
import { at, headed, noPage, terminal, withNetworkAgain, withoutNetwork } from './places';
import { accountMenus, keyboardHelp, marketsParts, menus } from './shellParts';
import type { Screen } from './surface';
import { bookParts, chartParts, layoutParts, orderForm, orderParts } from './terminalParts';

const visitor: readonly Screen[] = [
  { name: 'home', go: at('/') },
  { name: 'markets', go: at('/markets'), surfaces: [...menus, ...marketsParts, ...keyboardHelp] },
  { name: 'terminal of a visitor', go: terminal, surfaces: [orderForm] },
  { name: 'login', go: at('/login', 'auth.login.title') },
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
  { name: 'terms', go: at('/terms-of-service') },
  { name: 'privacy', go: at('/private-policy') },
  { name: 'error/ip-limit', go: at('/error/ip-limit') },
  { name: 'pair that is not traded', go: noPage('/trade/spot/NOPE_USDT') },
  { name: '404', go: noPage('/no-such-page', 'shell.notFound.title') },
];

const trader: readonly Screen[] = [
  { name: 'markets of a trader', go: at('/markets'), surfaces: accountMenus },
  { name: 'notifications as a page', go: at('/profile/notification') },
  { name: 'terminal', go: terminal, surfaces: [...chartParts, ...bookParts, ...orderParts, ...layoutParts] },
];

/** What a device without a network shows: what was there before, and that it is old. */
const offline: readonly Screen[] = [
  { name: 'markets without a network', go: withoutNetwork(at('/markets')), leave: withNetworkAgain },
  { name: 'terminal without a network', go: withoutNetwork(terminal), surfaces: [...bookParts, orderForm], leave: withNetworkAgain },
];

/** Every screen that is built, and what can be on it. */
export const SCREENS = { visitor, trader: [...trader, ...offline] };
