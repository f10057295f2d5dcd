import { createFundedAccount, giveToken } from './support/accounts';
import { amountIn } from './support/amounts';
import { expect, type Person, test } from './support/fixtures';
import { siteRequest } from './support/places';

const BRAND = 'kontor';

/** Somebody with practice coins, all of them in the trading wallet. */
async function atOverview({ page, visit }: Person) {
  const account = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, account.token);
  await visit('/wallets/overview');
  return account;
}

/** What was claimed, and no price that ends like it. */
const CLAIMED = /(?<![\d,])10,?000(?!\d)/;

test('what was claimed is shown with its worth; a transfer moves it, once, and both wallets tell', async ({ person }) => {
  const { page, t, visit } = person;
  await atOverview(person);
  const assets = page.getByRole('table', { name: t('wallets.assets') });
  const usdt = assets.getByRole('row').filter({ hasText: /^USDT/ });
  await expect(usdt.getByRole('cell').first()).toHaveText('10,000.00');
  await expect.poll(async () => amountIn(await page.getByTestId('balance-total').textContent()).gt('10000')).toBe(true);
  await expect(page.getByTestId('allocation').getByText('USDT')).toBeVisible();

  await page.getByTestId('act-transfer').click();
  const form = page.getByTestId('transfer-form');
  await expect(form.getByText(t('wallets.names.TRADE')).first()).toBeVisible();
  await page.getByTestId('transfer-swap').click();
  const amount = form.getByLabel(t('wallets.amount'));
  await amount.fill('10001');
  await expect(form.getByText(t('wallets.transfer.tooMuch'))).toBeVisible();
  await expect(page.getByTestId('transfer-send')).toBeDisabled();
  await amount.fill('2500.5');
  await expect(page.getByTestId('after-MAIN')).toHaveText('2,500.50');
  await expect(page.getByTestId('after-TRADE')).toHaveText('7,499.50');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/wallet/transfer')) sent += 1;
  });
  await page.getByTestId('transfer-send').dblclick();
  await expect(page.getByText(t('wallets.transfer.done', { amount: '2,500.50 USDT' }))).toBeVisible();
  expect(sent).toBe(1);

  await visit('/wallets/main');
  const main = page.getByRole('table', { name: t('wallets.assets') });
  await expect(main.getByRole('row').filter({ hasText: /^USDT/ }).getByRole('cell').first()).toHaveText('2,500.50');
  await visit('/wallets/trade/uSdT');
  await expect(page.getByTestId('coin-balance')).toContainText('10,000.00');
  await expect(page.getByTestId('coin-price')).toBeVisible();
});

test('an answer that is lost is looked for: nothing is moved twice', async ({ person }) => {
  const { page, t } = person;
  await atOverview(person);
  await page.route(/\/api\/wallet\/transfer$/, async (route) => {
    const { url, headers } = siteRequest(BRAND, '/api/wallet/transfer');
    await route.fetch({ url, headers: { ...route.request().headers(), ...headers } });
    await route.abort();
  });
  person.expectComplaint(/ERR_FAILED|Failed to load/);
  await page.getByTestId('act-transfer').click();
  await page.getByTestId('transfer-swap').click();
  await page.getByTestId('transfer-form').getByLabel(t('wallets.amount')).fill('100');
  await page.getByTestId('transfer-send').click();
  await expect(page.getByText(t('wallets.transfer.done', { amount: '100.00 USDT' }))).toBeVisible();
});

test('hidden balances stand nowhere on the page, and no toast tells them', async ({ person }) => {
  const { page, t, visit } = person;
  await atOverview(person);
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await page.getByTestId('balances-eye').click();
  await expect(page.getByText(t('wallets.chartHidden'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).not.toContainText(CLAIMED);
  await page.getByTestId('act-transfer').click();
  await page.getByTestId('transfer-swap').click();
  await expect(page.getByTestId('transfer-form')).not.toContainText(CLAIMED);
  await page.getByTestId('transfer-max').click();
  await page.getByTestId('transfer-send').click();
  await expect(page.getByText(t('wallets.transfer.doneHidden'))).toBeVisible();
  await expect(page.locator('[data-toast]')).not.toContainText(CLAIMED);
  for (const path of ['/wallets/main', '/wallets/main/usdt']) {
    await visit(path);
    await expect(page.getByText(t('ui.hidden')).first()).toBeAttached();
    expect(await page.getByRole('main').innerHTML()).not.toMatch(CLAIMED);
  }
});

test('what cannot be read says so and is read again; other wallets are not there', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, account.token);
  await page.route(/\/api\/wallet\/detail/, (route) => route.fulfill({ status: 503, json: { code: '1', msg: 'system.unavailable' } }));
  person.expectComplaint(/503/);
  await visit('/wallets/overview');
  await expect(page.getByText(t('wallets.failed'))).toBeVisible();
  // Taken while it stands there for sure: once reading works, the page's own next try may take the button away before it is pressed.
  const again = await page
    .getByRole('main')
    .getByRole('button', { name: t('ui.error.retry') })
    .first()
    .elementHandle();
  await page.unrouteAll();
  await again?.dispatchEvent('click');
  await expect(page.getByRole('row').filter({ hasText: /^USDT/ })).toBeVisible();
  for (const path of ['/wallets/futures', '/wallets/main/nosuch']) {
    const { url, headers } = siteRequest(BRAND, path);
    const answer = await page.request.get(url, { headers: { ...headers, cookie: `exchange-token=${account.token}` } });
    expect(answer.status()).toBe(404);
  }
});
