import type { Locator } from '@playwright/test';
import Big from 'big.js';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { toastSaying } from './support/shell';
import { openTerminal, restAt, restingPrice, sitDown } from './support/terminal';

const PAIR = 'BTC_USDT';

const canvasOf = ({ page, t }: Person): Locator => page.getByRole('figure', { name: t('trade.chartOf', { pair: 'BTC/USDT' }) });
const legendOf = ({ page }: Person): Locator => page.getByTestId('chart-legend');
/** An indicator's legend, over the prices or over its own pane. */
const legendRow = ({ page }: Person, title: string): Locator => page.getByRole('group', { name: title, exact: true });

/** Candles are drawn: the legend has their prices. */
async function chartIsDrawn(person: Person): Promise<void> {
  await expect(legendOf(person)).toContainText(/C \d/);
  await expect(canvasOf(person).locator('canvas').first()).toBeVisible();
}

async function openIndicators({ page, t }: Person): Promise<Locator> {
  await page.getByRole('button', { name: t('trade.indicator.title'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('trade.indicator.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('an indicator is found, added, kept over a reload and removed from its legend', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  await chartIsDrawn(person);
  const dialog = await openIndicators(person);
  await dialog.getByRole('searchbox').fill('relative');
  const name = t('trade.indicator.name.RSI');
  await expect(dialog.getByRole('button', { name: t('trade.indicator.add', { name: t('trade.indicator.name.MACD') }) })).toBeHidden();
  await dialog.getByRole('button', { name: t('trade.indicator.add', { name }) }).click();
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await expect(legendRow(person, 'RSI 14')).toContainText(/RSI 14\d+\.\d\d/);

  await page.reload();
  await expect(legendRow(person, 'RSI 14')).toContainText(/\d+\.\d\d/);
  await legendRow(person, 'RSI 14').hover();
  await legendRow(person, 'RSI 14')
    .getByRole('button', { name: t('trade.indicator.remove') })
    .click();
  await expect(legendRow(person, 'RSI 14')).toBeHidden();
});

test('settings show at once, say what is wrong, and Cancel takes them back', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  await chartIsDrawn(person);
  await legendRow(person, 'MA 25').hover();
  await legendRow(person, 'MA 25')
    .getByRole('button', { name: t('trade.indicator.settings') })
    .click();
  const settings = page.getByRole('dialog', { name: t('trade.indicator.name.MA') });
  const length = settings.getByLabel(t('trade.indicator.param.length'), { exact: true });
  await expect(length).toBeFocused();
  await length.fill('40');
  await expect(legendRow(person, 'MA 40')).toBeVisible();
  await length.fill('0');
  await expect(settings.getByRole('alert')).toHaveText(t('trade.indicator.fault.tooSmall', { min: 1 }));
  await settings.getByRole('button', { name: t('trade.indicator.done') }).click();
  await expect(length).toBeFocused();
  await settings.getByRole('button', { name: t('trade.cancel') }).click();
  await expect(settings).toBeHidden();
  await expect(legendRow(person, 'MA 25')).toBeVisible();
});

test('the legend follows the crosshair and comes back; older candles are read when the keyboard scrolls back', async ({ person }) => {
  const { page } = person;
  await openTerminal(person, PAIR);
  await chartIsDrawn(person);
  const box = await canvasOf(person).boundingBox();
  if (!box) throw new Error('the chart has no place');
  const opened = async () => /O ([\d,.]+)/.exec((await legendOf(person).textContent()) ?? '')?.[1];
  const newest = await opened();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(opened).not.toBe(newest);
  await page.mouse.move(box.x + box.width / 4, box.y - 60);
  await expect.poll(opened).toBe(newest);

  await canvasOf(person).focus();
  const older: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/klines') && request.url().includes('endTime=')) older.push(request.url());
  });
  const scrollBack = async () => {
    for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowLeft');
    return older.length;
  };
  await expect.poll(scrollBack).toBeGreaterThan(0);
  // The view stands where it was scrolled to: nothing jumped back to the newest candle.
  await page.keyboard.press('End');
  await expect(legendOf(person)).toContainText('BTC/USDT');
  await expect(page.getByTestId('chart-edge')).toBeHidden();
});

test('own orders are counted at the edge, brought into view, listed where they are near each other, and cancelled there', async ({
  person,
}) => {
  const { page, t } = person;
  const { token } = await sitDown(person, PAIR);
  await chartIsDrawn(person);
  const price = await restingPrice(PAIR);
  const { priceIncrement } = await call('kontor', 'symbolInfo', { symbol: PAIR });
  const tag = page.getByTestId('order-tag');
  const plot = async () => (await tag.first().locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  await restAt(token, PAIR, price, '0.001');
  await page.getByRole('button', { name: new RegExp(`^${escaped(t('trade.ownOrders.below', { count: 1 }))}`) }).click();
  await expect(tag).toHaveText(`${t('trade.buyLimit')}0.00100`);
  for (const step of [1, 2]) await restAt(token, PAIR, Big(price).plus(Big(priceIncrement).times(step)).toString(), '0.001');

  const group = page.getByRole('button', { name: new RegExp(`^${t('trade.ownOrders.buys_other', { count: 3 })}`) });
  const [box, room] = [await group.boundingBox(), await plot()];
  expect(Number(box?.x) + Number(box?.width)).toBeLessThan(room.x + room.width);
  await group.hover();
  const list = page.getByRole('list', { name: t('trade.ownOrders.buys_other', { count: 3 }) });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('listitem').first().getByRole('button').click();
  await expect(toastSaying(person, t('trade.toast.canceled', { pair: 'BTC/USDT' }))).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${t('trade.ownOrders.buys_other', { count: 2 })}`) })).toBeVisible();
});

const escaped = (words: string) => words.replace('+', '\\+');
