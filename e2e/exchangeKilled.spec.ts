import { createFundedAccount, giveToken } from './support/accounts';
import { watchForTrueBook } from './support/book';
import { expect, test } from './support/fixtures';
import { exchangePid, exchangeUrl } from './support/places';
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
/** The wait between two attempts has grown to 1.5 s by then. */
const BACK_FROM_DEATH_MS = 5_000;
const LOST_EXCHANGE = /503|WebSocket|ERR_/;

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

test('an exchange that is killed is started again: the open terminal says so and is right again by itself', { tag: KILLS }, async ({
  person,
}) => {
  const { page, t } = person;
  const account = await createFundedAccount(person.brand);
  const price = await restingPrice(PAIR);
  await restAt(account.token, PAIR, price, '0.01');
  await giveToken(page.context(), person.brand, account.token);
  await openTerminal(person, PAIR);
  await terminalIsLive(person);
  await expect(rowsOf(await openOrdersTab(person, 'openOrders'), false)).toContainText(['0.01000']);
  await typePrice(person, price);
  await typeAmount(person, '0.02');
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
