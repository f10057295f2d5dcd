import Big from 'big.js';
import { chooseGrouping } from './support/book';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';
import { siteRequest, siteUrl } from './support/places';
import { goByMenu } from './support/shell';
import { oneTerminal, openTerminal, terminalIsLive } from './support/terminal';

const PAIR = 'BTC_USDT';

test('the first byte has a real book and a real price', async ({ request }) => {
  const { url, headers } = siteRequest('kontor', `/trade/spot/${PAIR}`);
  const html = await (await request.get(url, { headers })).text();
  expect(html.match(/data-testid="book-row"/g)?.length).toBeGreaterThan(20);
  expect(html).toMatch(/data-testid="last-price"[^>]*>[\d,]+\.\d</);
});

test('a reload keeps pair, interval and grouping', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, 'ETH_USDT');
  const interval = page.getByRole('group', { name: t('trade.interval') });
  await interval.getByRole('button', { name: '15m', exact: true }).click();
  const { priceIncrement } = await call('kontor', 'symbolInfo', { symbol: 'ETH_USDT' });
  const step = new Big(priceIncrement).times(10).toFixed();
  await chooseGrouping(page, t('trade.grouping'), step);

  await page.reload();
  await terminalIsLive(person);
  await expect(page).toHaveURL(siteUrl('kontor', '/trade/spot/ETH_USDT'));
  await expect(page.getByTestId('pair-menu')).toContainText('ETH/USDT');
  await expect(interval.getByRole('button', { name: '15m', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: `${t('trade.grouping')}: ${step}`, exact: true })).toBeVisible();
});

test('the back button goes from pair to pair and to the markets', async ({ person }) => {
  const { page, t } = person;
  await person.visit('/markets');
  await page
    .getByRole('row')
    .filter({ hasText: /ETH\s*\/USDT/ })
    .first()
    .click();
  await terminalIsLive(person);
  await page.getByTestId('pair-menu').click();
  await page.getByRole('combobox', { name: t('trade.searchPair') }).fill('SOL');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('kontor', '/trade/spot/SOL_USDT'));
  await expect(page.getByTestId('pair-menu')).toContainText('SOL/USDT');
  await terminalIsLive(person);

  await page.goBack();
  await expect(page.getByTestId('pair-menu')).toContainText('ETH/USDT');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('markets.title') })).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('pair-menu')).toContainText('ETH/USDT');
  await terminalIsLive(person);
  await goByMenu(person, 'markets');
  await expect(page).toHaveURL(siteUrl('kontor', '/markets'));
});

test('the day of a pair stands whole beside its price on a tablet, and both sides of the book are as deep', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of ['en', 'es']) {
    await page.goto(siteUrl('kontor', `/trade/spot/${PAIR}`, language));
    await oneTerminal(page);
    const day = page.getByTestId('day-stats');
    await expect(day).toHaveAttribute('aria-busy', 'false');
    const tops = await day.locator('> :visible').evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
    expect(tops, language).toHaveLength(4);
    expect(new Set(tops).size, `lines of figures in ${language}`).toBe(1);
  }
  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(siteUrl('kontor', `/trade/spot/${PAIR}`));
    await oneTerminal(page);
    const book = page.getByTestId('order-book');
    const seen = () =>
      book.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        const whole = [...element.querySelectorAll('[data-testid="book-row"]')].filter(
          (row) => row.getBoundingClientRect().bottom <= bottom,
        );
        const sides = new Set(whole.map((row) => row.parentElement));
        return [...sides].map((side) => whole.filter((row) => row.parentElement === side).length);
      });
    await expect.poll(async () => new Set(await seen()).size, { message: `sides of one depth at ${width}x${height}` }).toBe(1);
    expect(await seen()).toHaveLength(2);
  }
});
