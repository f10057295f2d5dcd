import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';
import { siteRequest } from './support/places';
import { toastSaying } from './support/shell';
import { WAITS } from './support/tags';

// The default brand is open to users anywhere: they receive without verification.
const BRAND = 'kontor';
/** Somebody's elsewhere, from the specification of such addresses. */
const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const MISTYPED = REFUND.replace('5mdq', '5mdp');

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

test('practice coins arrive with confirmations and are credited', { tag: WAITS }, async ({ person }) => {
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

test('where coins go back to is checked, kept as it was typed, and saved', async ({ person }) => {
  const { page, t, visit, refusal } = person;
  const { token } = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, token);
  await visit('/wallets/receive/btc');
  await page.getByTestId('network-bitcoin').check();
  const field = page.getByLabel(t('receive.refund.field', { network: 'Bitcoin' }), { exact: true });
  const open = () => page.getByText(t('receive.refund.title'), { exact: true }).click();
  const save = page.getByRole('button', { name: t('receive.refund.save'), exact: true });
  await open();
  await field.fill(MISTYPED);
  await save.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(refusal('wallet.address_checksum'))).toBeVisible();
  await expect(field).toHaveValue(MISTYPED);
  await field.fill(REFUND);
  await save.click();
  await expect(toastSaying(person, t('receive.refund.saved'))).toBeVisible();
  await page.reload();
  await page.getByTestId('network-bitcoin').check();
  await open();
  await expect(field).toHaveValue(REFUND);
  const { refund } = await call(BRAND, 'depositAddress', { symbol: 'BTC', chainId: 'bitcoin' }, token);
  expect(refund).toMatchObject({ address: REFUND });
});
