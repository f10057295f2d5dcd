import { createAccount, createFundedAccount, giveToken, openSession, PASSWORD, tokenOf } from './support/accounts';
import { ask, call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';
import { siteUrl } from './support/places';

/** What a page asks for while its own session ends. */
const TOO_LATE = /status of 403/;

test('an account is downloaded, kept while something is in the way, and closed for good; its address is free', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount('kontor');
  const [ticker] = await call('kontor', 'tickers', { symbol: 'BTC_USDT' });
  // Within the band, and below what anybody sells at.
  const price = String(Math.floor(Number(ticker?.last) * 0.97));
  const order = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', price, size: '0.001', clientOrderId: 'closing-1' } as const;
  await call('kontor', 'createSpotOrder', order, account.token);
  const { id } = await call('kontor', 'userInfo', {}, account.token);
  await giveToken(page.context(), 'kontor', account.token);
  await visit('/profile/settings');

  await page.getByRole('button', { name: `${t('security.export.action')}: ${t('security.export.title')}` }).click();
  await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(PASSWORD);
  const download = page.waitForEvent('download');
  await page.getByTestId('export-data').click();
  expect((await download).suggestedFilename()).toBe(`account-${id}.zip`);

  await page.getByRole('button', { name: `${t('security.close.action')}: ${t('security.close.title')}` }).click();
  await expect(page.getByText(t('security.close.blocked'))).toBeVisible();
  await call('kontor', 'cancelAllSpotOrders', {}, account.token);
  await page.getByTestId('close-look-again').click();
  await expect(page.getByTestId('close-continue')).toBeDisabled();
  await page.getByLabel(t('security.close.giveUp')).check();
  await page.getByTestId('close-continue').click();
  await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('security.close.typeUid', { uid: id })).fill(id);
  person.expectComplaint(TOO_LATE);
  await page.getByTestId('close-account').click();
  await expect(page).toHaveURL(siteUrl('kontor', '/'));
  expect(await tokenOf(page.context(), 'kontor')).toBeUndefined();
  expect((await ask('kontor', 'userInfo', {}, account.token)).status).toBe(403);
  const again = await createAccount('kontor', { email: account.email });
  expect((await call('kontor', 'userInfo', {}, again.token)).id).not.toBe(id);
});

test('the way out asks at once; staying leaves the choice, and all devices are logged out', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createAccount('kontor');
  const elsewhere = await openSession(account);
  await giveToken(page.context(), 'kontor', account.token);
  await visit('/profile/logout');
  await page.getByRole('button', { name: t('shell.logout.stay') }).click();
  await page.getByRole('button', { name: `${t('security.logOut')}: ${t('security.everywhere.title')}` }).click();
  person.expectComplaint(TOO_LATE);
  await page.getByTestId('confirm').click();
  await expect(page).toHaveURL(siteUrl('kontor', '/'));
  expect(await tokenOf(page.context(), 'kontor')).toBeUndefined();
  expect((await ask('kontor', 'userInfo', {}, elsewhere)).status).toBe(403);
});
