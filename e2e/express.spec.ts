import { createFundedAccount, giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, type Person, test } from './support/fixtures';

const BRAND = 'kontor';

async function begin({ page, t, visit }: Person, path: string, amount: string, password?: string): Promise<void> {
  await visit(path);
  await page.getByTestId('express-money').fill(amount);
  await page.getByRole('radio', { name: t('express.methods.BANK') }).check();
  await page.getByTestId('express-send').click();
  if (password !== undefined) {
    await expectAccessible(page, { themes: ['dark'] });
    await page.getByLabel(t('security.currentPassword'), { exact: true }).fill('Wrong-one-1');
    await page.getByTestId('express-sell').click();
    await expect(page.getByText(t('security.problems.currentWrong'))).toBeVisible();
    await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(password);
    await page.getByTestId('express-sell').click();
  }
  // The page of the payment is another company's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`€${amount}.00`);
}

test('coins are bought on the provider’s page and sold again; a payment that is declined takes nothing', async ({ person }) => {
  const { page, t } = person;
  const account = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, account.token);

  await test.step('a payment that is declined', async () => {
    await begin(person, '/express', '50');
    await expectAccessible(page, { themes: ['dark'] });
    await page.getByLabel('The transfer is refused').check();
    await page.getByRole('button', { name: 'Pay €50.00' }).click();
    await expect(page.getByText(t('express.leads.BUY.FAILED')).first()).toBeVisible();
    await page.getByRole('button', { name: t('express.again') }).click();
    // What was typed is there again.
    await expect(page.getByTestId('express-money')).toHaveValue('50');
    await expectAccessible(page);
  });

  await test.step('a purchase', async () => {
    await begin(person, '/wallets/buy/btc', '200');
    await page.getByRole('button', { name: 'Pay €200.00' }).click();
    await expect(page).toHaveURL(/\/wallets\/buy\/btc\?order=\d+/);
    await expect(page.getByText(t('express.leads.BUY.DELIVERED')).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(t('express.states.DELIVERED'), { exact: true }).first()).toBeVisible();
  });

  await test.step('a sale', async () => {
    await begin(person, '/express?side=sell', '100', account.password);
    await page.getByRole('button', { name: 'Receive €100.00' }).click();
    await expect(page).toHaveURL(/\/express\?order=\d+/);
    await expect(page.getByText(t('express.leads.SELL.DELIVERED')).first()).toBeVisible({ timeout: 30_000 });
  });
});
