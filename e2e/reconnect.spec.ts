import { randomUUID } from 'node:crypto';
import type { CallParams } from '@/contract/calls';
import { createFundedAccount, giveToken } from './support/accounts';
import { watchForTrueBook } from './support/book';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { layLine } from './support/line';
import { exchangePid, exchangeUrl } from './support/places';
import {
  amountField,
  openOrdersTab,
  openTerminal,
  restingPrice,
  rowsOf,
  terminalIsLive,
  tradingButton,
  typeAmount,
  typePrice,
} from './support/terminal';

const PAIR = 'BTC_USDT';
const CUT_MS = 10_000;
const BACK_WITHIN_MS = 2_000;
/** Also of a page that was being fetched ahead when the line broke. */
const LOST_LINE = /ERR_INTERNET_DISCONNECTED|ChunkLoadError/;

/** The wait between two attempts has grown to 1.5 s by then. */
const BACK_FROM_DEATH_MS = 5_000;
const LOST_EXCHANGE = /503|WebSocket|ERR_/;

type NewOrder = CallParams<'createSpotOrder'>;

const resting = (price: string, size: string): NewOrder => ({
  symbol: PAIR,
  side: 'BUY',
  type: 'LIMIT',
  price,
  size,
  clientOrderId: randomUUID(),
});

/** A trader with one order, "0.01000", before a network that is about to go. What is typed must outlive it. */
async function settle(person: Person, open: () => Promise<unknown>) {
  const account = await createFundedAccount(person.brand);
  const price = await restingPrice(PAIR);
  const { orderId } = await call('kontor', 'createSpotOrder', resting(price, '0.01'), account.token);
  await giveToken(person.page.context(), person.brand, account.token);
  await open();
  await terminalIsLive(person);
  await expect(rowsOf(await openOrdersTab(person, 'openOrders'), false)).toContainText(['0.01000']);
  await typePrice(person, price);
  await typeAmount(person, '0.02');
  await expect(tradingButton(person)).toBeEnabled();
  return { token: account.token, price, orderId };
}

/** From another device while this one is away: its order is canceled, another one placed. */
async function changeElsewhere({ token, price, orderId }: Awaited<ReturnType<typeof settle>>) {
  await call('kontor', 'cancelSpotOrder', { symbol: PAIR, orderId }, token);
  await call('kontor', 'createSpotOrder', resting(price, '0.03'), token);
}

/** The book shows what the exchange has, the orders are those of the exchange, and a new one may be sent. */
async function expectAllRight(person: Person, mend: () => unknown) {
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
  expect(slowest, `milliseconds until all was right again: ${JSON.stringify(tookMs)}`).toBeLessThan(BACK_WITHIN_MS);
  await expect(amountField(person)).toHaveValue('0.02');
}

/** As long as the network stays away: the test is about this time. */
const whileAway = (page: Person['page']) => page.waitForTimeout(CUT_MS);

test('a device without a network for 10 s pauses orders in sight, and is right again within 2 s', async ({ person }) => {
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
    expectAllRight(person, () => page.context().setOffline(false)),
  ]);
});

test('a network that silently drops everything for 10 s is noticed, and all is right again within 2 s', async ({ person }) => {
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

  await expectAllRight(person, () => line.mend());
  await line.close();
});

/** Resolves when the exchange takes calls again. How long its start takes is the machine's matter (foundation.start.test.ts). */
async function exchangeIsUp(): Promise<number> {
  const isUp = () =>
    fetch(`${exchangeUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { intervals: [100], timeout: 80_000 }).toBe(true);
  return Date.now();
}

test('an exchange that is killed is started again: the open terminal says so and is right again by itself', async ({ person }) => {
  test.setTimeout(180_000);
  const { page, t } = person;
  await settle(person, () => openTerminal(person, PAIR));
  person.expectComplaint(LOST_EXCHANGE);
  process.kill(exchangePid, 'SIGKILL');
  await expect(page.getByText(t('trade.fresh.connectionLost')).first()).toBeVisible();
  await expect(tradingButton(person)).toBeDisabled();

  const upAt = await exchangeIsUp();
  await expect(tradingButton(person)).toHaveText(t('trade.buyAsset', { asset: 'BTC' }));
  await watchForTrueBook(page, PAIR);
  expect(Date.now() - upAt, 'milliseconds from an exchange that serves to a page that is right').toBeLessThan(BACK_FROM_DEATH_MS);
  const orders = rowsOf(page.getByTestId('orders-panel').getByRole('tabpanel'), false);
  await expect(orders).toContainText(['0.01000']);
  await expect(amountField(person)).toHaveValue('0.02');
});
