import Big from 'big.js';
import { amountIn } from './support/amounts';
import { call } from './support/exchangeApi';
import { expect, mobile, test } from './support/fixtures';
import { cutWords } from './support/readings/cutWords';
import { toastSaying } from './support/shell';
import {
  amountField,
  openOrdersTab,
  openTicket,
  orderQuestion,
  restingPrice,
  rowsOf,
  sitDown,
  terminalIsLive,
  tradingButton,
  typeAmount,
  typePrice,
} from './support/terminal';

const PAIR = 'BTC_USDT';

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

test.describe('on a small phone', () => {
  test.use({ ...mobile, viewport: { width: 360, height: 740 } });

  test('no digit of an amount is cut and no label lost, and what is pasted in another notation is the number it says', async ({
    person,
  }) => {
    const { page } = person;
    await sitDown(person, PAIR);
    await terminalIsLive(person);
    await openTicket(person);
    const cut = () => page.evaluate(cutWords.source);
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
