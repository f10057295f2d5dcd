import type { Locator } from '@playwright/test';
import { expect, mobile, type Person, test } from './support/fixtures';
import { openTerminal } from './support/terminal';

const PAIR = 'BTC_USDT';

test.use(mobile);

const chartOf = ({ page, t }: Person): Locator => page.getByRole('region', { name: t('trade.chart'), exact: true });
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it has no place');
  return box;
};
/** Px that an element lies outside of the window, on the side where that is most. */
const outside = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return Math.ceil(Math.max(-left, -top, right - window.innerWidth, bottom - window.innerHeight));
  });

test('the chart fills a phone, upright and on its side, with every tool whole', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  const canvas = page.getByRole('figure');
  await expect(canvas.locator('canvas').first()).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await overflow(), 'px that the page scrolls').toBeLessThanOrEqual(0);

  // The narrowest phone: the button that opens and leaves the full screen can be pressed.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: t('trade.chartTools.fullscreen') }).tap();
  const leave = page.getByRole('button', { name: t('trade.chartTools.leaveFullscreen') });
  await expect(leave).toBeVisible();
  await expect.poll(async () => boxOf(chartOf(person))).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await outside(leave)).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await boxOf(canvas)).height).toBeGreaterThan(540);
  await leave.tap();
  await expect.poll(async () => (await boxOf(chartOf(person))).height).toBeLessThan(500);

  // On its side there is the chart and one line over it, with the way out and both sides.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => boxOf(chartOf(person))).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  await expect.poll(async () => (await boxOf(canvas)).height).toBeGreaterThan(340);
  const buy = chartOf(person).getByRole('button', { name: t('trade.buy'), exact: true });
  const sell = chartOf(person).getByRole('button', { name: t('trade.sell'), exact: true });
  for (const { width, height } of [
    { width: 844, height: 390 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const button of [leave, buy, sell]) expect(await outside(button), `outside of ${width}`).toBeLessThanOrEqual(0);
  }
  // Turned upright it is the page again.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(leave).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await sell.tap();
  await expect(page.getByTestId('ticket')).toBeVisible();
  await expect(leave).toBeHidden();
});
