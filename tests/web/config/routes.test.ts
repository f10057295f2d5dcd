import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { config as middlewareConfig } from '@/middleware';
import { matchRoute, pathTo } from '@/src/config/matchRoute';
import { isPublicPath } from '@/src/config/publicPaths';
import { type Route, routes } from '@/src/config/routes';

jest.mock('@/src/shell/edge/handlePageRequest', () => ({ handlePageRequest: jest.fn() }));

// Specification section 2, "Route access", word for word.
const OPEN = [
  '/',
  '/login',
  '/login/otp',
  '/register',
  '/register/otp',
  '/reset-password',
  '/profile/changePwd',
  '/profile/resetPwd',
  '/funding-fee/real-time',
  '/funding-fee/history',
  '/private-policy',
  '/terms-of-service',
  '/earn',
  '/earn/btc',
  '/earn/create/btc/fixed',
  '/convert',
  '/express',
  '/markets',
  '/mobile-chart',
  '/trade/spot',
  '/trade/futures',
  '/trade/spot/BTC_USDT',
  '/trade/futures/BTC_USDT',
  '/error/ip-limit',
  '/404',
  '/landing/token',
  '/list-your-asset',
];
// Where a link of a mail leads whoever was warned, signed in or not, and a computer's code its phone.
const OPEN_BESIDES = ['/liabilities', '/lock-account', '/unsubscribe', '/verification/phone'];
const WITH_TOKEN = [
  '/convert/success',
  '/otc-request',
  '/content/list',
  '/content/detail',
  '/earn/redemption/btc/fixed',
  '/earn/plan/1',
  '/wallets/overview',
  '/wallets/main/btc',
  '/wallets/transfer',
  '/wallets/main',
  '/wallets/trade',
  '/wallets/receive/btc',
  '/wallets/send/btc',
  '/wallets/buy/btc',
  '/wallets/transaction-history',
  '/wallets/internal-transfer',
  '/profile/security/address-book',
  '/profile/notification',
  '/profile/todos',
  '/profile/security',
  '/profile/security/login-activity',
  '/profile/security/passkeys',
  '/profile/settings',
  '/profile/verification',
  '/profile/help',
  '/profile/referral',
  '/profile/logout',
  '/profile/api',
  '/profile/api/add',
  '/profile/api/key1',
  '/verification/kyc',
  '/verification/kyb',
];

const accessOf = (path: string) => matchRoute(path)?.route.access;

describe('route access', () => {
  it.each([...OPEN, ...OPEN_BESIDES])('%s is open', (path) => expect(accessOf(path)).toBe('open'));
  it.each(WITH_TOKEN)('%s needs a token', (path) => expect(accessOf(path)).toBe('token'));

  it('covers every route of the table with these paths', () => {
    const named = new Set([...OPEN, ...OPEN_BESIDES, ...WITH_TOKEN].map((path) => matchRoute(path)?.name));
    expect(Object.keys(routes).filter((name) => !named.has(name as keyof typeof routes))).toEqual([]);
  });
});

describe('matchRoute', () => {
  it('ignores query, fragment and one trailing slash', () => {
    expect(matchRoute('/markets?x=/wallets/main')?.name).toBe('markets');
    expect(matchRoute('/markets/#top')?.name).toBe('markets');
  });

  it('prefers fixed paths to parameters', () => {
    expect(matchRoute('/wallets/overview')?.name).toBe('walletsOverview');
    expect(matchRoute('/wallets/receive/btc')?.name).toBe('walletsReceive');
    expect(matchRoute('/profile/api/add')?.name).toBe('profileApiAdd');
  });

  it('knows no other paths', () => {
    expect(matchRoute('/nothing')).toBeUndefined();
    expect(matchRoute('/trade/options/BTC_USDT')).toBeUndefined();
    expect(matchRoute('/markets/x')).toBeUndefined();
  });
});

describe('pathTo', () => {
  it('fills and encodes parameters', () => {
    expect(pathTo('spotPair', { pair: 'BTC_USDT' })).toBe('/trade/spot/BTC_USDT');
    expect(pathTo('profileApiKey', { apiKey: 'a/b' })).toBe('/profile/api/a%2Fb');
    expect(() => pathTo('spotPair')).toThrow('pair');
  });
});

describe('built routes', () => {
  const pageFiles = readdirSync(join(__dirname, '../../../pages'), { recursive: true, encoding: 'utf8' });
  const pages = new Set(
    pageFiles.filter((file) => file.endsWith('.tsx')).map((file) => `/${file.replace(/\.tsx$/, '').replace(/\/?index$/, '')}`),
  );

  it.each(Object.entries<Route>(routes))('%s says whether its page is there', (name, { pattern, built }) => {
    // Next answers /404 with the error page.
    expect(name === 'notFound' || pages.has(pattern)).toBe(built);
  });
});

describe('paths without the middleware', () => {
  const matcher = new RegExp(`^${middlewareConfig.matcher[1]}$`);

  it.each([
    '/api/site/config',
    '/ws',
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/fonts/a.woff2',
    '/coins/btc.svg',
    '/home/chart-en-294.webp',
    '/brands/x.svg',
    '/favicon.ico',
    '/robots.txt',
    '/',
    '/markets',
    '/api',
    '/wsx',
    '/fontsx',
    '/trade/spot',
    '/favicon.icox',
    '/_next/data/x/markets.json',
    '/coin',
  ])('%s is seen alike by the matcher and the list', (path) => {
    const isSeen = path === '/' || matcher.test(path);
    expect(isPublicPath(path)).toBe(!isSeen);
  });
});
