import { createFundedAccount, giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, type Person, test } from './support/fixtures';
import { messageCount, nextCode } from './support/mailbox';

const BRAND = 'kontor';

async function begin(
  { page, t, visit }: Person,
  path: string,
  amount: string,
  account?: { email: string; password: string },
): Promise<void> {
  await visit(path);
  await page.getByTestId('express-money').fill(amount);
  await page.getByRole('radio', { name: t('express.methods.BANK') }).check();
  const mails = account && (await messageCount(account.email));
  await page.getByTestId('express-send').click();
  if (account !== undefined && mails !== undefined) {
    await page.getByLabel(t('security.currentPassword'), { exact: true }).fill('Wrong-one-1');
    await page
      .getByRole('group', { name: t('security.authenticator.emailCode') })
      .getByRole('textbox')
      .first()
      .focus();
    await page.keyboard.type(await nextCode(account.email, mails));
    await page.getByTestId('express-sell').click();
    await expect(page.getByText(t('security.problems.currentWrong'))).toBeVisible();
    await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(account.password);
    await page.getByTestId('express-sell').click();
  }
  // The page of the payment is another company's. What a sale pays follows the price until it is confirmed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account ? /^€\d+\.\d\d$/ : `€${amount}.00`);
}

test('a visitor’s order is there again after a reload, on the side of its address', async ({ person: { page, t, visit } }) => {
  await visit('/express');
  await page.getByTestId('express-money').fill('250');
  await page.reload();
  await expect(page.getByTestId('express-money')).toHaveValue('250');
  await page.getByRole('tab', { name: t('express.sell') }).click();
  await expect(page).toHaveURL(/\/express\?side=sell$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('express.sellTitle'));
  await expect(page.getByTestId('express-money')).toHaveValue('250');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('express.buyTitle'));
  await expect(page.getByTestId('express-money')).toHaveValue('250');
});

test('coins are bought on the provider’s page and sold again; a payment that is declined takes nothing', async ({ person }) => {
  const { page, t } = person;
  const account = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, account.token);

  await test.step('a payment that is declined', async () => {
    await begin(person, '/express', '50');
    // Another company's page: no walk comes here.
    await expectAccessible(page, { themes: ['dark'] });
    await page.getByLabel('The transfer is refused').check();
    await page.getByRole('button', { name: 'Pay €50.00' }).click();
    await expect(page.getByText(t('express.leads.BUY.FAILED')).first()).toBeVisible();
    await page.getByRole('button', { name: t('express.again') }).click();
    // What was typed is there again.
    await expect(page.getByTestId('express-money')).toHaveValue('50');
  });

  await test.step('a purchase', async () => {
    await begin(person, '/wallets/buy/btc', '200');
    await page.getByRole('button', { name: 'Pay €200.00' }).click();
    await expect(page).toHaveURL(/\/wallets\/buy\/btc\?order=\d+/);
    await expect(page.getByText(t('express.leads.BUY.DELIVERED')).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('express.states.DELIVERED'), { exact: true }).first()).toBeVisible();
  });

  await test.step('a sale', async () => {
    await begin(person, '/express?side=sell', '100', account);
    await page.getByRole('button', { name: /^Receive €\d+\.\d\d$/ }).click();
    await expect(page).toHaveURL(/\/express\?order=\d+/);
    await expect(page.getByText(t('express.leads.SELL.DELIVERED')).first()).toBeVisible({ timeout: 30_000 });
  });
});
