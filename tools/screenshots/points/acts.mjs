import { randomUUID } from 'node:crypto';
import { call } from '../../../e2e/support/exchangeApi.ts';
import { openTerminal } from '../../../e2e/support/terminal.ts';

// What people of the scenes do that no browser test does in the same way.

export const PAIR = 'BTC_USDT';

/** Somebody with funds before a pair's terminal; `prepare` is told the account before the page opens. */
export async function sitDown(stage, options = {}, { pair = PAIR, prepare } = {}) {
  const person = await stage.open({ who: 'trader', ...options });
  await prepare?.(person.account);
  await openTerminal(person, pair);
  return person;
}

/** Puts a text over what a field holds, by the clipboard. */
export async function paste({ page }, field, text) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
}

/** Writes key by key over what a field holds. */
export async function type(field, text) {
  await field.fill('');
  await field.pressSequentially(text);
}

export const order = ({ brand, token }, params, symbol = PAIR) =>
  call(brand, 'createSpotOrder', { symbol, clientOrderId: randomUUID(), ...params }, token);

/** Buys at what the market asks. */
export const take = (account, size, symbol) => order(account, { side: 'BUY', type: 'MARKET', timeInForce: 'IOC', size }, symbol);

/** The last price moved by a share of it ("-0.01"), on whole units of the quote. */
export async function priceOff(share, symbol = PAIR) {
  const [{ last }] = await call('kontor', 'tickers', { symbol });
  return String(Math.round(Number(last) * (1 + Number(share))));
}

/** Orders that rest at these shares from the market. */
export async function rest(account, shares, size = '0.001') {
  for (const share of shares) {
    const side = share < 0 ? 'BUY' : 'SELL';
    await order(account, { side, type: 'LIMIT', price: await priceOff(share), size });
  }
}

export const part = ({ page }, id) => page.getByTestId(id).filter({ visible: true }).first();

/** The ticket's fields with their edges, from the price to the total. */
export async function fieldsBox(person) {
  const [{ x, width }, price, total] = await Promise.all(
    ['ticket', 'ticket-price', 'ticket-total'].map((id) => part(person, id).boundingBox()),
  );
  const [top, bottom] = [price.y - 20, total.y + total.height + 20];
  return { x, width, y: top, height: bottom - top };
}

/** The upper part of the window, or another strip of it. */
export const strip = ({ page }, { top = 0, height, left = 0, width = page.viewportSize().width - left }) => ({
  x: left,
  y: top,
  width,
  height,
});
