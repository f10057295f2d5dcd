import type { Locator } from '@playwright/test';
import { giveToken, newEmail } from './support/accounts';
import { expectAccessible } from './support/axe';
import { call } from './support/exchangeApi';
import { desktop, expect, mobile, type Person, test } from './support/fixtures';
import { siteRequest, siteUrl } from './support/places';
import { watchThemes } from './support/themes';

const art = ({ page }: Person): Locator => page.getByTestId('depth-art');
const movers = ({ page, t }: Person): Locator => page.getByRole('table', { name: t('home.movers.title') });

async function openHome(person: Person): Promise<void> {
  await person.visit('/');
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText(person.t('home.hero.titleOne'));
}

test('the first byte has real prices, the real book and the plans there are', async ({ request }) => {
  const { url, headers } = siteRequest('kontor', '/');
  const answer = await request.get(url, { headers });
  // What a reader sees before any script ran: the data of the page itself comes behind it.
  const html = (await answer.text()).split('__NEXT_DATA__')[0] ?? '';
  const [ticker] = await call('kontor', 'tickers', { symbol: 'BTC_USDT' });
  const shown = Number(html.match(/>(\d{2,3},\d{3}\.\d)</)?.[1]?.replace(',', ''));
  expect(Math.abs(shown / Number(ticker?.last) - 1)).toBeLessThan(0.02);
  expect(html).toMatch(/data-side="bids".+data-side="asks"/s);
  const [offer] = await call('kontor', 'earnOffers', {});
  expect(html).toContain(Number(offer?.aprPercent).toFixed(2));
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Kontor"/);
});

test('it is dark from the first frame on, whatever theme is stored, and offers no other', async ({ person }) => {
  const { page, t } = person;
  await page.addInitScript(() => window.localStorage.setItem('m2Mode', 'light'));
  const themes = await watchThemes(page);
  await openHome(person);
  await expect(art(person)).toBeVisible();
  expect(await themes()).toEqual(['dark']);
  await expect(page.getByRole('button', { name: t('shell.appearance.title') })).toHaveCount(0);
  await page.getByRole('link', { name: t('home.movers.all') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: t('shell.appearance.title') })).toHaveCount(1);
});

test('book and prices move by themselves', async ({ person }) => {
  await openHome(person);
  const curve = () => art(person).locator('[data-side=bids] path').first().getAttribute('d');
  const before = await curve();
  await expect.poll(curve).not.toBe(before);
});

test('top movers are ranked anew for every tab, and lead to the terminal', async ({ person }) => {
  const { page, t } = person;
  await openHome(person);
  const choose = (tab: string) => page.getByRole('tab', { name: t(`home.movers.${tab}`), exact: true }).click();
  await choose('volume');
  await expect(movers(person).getByRole('rowheader')).toHaveCount(6);
  // The two large markets; which of them trades more in a day is theirs.
  await expect(movers(person).getByRole('rowheader').first()).toContainText(/BTC|ETH/);
  await choose('new');
  await expect(movers(person).getByRole('rowheader').first()).not.toContainText('BTC');
  await choose('volume');
  const trade = page.getByRole('link', { name: t('markets.tradePair', { pair: 'BTC/USDT' }) }).first();
  await trade.click();
  await expect(page).toHaveURL(siteUrl('kontor', '/trade/spot/BTC_USDT'));
});

test('an address typed here stands in the registration, and in no URL', async ({ person }) => {
  const { page, t } = person;
  const email = newEmail();
  await openHome(person);
  await page.getByRole('textbox', { name: t('home.hero.address') }).fill(email);
  await page.getByRole('button', { name: t('home.create') }).click();
  await expect(page).toHaveURL(siteUrl('kontor', '/register'));
  await expect(page.getByLabel(t('auth.identity.email'), { exact: true })).toHaveValue(email);
});

test('the calculator gives what the books give, for any two coins', async ({ person }) => {
  const { page, t } = person;
  await openHome(person);
  const result = page.getByTestId('converted');
  await expect(result).toHaveText(/^0\.0\d+$/);
  await page.getByRole('combobox', { name: t('home.convert.getCoin') }).selectOption('ETH');
  await expect(result).toHaveText(/^0\.\d{4}$/);
  await page.getByRole('combobox', { name: t('home.convert.giveCoin') }).selectOption('BTC');
  await page.getByRole('textbox', { name: t('home.convert.from') }).fill('1');
  await expect(result).toHaveText(/^\d{2}\.\d+$/);
  await page.getByRole('textbox', { name: t('home.convert.from') }).fill('100000');
  await expect(page.getByText(t('home.convert.thin'))).toBeVisible();
});

test('who is signed in finds the way on instead of a form', async ({ person, trader }) => {
  const { page, t } = person;
  await giveToken(page.context(), trader.brand, trader.token);
  await openHome(person);
  await expect(page.getByText(t('home.hero.signedIn'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('home.hero.address') })).toHaveCount(0);
  await page
    .getByRole('link', { name: t('home.open', { pair: 'BTC/USDT' }) })
    .first()
    .click();
  await expect(page).toHaveURL(siteUrl('kontor', '/trade/spot/BTC_USDT'));
});

test.describe('a brand without spot', () => {
  test.use({ brand: 'aalto' });

  test('shows plans and prices, and no way to a market it does not have', async ({ person }) => {
    const { page, t } = person;
    await person.visit('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('home.heroWithoutSpot.titleOne'));
    await expect(page.getByTestId('earn-art')).toBeVisible();
    await expect(page.getByRole('heading', { name: t('home.earn.title') })).toBeVisible();
    await expect(movers(person)).toHaveCount(0);
    await expect(page.locator('main a[href*="/trade/"]')).toHaveCount(0);
  });
});

for (const language of ['en', 'ar-AE'])
  for (const [device, options] of Object.entries({ desktop, mobile }))
    test.describe(`${language}, ${device}`, () => {
      test.use({ ...options, language });
      test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

      test('fits its window, with the drawing beside or below the words, and holds to the rules of accessibility', async ({ person }) => {
        const { page } = person;
        await openHome(person);
        await expect(art(person)).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow).toBe(0);
        const picture = await art(person).boundingBox();
        const isAtStart = picture?.x === 0;
        expect(isAtStart).toBe(device === 'mobile' || language === 'ar-AE');
        await expectAccessible(page, { themes: ['dark'] });
      });
    });
