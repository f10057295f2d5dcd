import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';
import { siteRequest } from './support/places';

// The default brand is open to users anywhere: they receive without verification.
const BRAND = 'kontor';

test('an address is shown for each network, copied plain and made anew', async ({ person }) => {
  const { page, t, visit } = person;
  const { token } = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, token);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Whatever case the coin is written in.
  await visit('/wallets/receive/btc');
  const { address } = await call(BRAND, 'depositAddress', { symbol: 'BTC', chainId: 'bitcoin' }, token);
  const shown = page.getByTestId('deposit-address');
  await expect(shown).toHaveAttribute('data-address', address);
  await expect(shown).toHaveText(address);
  await expect(page.getByRole('img', { name: t('receive.qr') })).toBeVisible();
  await page.getByTestId('copy-address').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.getByTestId('network-bsc').check();
  await expect(shown).toHaveText(/^0x[0-9a-fA-F]{40}$/);
  await page.getByTestId('network-bitcoin').check();
  await page.getByTestId('new-address').click();
  await expect(shown).not.toHaveText(address);
  await expect(shown).toHaveText(/^bc1q/);

  const { url, headers } = siteRequest(BRAND, '/wallets/receive/nothing');
  const nothing = await page.request.get(url, { headers: { ...headers, cookie: `exchange-token=${token}` } });
  expect(nothing.status()).toBe(404);
});

test('practice coins arrive with confirmations and are credited', async ({ person }) => {
  const { page, t, visit } = person;
  const { token } = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, token);
  await visit('/wallets/receive/XRP');
  await expect(page.getByTestId('deposit-memo')).toHaveText(/^\d{9}$/);
  await expect(page.getByText(t('receive.recent.none'))).toBeVisible();
  await page.getByTestId('send-practice').click();
  const deposit = page.getByTestId('deposit-row');
  await expect(deposit).toHaveAttribute('data-status', 'PENDING', { timeout: 60_000 });
  await expect(deposit).toHaveAttribute('data-status', 'CREDITED', { timeout: 120_000 });
  const { assets } = await call(BRAND, 'walletDetail', {}, token);
  expect(assets.find(({ coinSymbol }) => coinSymbol === 'XRP')?.main.available).toBe('20');
});
