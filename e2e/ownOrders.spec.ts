import type { Locator } from '@playwright/test';
import { expect, mobile, type Person, test } from './support/fixtures';
import { siteUrl } from './support/places';
import { keepToasts } from './support/shell';
import { buyAtLimit, openOrdersTab, openTicket, restAt, restingPrice, rowsOf, sitDown, terminalIsLive } from './support/terminal';

const PAIR = 'BTC_USDT';

test('an order placed in one tab appears in the other, and so does its end', async ({ person }) => {
  const { page, t } = person;
  await sitDown(person, PAIR);
  const other: Person = { ...person, page: await page.context().newPage() };
  await other.page.goto(siteUrl('kontor', `/trade/spot/${PAIR}`));
  await terminalIsLive(other);
  const there = await openOrdersTab(other, 'openOrders');
  await expect(there.getByText(t('trade.noOpenOrders'))).toBeVisible();

  await buyAtLimit(person, await restingPrice(PAIR), '0.01');
  await expect(rowsOf(there, false).filter({ hasText: 'BTC/USDT' })).toHaveCount(1);

  const here = await openOrdersTab(person, 'openOrders');
  await here.getByRole('button', { name: t('trade.cancel'), exact: true }).click();
  await expect(there.getByText(t('trade.noOpenOrders'))).toBeVisible();
});

test('a list keeps its heads in sight and its place; a toast leaves the pair and the tools of the chart free', async ({ person }) => {
  const { page, t } = person;
  const { token } = await sitDown(person, PAIR);
  const price = await restingPrice(PAIR);
  await Promise.all(Array.from({ length: 12 }, () => restAt(token, PAIR, price, '0.001')));
  const open = await openOrdersTab(person, 'openOrders');
  await expect(rowsOf(open, false)).toHaveCount(12);
  const scrolled = () => open.evaluate(({ scrollTop }) => scrollTop);
  await open.evaluate((box) => box.scrollTo({ top: 100 }));
  const top = async (part: Locator) => (await part.boundingBox())?.y;
  expect(await top(open.getByRole('columnheader').first())).toBeCloseTo((await top(open)) ?? 0, 0);

  await openOrdersTab(person, 'balances');
  await openOrdersTab(person, 'openOrders');
  expect(await scrolled()).toBe(100);

  await keepToasts(person);
  await buyAtLimit(person, price, '0.001');
  const tools = await page.getByRole('group', { name: t('trade.interval') }).boundingBox();
  // It slides in from above.
  await expect.poll(() => top(page.locator('[data-toast]').first())).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0));
});

test.describe('a toast on a phone', () => {
  test.use(mobile);

  test('leaves the pair, its star and the way to the chart free', async ({ person }) => {
    const { page } = person;
    await sitDown(person, PAIR);
    await openTicket(person);
    await keepToasts(person);
    await buyAtLimit(person, await restingPrice(PAIR), '0.001');
    const toast = await page.locator('[data-toast]').first().boundingBox();
    const pair = await page.getByTestId('pair-menu').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(pair?.y ?? 0);
  });
});
