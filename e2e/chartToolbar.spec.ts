import Big from 'big.js';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { openTerminal, terminalIsLive } from './support/terminal';

const PAIR = 'BTC_USDT';

const openIntervals = async ({ page, t }: Person) => {
  await page.getByRole('button', { name: new RegExp(`^${t('trade.moreIntervals')}`) }).click();
  return page.getByRole('textbox', { name: t('trade.chartTools.typeInterval') });
};
const reload = async (person: Person) => {
  await person.page.reload();
  await terminalIsLive(person);
};

test('an interval is chosen by typing it; one that is not offered names its neighbours', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  const field = await openIntervals(person);
  await expect(field).toBeFocused();
  await page.keyboard.type('45m');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '30m, 1h' })).toBeVisible();
  await field.fill('3D');
  const page3d = page.waitForResponse((response) => response.url().includes('type=3d'));
  await page.keyboard.press('Enter');
  expect((await page3d).ok()).toBe(true);
  await expect(page.getByRole('button', { name: `${t('trade.moreIntervals')}: 3D` })).toBeFocused();
  await expect(field).toBeHidden();
});

test('the depth card adds up the book, and the view is remembered', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  await page.getByRole('button', { name: t('trade.chartTools.depth'), exact: true }).click();
  await page.getByRole('button', { name: /0.5%/ }).click();
  await reload(person);
  const chart = page.getByRole('slider', { name: t('trade.depth.chartOf', { pair: 'BTC/USDT' }) });
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(t('trade.depth.askSide')));

  // The market moves while both are read: one of the books the exchange had must be the one that is shown.
  const shown = async () => {
    const cells = await page.getByTestId('depth-card').locator('dd').allTextContents();
    const [price = '', size = ''] = cells.map((cell) => cell.replace(/[^\d.]/g, ''));
    return { price: new Big(price), size: new Big(size) };
  };
  const isTrue = async () => {
    const { price, size } = await shown();
    const { asks } = await call('kontor', 'depth', { symbol: PAIR, limit: 500 });
    const reached = asks.filter(([ask]) => price.gte(ask)).map(([, quantity]) => quantity);
    return reached.reduce((sum, quantity) => sum.plus(quantity), new Big(0)).eq(size);
  };
  await expect.poll(isTrue, { message: 'the sum over the asks up to the mark', intervals: [20] }).toBe(true);

  await page.keyboard.press('Escape');
  await expect(page.getByTestId('depth-card')).toBeHidden();
});

test('the chart fills the window and Escape brings it back; its picture is saved under the name of the market', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  const panel = page.getByRole('region', { name: t('trade.chart'), exact: true });
  await page.getByRole('button', { name: t('trade.chartTools.fullscreen') }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(page.viewportSize()?.width);
  // What is at the ticket's place belongs to the chart now.
  const isCovered = (ticket: Element) => {
    const { left, top, width, height } = ticket.getBoundingClientRect();
    return !ticket.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => page.getByTestId('ticket').evaluate(isCovered)).toBe(true);
  // A menu over the chart closes first.
  await openIntervals(person);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('trade.chartTools.leaveFullscreen') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => ((await panel.boundingBox())?.width ?? 0) < 1000).toBe(true);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('trade.chartTools.snapshot') }).click();
  expect((await download).suggestedFilename()).toMatch(/^BTC-USDT-1h-\d{8}-\d{6}\.png$/);
});
