import type { BareSite } from '@/src/brand/shellSite';
import { matchRoute } from '@/src/config/matchRoute';
import { type Route, type RouteName, routes } from '@/src/config/routes';
import { grantsWorth } from '@/src/features/claims/grantsWorth';
import { depositStep } from '@/src/shell/deposit/depositStep';
import { footerGroups, socialLinks } from '@/src/shell/footer/footerGroups';
import { profileMenu, walletMenu } from '@/src/shell/menus/accountMenus';
import { isCurrent, mainMenu } from '@/src/shell/menus/mainMenu';
import { isReachable } from '@/src/shell/menus/reachable';
import { siteFixture } from '../../support/siteFixture';

const allBuilt = Object.fromEntries(Object.entries<Route>(routes).map(([name, route]) => [name, { ...route, built: true }])) as Record<
  RouteName,
  Route
>;
/** As it will be once every screen is there. */
const reachesAll = (name: RouteName, site: BareSite) => isReachable(name, site, allBuilt);
const keys = (entries: { testId: string }[]) => entries.map(({ testId }) => testId);

describe('the main menu', () => {
  it('holds everything the specification lists', () => {
    expect(keys(mainMenu(siteFixture, 'en', reachesAll)).sort()).toEqual(
      ['convert', 'earn', 'express', 'futures', 'listYourAsset', 'markets', 'otc', 'spot'].map((key) => `menu-${key}`),
    );
  });

  it('leaves out features that are off', () => {
    const site = { ...siteFixture, supportSpot: false, supportFutures: false };
    expect(keys(mainMenu(site, 'en', reachesAll))).not.toEqual(expect.arrayContaining(['menu-spot']));
    expect(keys(mainMenu(site, 'en', reachesAll))).not.toEqual(expect.arrayContaining(['menu-futures']));
  });

  it('leaves out pages that are not there', () => {
    for (const { httpUrl } of mainMenu(siteFixture, 'en'))
      expect(['/markets', '/trade/spot', '/convert', '/earn', '/express']).toContain(httpUrl);
  });

  it('has an affiliate entry for brands with a link in the language', () => {
    const site = { ...siteFixture, links: { ...siteFixture.links, affiliate: { default: 'https://a.example', bg: '' } } };
    expect(mainMenu(site, 'en').at(-1)).toMatchObject({ testId: 'menu-affiliate', httpUrl: 'https://a.example' });
    expect(keys(mainMenu(site, 'bg'))).not.toContain('menu-affiliate');
  });

  it('marks the entry of the page and of pages below it', () => {
    const [spot] = mainMenu(siteFixture, 'en').filter(({ testId }) => testId === 'menu-spot');
    if (!spot) throw new Error('no spot entry');
    expect(isCurrent(spot, '/trade/spot/BTC_USDT?x=1')).toBe(true);
    expect(isCurrent(spot, '/trade/spotless')).toBe(false);
  });
});

describe('the account menus', () => {
  it('hold what the specification lists', () => {
    expect(walletMenu(siteFixture, reachesAll).map(({ httpUrl }) => httpUrl)).toEqual([
      '/wallets/overview',
      '/wallets/main',
      '/wallets/trade',
      '/wallets/transaction-history',
      '/wallets/internal-transfer',
    ]);
    expect(keys(profileMenu(siteFixture, reachesAll))).toEqual(
      ['todos', 'notification', 'settings', 'verification', 'security', 'api', 'referral', 'help'].map((key) => `profile-${key}`),
    );
  });

  it('invite nobody where nothing gives rebates', () => {
    expect(keys(profileMenu(siteFixture))).toContain('profile-referral');
    expect(keys(profileMenu({ ...siteFixture, supportSpot: false }))).not.toContain('profile-referral');
  });

  it('lead to no page that is not there', () => {
    const built = Object.values<Route>(routes).flatMap((route) => (route.built ? [route.pattern] : []));
    for (const { httpUrl } of profileMenu(siteFixture)) expect(built).toContain(httpUrl);
    for (const { httpUrl } of walletMenu(siteFixture))
      expect(built.some((pattern) => httpUrl.startsWith(pattern.replace(/\[.*/, '')))).toBe(true);
    for (const { httpUrl } of walletMenu(siteFixture)) expect(matchRoute(httpUrl)?.route.built).toBe(true);
  });
});

describe('the footer', () => {
  it('has the three groups, without empty links and groups', () => {
    const titles = (locale: string) =>
      footerGroups(siteFixture, locale, reachesAll).map(({ title, links }) => [title, links.map((link) => link.title)]);
    expect(titles('en')).toEqual([
      ['shell.footer.about', ['shell.footer.aboutUs']],
      ['shell.footer.product', ['shell.menu.markets', 'shell.menu.express', 'shell.menu.futures', 'shell.menu.spot']],
    ]);
    expect(titles('ar-AE').at(-1)).toEqual(['shell.footer.services', ['shell.footer.help']]);
  });

  it('shows the social pages that are configured', () => {
    expect(socialLinks(siteFixture, 'en')).toEqual([{ name: 'telegram', url: 'https://t.me/harbour' }]);
  });
});

describe('the deposit button', () => {
  const account = { accountType: 0, authStatus: 1 };
  const site = { supportSpot: true, globalRegion: false };

  it('opens the picker, or the page for USDT on brands without spot', () => {
    expect(depositStep(account, site, 0)).toEqual({ kind: 'pickCoin' });
    expect(depositStep(account, { ...site, supportSpot: false }, 0)).toEqual({ kind: 'receive', coin: 'USDT' });
  });

  it('sends an unverified user to verification, except in the global region', () => {
    expect(depositStep({ ...account, authStatus: 0 }, site, 0)).toEqual({ kind: 'verify' });
    expect(depositStep({ ...account, authStatus: 0 }, { ...site, globalRegion: true }, 0)).toEqual({ kind: 'pickCoin' });
  });

  it.each([1, 2])('is not for accounts of type %d, verified or not', (accountType) => {
    expect(depositStep({ accountType, authStatus: 1 }, { ...site, globalRegion: true }, 0)).toEqual({ kind: 'notAllowed' });
  });

  const yesNo = [true, false];
  const everybody = [0, 1, 2].flatMap((accountType) =>
    yesNo.flatMap((isVerified) =>
      yesNo.flatMap((globalRegion) => yesNo.map((supportSpot) => ({ accountType, isVerified, globalRegion, supportSpot }))),
    ),
  );
  // The rule as the specification has it, in its own order.
  it.each(everybody)('does as specified for %j', ({ accountType, isVerified, globalRegion, supportSpot }) => {
    const step = depositStep({ accountType, authStatus: isVerified ? 1 : 0 }, { supportSpot, globalRegion }, 0);
    let expected: string;
    if (accountType !== 0) expected = 'notAllowed';
    else if (isVerified || globalRegion) expected = supportSpot ? 'pickCoin' : 'receive';
    else expected = 'verify';
    expect(step.kind).toBe(expected);
  });

  // Beside a coin there is nothing to pick: all else is the same.
  it.each(everybody)('does the same beside a coin for %j', ({ accountType, isVerified, globalRegion, supportSpot }) => {
    const named = { accountType, authStatus: isVerified ? 1 : 0 };
    const step = depositStep(named, { supportSpot, globalRegion }, 0, 'BTC');
    if (accountType === 0 && (isVerified || globalRegion)) expect(step).toEqual({ kind: 'receive', coin: 'BTC' });
    else expect(step).toEqual(depositStep(named, { supportSpot, globalRegion }, 0));
  });

  it('says what else stands against it', () => {
    const frozen = { ...account, standing: { frozenAt: null, selfFrozenAt: 7, sendingHeldUntil: null } };
    expect(depositStep(frozen, site, 9)).toEqual({ kind: 'refused', reason: { kind: 'selfFrozen', since: 7 } });
  });
});

describe('the worth of practice funds', () => {
  it('is exact, and unknown when a rate is', () => {
    const grants = [
      { asset: 'USDT', amount: '10000' },
      { asset: 'BTC', amount: '0.05' },
    ];
    expect(grantsWorth(grants, siteFixture.coinInfo)).toEqual({
      rows: [
        { asset: 'USDT', amount: '10000', worth: '10000' },
        { asset: 'BTC', amount: '0.05', worth: '4800.025' },
      ],
      total: '14800.025',
    });
    expect(grantsWorth([...grants, { asset: 'ETH', amount: '1' }], siteFixture.coinInfo).total).toBeUndefined();
  });
});
