import { createFundedAccount, giveToken } from './support/accounts';
import { watchForTrueBook } from './support/book';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { layLine } from './support/line';
import { WAITS } from './support/tags';
import {
  amountField,
  openOrdersTab,
  openTerminal,
  restAt,
  restingPrice,
  rowsOf,
  terminalIsLive,
  tradingButton,
  typeAmount,
  typePrice,
} from './support/terminal';

const PAIR = 'BTC_USDT';
const CUT_MS = 10_000;
/** Far below the longest wait of the page, and beside what this machine needs to open it: a busy machine is slow, not wrong. */
const BACK_WITHIN_MS = 8_000;
/** Also of a page that was being fetched ahead when the line broke. */
const LOST_LINE = /ERR_INTERNET_DISCONNECTED|ChunkLoadError/;

/** A trader with one order, "0.01000", before a network that is about to go. What is typed must outlive it. */
async function settle(person: Person, open: () => Promise<unknown>) {
  const account = await createFundedAccount(person.brand);
  const price = await restingPrice(PAIR);
  const { orderId } = await restAt(account.token, PAIR, price, '0.01');
  await giveToken(person.page.context(), person.brand, account.token);
  const openedAt = Date.now();
  await open();
  await terminalIsLive(person);
  const openedInMs = Date.now() - openedAt;
  await expect(rowsOf(await openOrdersTab(person, 'openOrders'), false)).toContainText(['0.01000']);
  await typePrice(person, price);
  await typeAmount(person, '0.02');
  await expect(tradingButton(person)).toBeEnabled();
  return { token: account.token, price, orderId, openedInMs };
}

/** From another device while this one is away: its order is canceled, another one placed. */
async function changeElsewhere({ token, price, orderId }: Awaited<ReturnType<typeof settle>>) {
  await call('kontor', 'cancelSpotOrder', { symbol: PAIR, orderId }, token);
  await restAt(token, PAIR, price, '0.03');
}

/** The book shows what the exchange has, the orders are those of the exchange, and a new one may be sent. */
async function expectAllRight(person: Person, { openedInMs }: Awaited<ReturnType<typeof settle>>, mend: () => unknown) {
  const { page, t } = person;
  const orders = rowsOf(page.getByTestId('orders-panel').getByRole('tabpanel'), false);
  const backAt = Date.now();
  const tookMs: Record<string, number> = {};
  const timed = async (what: string, isRight: Promise<unknown>) => {
    await isRight;
    tookMs[what] = Date.now() - backAt;
  };
  // The waits of locators grow to a second: too coarse for what is measured here.
  const often = { intervals: [100] };
  await mend();
  await Promise.all([
    timed('book', watchForTrueBook(page, PAIR)),
    timed('orders', expect.poll(() => orders.allTextContents(), often).toEqual([expect.stringContaining('0.03000')])),
    timed('ticket', expect.poll(() => tradingButton(person).textContent(), often).toBe(t('trade.buyAsset', { asset: 'BTC' }))),
  ]);
  const slowest = Math.max(...Object.values(tookMs));
  expect(slowest, `milliseconds until all was right again: ${JSON.stringify(tookMs)}`).toBeLessThan(BACK_WITHIN_MS + openedInMs);
  await expect(amountField(person)).toHaveValue('0.02');
}

/** As long as the network stays away: the test is about this time. */
const whileAway = (page: Person['page']) => page.waitForTimeout(CUT_MS);

test('a device without a network for 10 s pauses orders in sight, and is right again at once', { tag: WAITS }, async ({ person }) => {
  const { page, t } = person;
  const before = await settle(person, () => openTerminal(person, PAIR));
  person.expectComplaint(LOST_LINE);
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.connection.offline'))).toBeVisible();
  await expect(tradingButton(person)).toHaveText(t('trade.ordersPaused'));
  await expect(tradingButton(person)).toBeDisabled();
  await changeElsewhere(before);
  await whileAway(page);

  // The bar says so for three seconds: whoever looks for it looks from the first moment on.
  await Promise.all([
    expect(page.getByText(t('shell.connection.back'))).toBeVisible(),
    expectAllRight(person, before, () => page.context().setOffline(false)),
  ]);
});

test('a network that silently drops everything for 10 s is noticed, and all is right again at once', { tag: WAITS }, async ({ person }) => {
  const { page, t } = person;
  const line = await layLine();
  const before = await settle(person, () => page.goto(line.url('kontor', `/trade/spot/${PAIR}`)));
  line.cut();
  await changeElsewhere(before);
  const away = whileAway(page);
  // Prices that stand still under a sign of life are the worst a terminal can show.
  await expect(tradingButton(person)).toHaveText(t('trade.ordersPaused'));
  await expect(tradingButton(person)).toBeDisabled();
  await away;

  await expectAllRight(person, before, () => line.mend());
  await line.close();
});
