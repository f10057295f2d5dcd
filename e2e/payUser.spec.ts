import { randomUUID } from 'node:crypto';
import { type Account, createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { toastSaying } from './support/shell';
import { sentIdentity, untilDecided } from './support/verifiedByCalls';

const BRAND = 'kontor';

/** Somebody with coins in the main wallet, and somebody who may receive. */
async function senderAndReceiver({ page }: Person) {
  const [sender, receiver] = await Promise.all([createFundedAccount(BRAND), createFundedAccount(BRAND)]);
  const moved = { asset: 'USDT', amount: '100', from: 'TRADE', to: 'MAIN', clientTransferId: randomUUID() } as const;
  await call(BRAND, 'createTransfer', moved, sender.token);
  await sentIdentity(receiver.token, 'Hoffmann');
  await untilDecided(receiver.token, 'IDENTITY');
  await giveToken(page.context(), BRAND, sender.token);
  return { sender, receiver };
}

const inMain = async ({ token }: Account) =>
  (await call(BRAND, 'mainWallet', {}, token)).assets.find(({ coinSymbol }) => coinSymbol === 'USDT')?.available ?? '0';
const movements = async ({ token }: Account, type: 'INTERNAL_IN' | 'INTERNAL_OUT') =>
  (await call(BRAND, 'transactions', { type }, token)).records;

test('money goes to another user who is found and shown, once, and both histories and balances tell', async ({ person }) => {
  const { page, t, visit } = person;
  const { sender, receiver } = await senderAndReceiver(person);
  const { id: uid } = await call(BRAND, 'userInfo', {}, receiver.token);
  await visit('/wallets/internal-transfer');
  const recipient = page.getByLabel(t('payUser.recipient'), { exact: true });
  const found = page.getByTestId('pay-receiver');

  // By email, and then by UID: the same person, masked.
  await page.getByRole('tab', { name: t('payUser.kinds.email') }).click();
  await recipient.fill(receiver.email);
  await page.getByTestId('pay-find').click();
  await expect(found).toContainText('***');
  await expect(found).not.toContainText(receiver.email);
  const shown = (await found.locator('bdi').textContent()) ?? '';
  await page.getByRole('tab', { name: t('payUser.kinds.uid') }).click();
  await expect(found).toHaveCount(0);
  await recipient.fill(uid);
  await page.getByTestId('pay-find').click();
  await expect(found).toContainText(shown);

  await page.getByLabel(t('payUser.amount'), { exact: true }).fill('25');
  await page.getByTestId('pay-continue').click();
  const review = page.getByRole('dialog', { name: t('payUser.review', { amount: '25.00 USDT', name: shown }) });
  const password = review.getByLabel(t('security.currentPassword'), { exact: true });
  await password.fill('Wrong-one-1');
  await page.getByTestId('pay-send').click();
  await expect(review.getByText(t('security.problems.currentWrong'))).toBeVisible();
  expect(await movements(receiver, 'INTERNAL_IN')).toEqual([]);
  await password.fill(sender.password);
  await page.getByTestId('pay-send').dblclick();
  await expect(toastSaying(person, t('payUser.sent', { name: shown }))).toBeVisible();
  await expect(review).toHaveCount(0);
  await expect(page.getByText(t('movements.to', { to: shown })).first()).toBeVisible();

  expect(await movements(sender, 'INTERNAL_OUT')).toMatchObject([{ amount: '-25', detail: { name: shown, uid } }]);
  expect(await movements(receiver, 'INTERNAL_IN')).toMatchObject([{ amount: '25', detail: { name: expect.stringContaining('***') } }]);
  expect([await inMain(sender), await inMain(receiver)]).toEqual(['75', '25']);
});
