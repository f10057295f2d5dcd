import type { Locator } from '@playwright/test';
import { LOCALES } from '@/src/i18n/locales';
import { createAccount, giveToken } from './support/accounts';
import { desktop, expect, mobile, test } from './support/fixtures';
import { siteUrl } from './support/places';
import { amountField, openTerminal, openTicket, sitDown, terminalIsLive } from './support/terminal';

const PAIR = 'BTC_USDT';
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

test.use(mobile);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Where it comes to rest: what has only been mounted stands where its way in begins, however short that is. */
const edges = (part: Locator) =>
  part.evaluate(async (node) => {
    const moving = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(node));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return node.getBoundingClientRect().toJSON() as DOMRect;
  });

test('tabs of own orders stand whole on the narrowest phone, beside the way to what is over, in every language', async ({ person }) => {
  const { page } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await openTerminal(person, PAIR);
  await openTicket(person);
  const tabs = page.getByTestId('orders-panel').getByRole('tablist');
  for (const language of LOCALES) {
    await page.evaluate(async (locale) => {
      const { next } = window as unknown as { next: { router: { asPath: string; replace(...to: unknown[]): Promise<boolean> } } };
      await next.router.replace(next.router.asPath, undefined, { locale });
    }, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(0);
    const records = await edges(page.getByTestId('order-records'));
    expect(records.left, language).toBeGreaterThanOrEqual(0);
    expect(records.right, language).toBeLessThanOrEqual(360);
  }
});

test('funds can be claimed without scrolling: beside the first order and in the sheet', async ({ person }) => {
  const { page, t } = person;
  const { token } = await createAccount('kontor');
  await giveToken(page.context(), 'kontor', token);
  await openTerminal(person, PAIR);
  // Where a new user lands, and where they go from there.
  const overChart = page.getByTestId('claim-first');
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect(overChart).toBeVisible();
    expect((await edges(overChart)).bottom, `under the chart at ${size.width} px`).toBeLessThanOrEqual(size.height);
  }
  await openTicket(person);
  const first = page.getByTestId('orders-panel').getByRole('button', { name: t('trade.claimFunds') });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect((await edges(first)).bottom, `the first order at ${size.width} px`).toBeLessThanOrEqual(size.height);
  }
  await first.click();
  const claim = page.getByTestId('claim-funds');
  await expect(claim).toBeEnabled();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect((await edges(claim)).bottom, `the sheet at ${size.width} px`).toBeLessThanOrEqual(size.height);
  }
});

test('views begin where the page does, prices to group by open over the book, and a price stands between its buttons', async ({
  person,
}) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  const chart = page.getByRole('tab', { name: t('trade.chart'), exact: true });
  const words = await chart.evaluate((tab) => {
    const range = document.createRange();
    range.selectNodeContents(tab);
    return [range.getBoundingClientRect().left, range.getBoundingClientRect().width - tab.getBoundingClientRect().width];
  });
  expect(words).toEqual([16, 0]);

  await page.getByRole('button', { name: new RegExp(`^${t('trade.grouping')}`) }).click();
  const menu = await edges(page.getByRole('menu'));
  expect(menu.bottom).toBeLessThanOrEqual((await edges(page.getByRole('button', { name: t('trade.buy'), exact: true }))).top);
  await page.keyboard.press('Escape');

  await openTicket(person);
  const price = await edges(page.getByTestId('ticket-price'));
  const less = await edges(page.getByRole('button', { name: t('trade.tickLess') }).locator('svg'));
  const more = await edges(page.getByRole('button', { name: t('trade.tickMore') }).locator('svg'));
  expect(Math.abs(price.left - less.right - (more.left - price.right))).toBeLessThan(1);
  await expect(page.getByTestId('ticket-price')).toHaveCSS('text-align', 'center');
});

test('intervals stand whole, as many as there is room for, the chosen one among them', async ({ person }) => {
  const { page, t } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await openTerminal(person, PAIR);
  const buttons = page.getByRole('group', { name: t('trade.interval') }).locator('[aria-pressed]');
  const run = buttons.first().locator('xpath=..');
  const shown = run.locator('[aria-pressed]').filter({ visible: true });
  const areWhole = async () => {
    const row = await edges(run);
    const parts = await Promise.all((await shown.all()).map(edges));
    return parts.every((part) => part.left >= row.left - 1 && part.right <= row.right + 1);
  };
  await expect(shown).toHaveText(['1h', '4h', '1D']);
  expect(await areWhole()).toBe(true);
  await expect(run).not.toHaveAttribute('data-goes-on');

  // One of those that wait in the menu.
  await page.getByRole('button', { name: t('trade.moreIntervals') }).click();
  await page.getByRole('dialog').getByRole('button', { name: '15m', exact: true }).click();
  await expect(shown).toHaveText(['15m', '1h', '4h']);
  await page.goto(siteUrl('kontor', `/trade/spot/${PAIR}`));
  await terminalIsLive(person);
  await expect(shown).toHaveText(['15m', '1h', '4h']);
  expect(await areWhole()).toBe(true);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect(shown).toHaveText(['15m', '1h', '4h', '1D']);
  expect(await areWhole()).toBe(true);
});

test.describe('where a dot could be either mark', () => {
  test.use({ language: 'bg' });

  test('the button waits for which number is meant; what a field says moves nothing below the ticket', async ({ person }) => {
    const { page, t } = person;
    await sitDown(person, PAIR);
    await openTicket(person);
    const ticket = page.getByTestId('ticket');
    const top = async () => (await edges(page.getByTestId('orders-panel'))).top;
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await amountField(person).fill('');
      const before = await top();
      await amountField(person).pressSequentially('1.234');
      await expect(ticket.getByRole('alert')).toBeVisible();
      await expect(page.getByTestId('ticket-note')).toHaveText(t('trade.reason.unclear'));
      expect(await top(), `a question at ${size.width} px`).toBe(before);
      await ticket.getByRole('alert').getByRole('button').last().tap();
      await expect(page.getByTestId('ticket-note')).not.toHaveText(t('trade.reason.unclear'));
      await expect(ticket.getByRole('alert')).toBeVisible();
      expect(await top(), `a reason at ${size.width} px`).toBe(before);
    }
  });
});

test("the phone's way back closes a sheet and stays on the page", async ({ person }) => {
  const { page, t } = person;
  // No browser under test has the button: its watchers are told what the button would tell them.
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => { requestClose(): void; destroy(): void } };
    const open = new Set<{ requestClose(): void }>();
    Object.assign(window, {
      CloseWatcher: class extends CloseWatcher {
        constructor() {
          super();
          open.add(this);
        }
        override destroy() {
          open.delete(this);
          super.destroy();
        }
      },
      goBackOnPhone: () => {
        const newest = [...open].pop();
        if (newest) {
          open.delete(newest);
          newest.requestClose();
        }
        return newest !== undefined;
      },
    });
  });
  const back = () => page.evaluate(() => (window as unknown as { goBackOnPhone: () => boolean }).goBackOnPhone());
  await openTerminal(person, PAIR);
  const entries = await page.evaluate(() => window.history.length);
  const before = page.url();
  const sheet = page.getByRole('dialog', { name: t('trade.orderType') });
  const opener = page.getByRole('button', { name: new RegExp(`^${t('trade.orderType')}`) });
  await openTicket(person);
  // Closed by itself it is none to go back over, either.
  for (const close of [() => sheet.getByRole('button', { name: t('ui.close') }).tap(), back]) {
    await opener.tap();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(await back()).toBe(false);
  expect(page.url()).toBe(before);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

for (const [device, shown, other] of [
  [mobile, 'trade-mobile', 'trade-terminal'],
  [desktop, 'trade-terminal', 'trade-mobile'],
] as const)
  test(`the first picture at ${device.viewport.width} px has the book with its prices, before any script has run`, async ({ browser }) => {
    const context = await browser.newContext({ ...device, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl('kontor', `/trade/spot/${PAIR}`));
    await expect(page.getByTestId(shown).getByTestId('book-row').first()).toContainText(/\d/);
    await expect(page.getByTestId(shown).getByTestId('book-row').first()).toBeVisible();
    await expect(page.getByTestId(other)).toBeHidden();
    await context.close();
  });
