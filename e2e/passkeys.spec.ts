import { createAccount, forgetSession, giveToken, PASSWORD, tokenOf } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, mobile, type Person, test } from './support/fixtures';
import { messageCount, nextCode } from './support/mailbox';
import { holdPasskeys } from './support/passkeyHolder';
import { toastSaying } from './support/shell';
import { enterCode, sendPassword } from './support/signIn';

/** Adds the first passkey of an account whose token the browser has; the recovery codes. */
async function addFirst({ page, t, visit }: Person, email: string, name: string): Promise<string[]> {
  await visit('/profile/security/passkeys');
  const seen = await messageCount(email);
  await page.getByTestId('add-passkey').click();
  const boxes = page.getByRole('group', { name: t('security.authenticator.emailCode'), exact: true });
  await boxes.getByRole('textbox').first().click();
  await page.keyboard.type(await nextCode(email, seen));
  await page.getByLabel(t('security.passkeys.name'), { exact: true }).fill(name);
  await page.getByTestId('create-passkey').click();
  const copy = page.getByTestId('recovery-copy');
  const place = Number(await copy.getAttribute('data-place'));
  const codes = await page.getByTestId('recovery-codes').locator('ol .num').allInnerTexts();
  await copy.fill(codes[place - 1] ?? '');
  await page.getByTestId('codes-saved').click();
  await expect(page.getByTestId('passkey').getByText(name)).toBeVisible();
  return codes;
}

test('a passkey is added, signs in by itself, is asked for after the password, and is removed', async ({ person }) => {
  const { page, t, refusal, visit } = person;
  const account = await createAccount('kontor');
  const holder = await holdPasskeys(page);
  await giveToken(page.context(), 'kontor', account.token);
  await addFirst(person, account.email, 'Work laptop');
  expect(await holder.count()).toBe(1);
  await expectAccessible(page);

  // Alone. A dialog that is closed says so, and the button is still there.
  await forgetSession(page);
  await holder.setPresent(false);
  await visit('/login');
  await page.getByTestId('passkey-login').click();
  await expect(page.getByText(refusal('passkey.cancelled'))).toBeVisible();
  await expectAccessible(page);
  await holder.setPresent(true);
  await page.getByTestId('passkey-login').click();
  await expect(page).not.toHaveURL(/\/login/);
  expect(await tokenOf(page.context(), 'kontor')).toBeDefined();

  // After password and code.
  await forgetSession(page);
  await holder.setPresent(false);
  await visit('/login');
  const seen = await messageCount(account.email);
  await sendPassword(person, account.email);
  await expect(page.getByRole('heading', { name: t('auth.code.title') })).toBeVisible();
  await enterCode(person, await nextCode(account.email, seen));
  await expect(page.getByRole('heading', { name: t('auth.factor.passkeyTitle') })).toBeVisible();
  await expectAccessible(page);
  await holder.setPresent(true);
  await page.getByRole('button', { name: t('auth.factor.passkeyAsk'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await visit('/profile/security/passkeys');
  await page.getByTestId('remove-passkey').click();
  await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByTestId('confirm-remove-passkey').click();
  await expect(toastSaying(person, t('security.passkeys.removedLast', { name: 'Work laptop' }))).toBeVisible();
  await expect(page.getByTestId('sending-held')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(mobile);

  test('the browser offers a passkey where the email is typed, and a removed one signs nobody in', async ({ person }) => {
    const { page, t, refusal, visit } = person;
    const account = await createAccount('kontor');
    const holder = await holdPasskeys(page);
    await giveToken(page.context(), 'kontor', account.token);
    await addFirst(person, account.email, 'Phone');
    // Chromium's holder takes what is offered at once.
    await forgetSession(page);
    await visit('/login');
    await expect(page).not.toHaveURL(/\/login/);
    expect(await tokenOf(page.context(), 'kontor')).toBeDefined();

    await visit('/profile/security/passkeys');
    await page.getByTestId('remove-passkey').click();
    await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(PASSWORD);
    await page.getByTestId('confirm-remove-passkey').click();
    await expect(page.getByText(t('security.passkeys.emptyTitle'))).toBeVisible();
    await holder.setPresent(false);
    await forgetSession(page);
    await visit('/login');
    await holder.setPresent(true);
    await page.getByTestId('passkey-login').click();
    await expect(page.getByText(refusal('auth.passkey_invalid'))).toBeVisible();
  });
});
