import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';

const BRAND = 'kontor';

test('what came in stands under its day, is filtered, opened and taken along as a file', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount(BRAND);
  await call(BRAND, 'createTransfer', { asset: 'USDT', amount: '250', from: 'TRADE', to: 'MAIN', clientTransferId: 'h-1' }, account.token);
  await giveToken(page.context(), BRAND, account.token);
  await visit('/wallets/transaction-history');
  const rows = page.locator('[data-day] li');
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('heading', { name: t('movements.today') })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByTestId('history-export').click();
  expect((await download).suggestedFilename()).toBe('transactions.csv');

  await page.getByRole('tab', { name: t('history.tabs.transfer') }).click();
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  await expect(page.getByText(t('history.facts.date')).first()).toBeVisible();
});
