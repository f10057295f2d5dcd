import type { Locator } from '@playwright/test';
import { desktop, expect, mobile, type Person, test } from './support/fixtures';
import { keepToasts, toastSaying } from './support/shell';
import { openTicket, restingPrice, sendOrder, sitDown, tradingButton, typeAmount, typePrice } from './support/terminal';

const PAIR = 'BTC_USDT';
const DESKS = [1440, 1280, 1000, 768];
const HEIGHT = 900;

/** What must stay readable and in reach while a toast is shown, as far as it is there. */
const keptClear = ({ page, t, isMobile }: Person): Record<string, Locator> => ({
  pair: page.getByTestId('pair-menu'),
  favourite: page.getByRole('button', { name: t('markets.favourite', { pair: 'BTC/USDT' }) }),
  price: page.getByTestId('last-price'),
  book: isMobile ? page.getByTestId('order-book') : page.locator('#trade-panel-book'),
  ticket: isMobile ? page.getByTestId('place-order') : page.getByTestId('ticket'),
  tools: page.getByTestId('chart-toolbar'),
  chartButton: page.getByTestId('trade-mobile').getByRole('button', { name: t('trade.chart'), exact: true }),
});

/** Which of them a toast lies over. */
async function covered(person: Person, toast: Locator): Promise<string[]> {
  const found: string[] = [];
  const over = await toast.boundingBox();
  if (!over) throw new Error('the toast is not on screen');
  for (const [name, place] of Object.entries(keptClear(person)))
    for (const one of await place.all()) {
      const box = await one.boundingBox();
      if (!box || !(await one.isVisible())) continue;
      const isApart =
        box.x + box.width <= over.x || over.x + over.width <= box.x || box.y + box.height <= over.y || over.y + over.height <= box.y;
      if (!isApart) found.push(name);
    }
  return found;
}

async function placeOrder(person: Person): Promise<void> {
  await keepToasts(person);
  await openTicket(person);
  await typePrice(person, await restingPrice(PAIR));
  await typeAmount(person, '0.01');
  await sendOrder(person);
}

/** In each of the widths, with a bar over the page at last. */
async function expectClear(person: Person, words: string, widths: readonly number[] = []): Promise<void> {
  const { page, t } = person;
  const toast = toastSaying(person, words);
  await expect(toast).toBeVisible();
  const expectNoneCovered = async () => {
    // It slides in for a moment, and goes on with the window.
    await expect.poll(() => covered(person, toast)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      // What measures itself does so in the frame after, and is drawn in the next.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect.poll(() => covered(person, toast), `at ${width} px`).toEqual([]);
    }
  };
  await expectNoneCovered();
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.connection.offline'))).toBeVisible();
  await expectNoneCovered();
}

test.describe('toasts in the terminal on desks', () => {
  test.use({ viewport: { width: DESKS[0] ?? 0, height: HEIGHT } });

  test('stand over the chart alone, in every width and also below a bar', async ({ person }) => {
    person.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await sitDown(person, PAIR);
    await placeOrder(person);
    await expectClear(person, person.t('trade.toast.placed'), DESKS);
  });
});

test.describe('toasts in a terminal without a chart', () => {
  test.use({ ...desktop });

  test('stand in the header', async ({ person }) => {
    person.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await sitDown(person, PAIR);
    await person.page.evaluate(() => document.documentElement.setAttribute('data-trade-hidden', 'chart'));
    await placeOrder(person);
    await expectClear(person, person.t('trade.toast.placed'));
  });
});

test.describe('toasts in the terminal on a phone', () => {
  test.use({ ...mobile });

  test('stand in the header, however much they say', async ({ person }) => {
    const { page, t } = person;
    person.expectComplaint(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await sitDown(person, PAIR);
    await page.route(/\/spot\/order/, (route) => route.abort());
    await placeOrder(person);
    await expect(tradingButton(person)).toBeDisabled();
    // The longest there is: no answer came, and none about what became of the order.
    await expect(toastSaying(person, t('trade.toast.unknown'))).toBeVisible({ timeout: 30_000 });
    await expectClear(person, t('trade.toast.unknown'));
  });
});
