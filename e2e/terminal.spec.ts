import type { Locator } from '@playwright/test';
import Big from 'big.js';
import { amountIn } from './support/amounts';
import { chooseGrouping, watchBook } from './support/book';
import { call } from './support/exchangeApi';
import { expect, mobile, type Person, test } from './support/fixtures';
import { siteRequest, siteUrl } from './support/places';
import { goByMenu, toastSaying } from './support/shell';
import {
  amountField,
  buyAtLimit,
  openOrdersTab,
  openTerminal,
  openTicket,
  orderQuestion,
  restAt,
  restingPrice,
  rowsOf,
  sitDown,
  terminalIsLive,
  tradingButton,
  typeAmount,
  typePrice,
} from './support/terminal';

const PAIR = 'BTC_USDT';

test('the first byte has a real book and a real price', async ({ request }) => {
  const { url, headers } = siteRequest('kontor', `/trade/spot/${PAIR}`);
  const html = await (await request.get(url, { headers })).text();
  expect(html.match(/data-testid="book-row"/g)?.length).toBeGreaterThan(20);
  expect(html).toMatch(/data-testid="last-price"[^>]*>[\d,]+\.\d</);
});

test('more than the balance pays for, or a price outside of the band: the field says why, and what was typed stays', async ({ person }) => {
  const { page, t } = person;
  const { token } = await sitDown(person, PAIR);
  const price = await restingPrice(PAIR);
  const usdt = (await call('kontor', 'spotBalances', {}, token)).find(({ asset }) => asset === 'USDT');
  const { quantityIncrement } = await call('kontor', 'symbolInfo', { symbol: PAIR });
  const most = new Big(usdt?.available ?? 0).div(price).div(quantityIncrement).round(0, Big.roundDown).times(quantityIncrement);
  const tooMuch = most.plus(quantityIncrement).toFixed();

  await typePrice(person, price);
  await typeAmount(person, tooMuch);
  await expect(tradingButton(person)).toHaveText(t('trade.buyAsset', { asset: 'BTC' }));
  await expect(tradingButton(person)).toBeDisabled();
  const sentence = page.getByTestId('ticket').getByRole('alert');
  await expect(sentence).toHaveText(/BTC/);
  expect(amountIn(await sentence.textContent()).toFixed()).toBe(most.toFixed());
  await expect(amountField(person)).toHaveValue(tooMuch);

  await typeAmount(person, most.toFixed());
  await expect(tradingButton(person)).toBeEnabled();

  const { priceBand } = await call('kontor', 'symbolInfo', { symbol: PAIR });
  const [market] = await call('kontor', 'tickers', { symbol: PAIR });
  const highest = new Big(market?.last ?? 0).times(new Big(1).plus(priceBand));
  await typePrice(person, highest.times('1.1').round(0).toFixed());
  await typeAmount(person, '0.001');
  await expect(tradingButton(person)).toBeDisabled();
  await expect(sentence).toContainText(t('trade.why.priceAboveBand', { value: '' }).trim());
  const shown = amountIn(await sentence.textContent());
  // The market moves while this is read; the band moves with it, by far less than a hundredth.
  expect(shown.div(highest).minus(1).abs().lt('0.01'), `${shown} is not the end of the band, ${highest}`).toBe(true);
});

test('a double click on Buy makes one order', async ({ person }) => {
  const { page, t } = person;
  const { token } = await sitDown(person, PAIR);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/spot/order')) sent.push(request.url());
  });
  await typePrice(person, await restingPrice(PAIR));
  await typeAmount(person, '0.01');
  // The second press of the first pair must not fall on what the first has opened.
  await tradingButton(person).dblclick();
  await orderQuestion(person).getByTestId('confirm').dblclick();
  await expect(toastSaying(person, t('trade.toast.placed'))).toBeVisible();
  await expect(rowsOf(await openOrdersTab(person, 'openOrders'), false)).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect((await call('kontor', 'openSpotOrders', {}, token)).records).toHaveLength(1);
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

test.describe('on a small phone', () => {
  test.use({ ...mobile, viewport: { width: 360, height: 740 } });

  test('no digit of an amount is cut, and what is pasted in another notation is the number it says', async ({ person }) => {
    const { page } = person;
    await sitDown(person, PAIR);
    await terminalIsLive(person);
    await openTicket(person);
    const cut = () =>
      page
        .locator('input[inputmode="decimal"]')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[]).filter((field) => field.scrollWidth > field.clientWidth).map(({ value }) => value),
        );
    const price = page.getByTestId('ticket-price');
    await price.fill('96,638');
    await expect(price).toHaveValue('96,638');
    await typeAmount(person, '0.05173');
    await expect(page.getByTestId('ticket-total')).not.toHaveValue('');
    expect(await cut()).toEqual([]);
    await price.fill('1234567.8');
    await typeAmount(person, '12345.12345');
    expect(await cut()).toEqual([]);
    await typeAmount(person, '0,02');
    await price.focus();
    await expect(amountField(person)).toHaveValue('0.02');

    // The clipboard goes where the caret is, whatever marks the field has set before it.
    await price.fill('1234');
    await typeAmount(person, '');
    await amountField(person).pressSequentially(',5');
    await amountField(person).press('ControlOrMeta+a');
    await amountField(person).press('ControlOrMeta+c');
    await price.press('End');
    await price.press('ControlOrMeta+v');
    await expect(price).toHaveValue('1,234.5');
    await price.press('ControlOrMeta+a');
    await price.press('ControlOrMeta+v');
    await expect(price).toHaveValue('0.5');
  });
});

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
    await buyAtLimit(person, await restingPrice(PAIR), '0.001');
    const toast = await page.locator('[data-toast]').first().boundingBox();
    const pair = await page.getByTestId('pair-menu').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(pair?.y ?? 0);
  });
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

test('the sides of a living book never cross', async ({ person }) => {
  await openTerminal(person, PAIR);
  const seen = await watchBook(person.page, 5_000);
  expect(seen.length, 'the book moved while it was watched').toBeGreaterThan(3);
  expect(seen.filter(({ bestBid, bestAsk }) => !(bestBid < bestAsk))).toEqual([]);
});

/** Where something starts and ends in the reading direction of the page, px. */
interface Edges {
  start: number;
  end: number;
}

/** The edges of a row of the book and of its numbers as painted; the boxes of the numbers may be wider. */
const edgesIn = (row: Locator) =>
  row.evaluate((place) => {
    const edgesOf = ({ left, right }: DOMRect): Edges =>
      document.dir === 'rtl' ? { start: -right, end: -left } : { start: left, end: right };
    const numbers = [...place.querySelectorAll('.num')].map((number) => {
      const text = document.createRange();
      text.selectNodeContents(number);
      return edgesOf(text.getBoundingClientRect());
    });
    return { row: edgesOf(place.getBoundingClientRect()), size: numbers.at(0), price: numbers.at(-1) };
  });

for (const language of ['en', 'ar-AE'])
  test.describe(`the book in two columns, ${language}`, () => {
    test.use({ ...mobile, language });

    test('sizes stand at the outer edge, prices meet in the middle', async ({ person }) => {
      await openTerminal(person, PAIR);
      const { row, size, price } = await edgesIn(person.page.getByTestId('book-row').first());
      expect(size?.start).toBeCloseTo(row.start, 0);
      expect(row.end - (price?.end ?? 0)).toBeLessThan(10);
    });
  });
