import { readFileSync } from 'node:fs';
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

test('a month is taken along as a statement', async ({ person }) => {
  const { page, t, visit } = person;
  await giveToken(page.context(), BRAND, (await createFundedAccount(BRAND)).token);
  await visit('/wallets/transaction-history');
  await page.getByRole('tab', { name: t('history.tabs.statement') }).click();
  const months = page.getByRole('button', { name: t('history.statements.download') });
  await expect(months).toHaveCount(1);
  const download = page.waitForEvent('download');
  await months.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  // Whole: a PDF begins and ends with a line of its own.
  const pdf = readFileSync(await file.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-8).toString().trimEnd()).toMatch(/%%EOF$/);
});
