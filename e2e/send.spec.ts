import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { messageCount, nextCode } from './support/mailbox';
import { sendAway, toMain } from './support/money';
import { WAITS } from './support/tags';

const BRAND = 'kontor';
/** Nobody's here, with the capitals that check it. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MISTYPED = ADDRESS.replace('5aAe', '5aae');

async function withUsdt({ page }: Person) {
  const account = await createFundedAccount(BRAND);
  await toMain(account.token, 'USDT', '100');
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

test('what was sent leaves when its time is over, gathers blocks in sight and arrives', { tag: WAITS }, async ({ person }) => {
  const { page, t, visit } = person;
  const account = await withUsdt(person);
  const withdrawalId = await sendAway(account, '10');
  await visit(`/wallets/send/usdt?id=${withdrawalId}`);
  const status = page.getByTestId('send-status');
  await expect(status).toHaveAttribute('data-status', 'HELD');
  const inMain = async () => (await call(BRAND, 'mainWallet', {}, account.token)).assets.find(({ coinSymbol }) => coinSymbol === 'USDT');
  expect(await inMain()).toMatchObject({ available: '90', held: '10' });
  // Nobody touches the page: it follows by itself.
  await expect(status).toHaveAttribute('data-status', 'CONFIRMING', { timeout: 150_000 });
  await expect(page.getByTestId('send-cancel')).toHaveCount(0);
  await expect(status).toHaveAttribute('data-status', 'DONE', { timeout: 120_000 });
  await expect(page.getByRole('button', { name: `${t('history.copy')}: ${t('send.transaction')}` })).toBeVisible();
  const { records } = await call(BRAND, 'transactions', { type: 'SEND' }, account.token);
  expect(records).toMatchObject([{ amount: '-10', status: 'COMPLETED' }]);
  expect(await inMain()).toMatchObject({ available: '90', held: '0' });
});
