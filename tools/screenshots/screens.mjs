/** The screens; `isTrader`: seen by somebody who is signed in, with funds and orders. `isWhole`: from top to foot. */
export const SCREENS = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'markets', path: '/markets' },
  { name: 'spot', path: '/trade/spot/BTC_USDT', isTrader: true },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'terms', path: '/terms-of-service', isWhole: true },
  { name: 'privacy', path: '/private-policy', isWhole: true },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'ip-limit', path: '/error/ip-limit' },
  { name: 'workshop', path: '/dev/ui', isWhole: true },
];

export const WIDTHS = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1440: { viewport: { width: 1440, height: 900 } },
  1920: { viewport: { width: 1920, height: 1080 } },
};

export const THEMES = ['dark', 'light'];
export const LANGUAGES = ['en', 'ar-AE'];
