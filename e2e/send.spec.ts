import { randomUUID } from 'node:crypto';
import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { messageCount, nextCode } from './support/mailbox';

const BRAND = 'kontor';
/** Nobody's here, with the capitals that check it. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MISTYPED = ADDRESS.replace('5aAe', '5aae');

async function withUsdt({ page }: Person) {
  const account = await createFundedAccount(BRAND);
  const transfer = { asset: 'USDT', amount: '100', from: 'TRADE', to: 'MAIN', clientTransferId: randomUUID() } as const;
  await call(BRAND, 'createTransfer', transfer, account.token);
  await giveToken(page.context(), BRAND, account.token);
  return account;
}

// Colours that are on their way are nobody's.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('coins are sent to an address that fits, confirmed by a code, and called back in their minutes', async ({ person }) => {
  const { page, visit } = person;
  const { email, token } = await withUsdt(person);
  await visit('/wallets/send/usdt');
  const go = page.getByTestId('send-continue');
  await page.getByTestId('send-address').fill(MISTYPED);
  await page.getByRole('radio', { name: /BNB Smart Chain/ }).check();
  await page.getByTestId('send-amount').fill('10');
  await expect(page.getByTestId('send-address')).toHaveAttribute('aria-invalid', 'true');
  await expect(go).toBeDisabled();

  // Nothing else has to be typed again.
  await page.getByTestId('send-address').fill(ADDRESS);
  await expect(page.getByTestId('send-gets')).toContainText('9.7');
  const mails = await messageCount(email);
  await go.click();

  const review = page.getByTestId('send-review');
  await expect(review).toContainText(ADDRESS.slice(2, 6));
  await review.getByRole('textbox').first().click();
  await page.keyboard.type(await nextCode(email, mails));
  await page.getByTestId('send-confirm').dblclick();
  const status = page.getByTestId('send-status');
  await expect(status).toHaveAttribute('data-status', 'HELD');

  // Its address leads back to it, and there is one of it.
  await page.reload();
  await expect(status).toHaveAttribute('data-status', 'HELD');
  const sent = async () => (await call(BRAND, 'transactions', { type: 'SEND' }, token)).records;
  expect(await sent()).toMatchObject([{ amount: '-10', status: 'PENDING' }]);
  await page.getByTestId('send-cancel').click();
  await expect(status).toHaveAttribute('data-status', 'CANCELLED');
  expect(await sent()).toMatchObject([{ status: 'CANCELED' }]);
});
