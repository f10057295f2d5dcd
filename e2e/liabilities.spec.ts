import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';

const BRAND = 'kontor';

test('what is owed to everybody is published, and the browser checks a part of it by code that is shown', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount(BRAND);
  // The first list of the day is made within a minute of the start.
  await expect.poll(async () => (await call(BRAND, 'liabilities', {})).length, { timeout: 120_000 }).toBeGreaterThan(0);
  const [newest] = await call(BRAND, 'liabilities', {});
  await giveToken(page.context(), BRAND, account.token);
  await visit('/liabilities');
  await expect(page.getByTestId('liabilities-root')).toHaveText(newest?.rootHash ?? '');

  // Who came after the list of the day is in the next one.
  const { proof } = await call(BRAND, 'ownLiability', {}, account.token);
  await page.getByTestId('liabilities-check').click();
  await expect(page.getByText(t(proof ? 'liabilities.proven' : 'liabilities.notCounted'))).toBeVisible();

  await page.getByRole('button', { name: t('liabilities.showCode') }).click();
  await expect(page.getByRole('region', { name: t('liabilities.code') })).toContainText('export const verifyLiability');
});
