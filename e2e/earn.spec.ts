import { randomUUID } from 'node:crypto';
import { endpoints } from '@/contract/endpoints';
import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';

const BRAND = 'kontor';
const TERM = '90 days';

async function saver({ page }: Person): Promise<string> {
  const { token } = await createFundedAccount(BRAND);
  const transfer = { asset: 'USDT', amount: '3000', from: 'TRADE', to: 'MAIN', clientTransferId: randomUUID() } as const;
  await call(BRAND, 'createTransfer', transfer, token);
  await giveToken(page.context(), BRAND, token);
  return token;
}

const runningOf = async (token: string) => (await call(BRAND, 'earnCurrent', {}, token)).records;

// Colours that are on their way are nobody's.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a fixed plan is found, subscribed to once, added to, renewed or not, and left early at the cost that was agreed to', async ({
  person,
}) => {
  const { page, t, visit } = person;
  const token = await saver(person);
  const main = page.getByRole('main');
  await visit('/earn');
  await page.getByRole('searchbox', { name: t('earn.search') }).fill('dot');
  await expect(page.getByTestId('earn-DOT')).toBeVisible();
  await expect(page.getByTestId('earn-USDT')).toHaveCount(0);
  await page.getByRole('tab', { name: t('earn.filter.FLEXIBLE') }).click();
  await expect(page.getByTestId('earn-DOT')).toHaveCount(0);
  await page.getByRole('searchbox', { name: t('earn.search') }).fill('');
  await page.getByTestId('earn-USDT').getByRole('link', { name: 'USDT' }).first().click();

  await expect(page.getByRole('heading', { name: t('earn.coinTitle', { coin: 'USDT' }) })).toBeVisible();
  await page.getByRole('link', { name: `${t('earn.subscribe')}, ${TERM}` }).click();
  const amount = page.getByTestId('earn-amount');
  const send = page.getByTestId('earn-send');
  await amount.fill('0.01');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('5000');
  await expect(main.getByText(t('earn.problem.balance', { amount: '3,000 USDT' }))).toBeVisible();
  await page.getByRole('checkbox', { name: t('earn.agree', { coin: 'USDT' }) }).check();
  await expect(send).toBeDisabled();
  await amount.fill('2000');
  await send.dblclick();

  const accrual = page.getByTestId('earn-accrual');
  await expect(accrual).toBeVisible();
  const [plan, ...others] = await runningOf(token);
  expect([plan?.principal, plan?.planType, plan?.autoRenew, others]).toEqual(['2000', 'FIXED', false, []]);
  // It grows while it is looked at: 2000 earn more than a hundred-thousandth a second.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const earlier = await accrual.textContent();
  await expect(accrual).not.toHaveText(earlier ?? '');

  const renewal = page.getByRole('switch', { name: t('earn.renew', { term: TERM }) });
  await renewal.click();
  await expect(renewal).toBeChecked();
  expect((await runningOf(token)).map(({ autoRenew }) => autoRenew)).toEqual([true]);
  await page.getByRole('link', { name: t('earn.addFunds') }).click();
  await amount.fill('500');
  await page.getByRole('checkbox', { name: t('earn.agree', { coin: 'USDT' }) }).check();
  await send.click();
  await expect(main.getByRole('definition').filter({ hasText: '2,500' })).toBeVisible();
  await expect(main.getByText(t('earn.noRewards'))).toBeVisible();

  await page.getByTestId('earn-redeem').click();
  const redeem = page.getByTestId('earn-redeem-send');
  // 2500 x 8.4 % x 90 / 365 are not earned any more; nothing was paid that could be taken back.
  await expect(page.getByText(/51\.7\d+ USDT/)).toBeVisible();
  await expect(page.getByTestId('earn-agree')).toHaveCount(0);
  await redeem.dblclick();
  await expect(main.getByText(t('earn.status.REDEEMED')).first()).toBeVisible();
  expect(await runningOf(token)).toEqual([]);
  expect(await call(BRAND, 'earnAsset', { coinSymbol: 'USDT' }, token)).toMatchObject({ available: '3000', inPlans: '0' });
});

test('what does not come is said and asked for again, and an answer that is lost opens one plan', async ({ person }) => {
  const { page, t, visit } = person;
  const token = await saver(person);
  person.expectComplaint(/ERR_FAILED|Failed to load|status of 503/);
  let isAway = true;
  const failure = { status: 503, json: { code: '1', msg: 'system.unavailable', data: null } };
  await page.route(`**/api${endpoints.earnCoin.path}*`, (route) => (isAway ? route.fulfill(failure) : route.continue()));
  await visit('/earn/create/usdt/flexible');
  const retry = page.getByRole('main').getByRole('button', { name: t('ui.error.retry') });
  await expect(retry).toBeVisible();
  isAway = false;
  await retry.click();
  await page.getByTestId('earn-amount').fill('1000');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  // The plan is opened, and nobody hears of it.
  await page.route(`**/api${endpoints.earnApply.path}`, async (route) => {
    await call(BRAND, 'earnApply', route.request().postDataJSON(), token);
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes(endpoints.earnApply.path));
  await page.getByTestId('earn-send').click();
  await lost;
  await expect(
    page
      .getByRole('alert')
      .or(page.getByTestId('earn-amount').and(page.locator('[aria-invalid=true]')))
      .first(),
  ).toBeVisible();
  await page.unroute(`**/api${endpoints.earnApply.path}`);
  await page.getByTestId('earn-send').click();
  await expect(page.getByTestId('earn-accrual')).toBeVisible();
  expect((await runningOf(token)).map(({ principal }) => principal)).toEqual(['1000']);

  // A part of it is taken out again.
  await page.getByTestId('earn-redeem').click();
  await page.getByTestId('earn-part').fill('1001');
  await expect(page.getByTestId('earn-part')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('earn-redeem-send')).toBeDisabled();
  await page.getByTestId('earn-part').fill('400');
  await expect(page.getByTestId('earn-redeem-send')).toHaveText(/400\.0+ USDT/);
  await page.getByTestId('earn-redeem-send').click();
  await expect(page.getByTestId('earn-accrual')).toBeVisible();
  expect((await runningOf(token)).map(({ principal }) => principal)).toEqual(['600']);
});
