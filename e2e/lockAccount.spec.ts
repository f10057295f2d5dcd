import { createAccount } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { lockLinkTo, messageCount, nextCode } from './support/mailbox';
import { enterCode, logIn, sendPassword } from './support/signIn';

const REFUSED = /status of 403/;

test('an account is locked by the link of a mail: everybody is out, and the login says why', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createAccount('kontor');
  // From a browser the account does not know: its owner is told, with a link.
  await visit('/login');
  await logIn(person, account.email);
  // A link that was cut first, then the whole one in the same tab.
  await visit('/lock-account');
  await expect(page.getByRole('heading', { name: t('auth.lock.brokenTitle') })).toBeVisible();
  await visit(await lockLinkTo(account.email));
  await expect(page.getByRole('heading', { name: t('auth.lock.title') })).toBeVisible();
  await expectAccessible(page);
  // By keys alone: the way past the header does not take the place of the link.
  await page.getByRole('link', { name: t('shell.skipToContent') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('lock-account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('account-locked')).toBeVisible();
  await expectAccessible(page);

  person.expectComplaint(REFUSED);
  await visit('/profile/security');
  await expect(page).toHaveURL(/\/login/);
  const seen = await messageCount(account.email);
  await sendPassword(person, account.email);
  await expect(page.getByRole('heading', { name: t('auth.code.title') })).toBeVisible();
  await enterCode(person, await nextCode(account.email, seen));
  await expect(page.getByTestId('account-locked')).toBeVisible();
});
