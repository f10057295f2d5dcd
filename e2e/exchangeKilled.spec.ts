import { createFundedAccount, giveToken } from './support/accounts';
import { watchForTrueBook } from './support/book';
import { expect, test } from './support/fixtures';
import { exchangePid, exchangeUrl, startedInMs } from './support/places';
import { KILLS } from './support/tags';
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
// Both beside what this machine needs at this moment: a busy machine is slow, not wrong.
/** From the end of the exchange, beside what the machine needs to start the programs and to open the page. */
const BACK_WITHIN_MS = 15_000;
/**
 * From an exchange that serves, beside what opening the page needs; the wait between two attempts of the page has grown to 1.5 s by then.
 */
const NOTICED_WITHIN_MS = 5_000;
const LOST_EXCHANGE = /503|WebSocket|ERR_/;

/** Resolves with the moment at which the exchange takes calls again. */
async function exchangeIsUp(): Promise<number> {
  const isUp = () =>
    fetch(`${exchangeUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { intervals: [100], timeout: 80_000 }).toBe(true);
  return Date.now();
}

test('an exchange that is killed is started again: the open terminal says so and is right again by itself', { tag: KILLS }, async ({
  person,
}) => {
  const { page, t } = person;
  const account = await createFundedAccount(person.brand);
  const price = await restingPrice(PAIR);
  await restAt(account.token, PAIR, price, '0.01');
  await giveToken(page.context(), person.brand, account.token);
  const openedAt = Date.now();
  await openTerminal(person, PAIR);
  await terminalIsLive(person);
  const openedInMs = Date.now() - openedAt;
  await expect(rowsOf(await openOrdersTab(person, 'openOrders'), false)).toContainText(['0.01000']);
  await typePrice(person, price);
  await typeAmount(person, '0.02');
  person.expectComplaint(LOST_EXCHANGE);
  const killedAt = Date.now();
  process.kill(exchangePid, 'SIGKILL');
  await expect(page.getByText(t('trade.fresh.connectionLost')).first()).toBeVisible();
  await expect(tradingButton(person)).toBeDisabled();

  const upAt = await exchangeIsUp();
  const orders = rowsOf(page.getByTestId('orders-panel').getByRole('tabpanel'), false);
  // The waits of locators grow to a second: too coarse for what is measured here.
  const often = { intervals: [100] };
  await Promise.all([
    watchForTrueBook(page, PAIR),
    expect.poll(() => tradingButton(person).textContent(), often).toBe(t('trade.buyAsset', { asset: 'BTC' })),
    expect.poll(() => orders.allTextContents(), often).toEqual([expect.stringContaining('0.01000')]),
  ]);
  const rightAt = Date.now();
  expect(rightAt - killedAt, 'milliseconds from the kill to a page that is right').toBeLessThan(BACK_WITHIN_MS + startedInMs + openedInMs);
  expect(rightAt - upAt, 'milliseconds from an exchange that serves to that').toBeLessThan(NOTICED_WITHIN_MS + openedInMs);
  await expect(amountField(person)).toHaveValue('0.02');
});
