import { createAccount, forgetSession, giveToken, PASSWORD, tokenOf } from './support/accounts';
import { bindAuthenticator, codesInARow } from './support/authenticator';
import { expectAccessible } from './support/axe';
import { expect, mobile, type Person, test } from './support/fixtures';
import { messageCount, nextCode } from './support/mailbox';
import { toastSaying } from './support/shell';
import { askForReset, enterCode, logIn, sendPassword, setNewPassword } from './support/signIn';

const NEXT_PASSWORD = 'Lighthouse9';
const REFUSED = /status of 403/;

/** Types six digits into the boxes of this name. */
async function typeInto({ page }: Person, name: string, code: string): Promise<void> {
  await page.getByRole('group', { name, exact: true }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** Password and code; what is asked next is the second factor. */
async function logInUpToFactor(person: Person, email: string, password = PASSWORD): Promise<void> {
  const seen = await messageCount(email);
  await sendPassword(person, email, password);
  await expect(person.page.getByRole('heading', { name: person.t('auth.code.title') })).toBeVisible();
  await enterCode(person, await nextCode(email, seen));
  await expect(person.page.getByRole('heading', { name: person.t('auth.factor.title') })).toBeVisible();
}

test('an authenticator is set up, asked for at the next login, and not on a device that is remembered', async ({ person }) => {
  const { page, t, refusal, visit } = person;
  const account = await createAccount('kontor');
  await giveToken(page.context(), 'kontor', account.token);
  await visit('/profile/security');
  const seen = await messageCount(account.email);
  await page.getByRole('button', { name: `${t('security.authenticator.enable')}: ${t('security.authenticator.title')}` }).click();
  const key = ((await page.getByTestId('authenticator-key').textContent()) ?? '').replace(/\s/g, '');
  const [first, second] = codesInARow(key);
  await expectAccessible(page);
  await typeInto(person, t('security.authenticator.emailCode'), await nextCode(account.email, seen));
  const used = first?.() ?? '';
  await typeInto(person, t('ui.factor.app'), used);
  await page.getByTestId('bind-authenticator').click();

  // The codes are there once; leaving needs one of them.
  const copy = page.getByTestId('recovery-copy');
  const place = Number(await copy.getAttribute('data-place'));
  const codes = await page.getByTestId('recovery-codes').locator('ol .num').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await copy.fill(codes[place % 10] ?? '');
  await page.getByTestId('codes-saved').click();
  await expect(page.getByText(t('security.recovery.wrong', { place }))).toBeVisible();
  await copy.fill((codes[place - 1] ?? '').toLowerCase().replace('-', ' '));
  await page.getByTestId('codes-saved').click();
  const left = page.getByText(t('security.recovery.left', { count: 10, total: 10 }));
  await expect(left).toBeVisible();
  await page.reload();
  await expect(left).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  await forgetSession(page);
  await visit('/login');
  await logInUpToFactor(person, account.email);
  expect(await tokenOf(page.context(), 'kontor')).toBeUndefined();
  // A reload stays at the step.
  await page.reload();
  await expect(page.getByRole('heading', { name: t('auth.factor.title') })).toBeVisible();
  await expectAccessible(page);
  // A code that counted already is no better than a wrong one, and makes room for the next.
  await typeInto(person, t('ui.factor.app'), used);
  await expect(page.getByText(refusal('auth.authenticator_invalid'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('auth.login.title'), exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: t('auth.factor.title') })).toBeVisible();
  await page.getByRole('checkbox').check();
  await typeInto(person, t('ui.factor.app'), second?.() ?? '');
  await expect(page).not.toHaveURL(/\/login/);

  await forgetSession(page);
  await visit('/login');
  await logIn(person, account.email);
  expect(await tokenOf(page.context(), 'kontor')).toBeDefined();
  await visit('/profile/security/login-activity');
  await page.getByTestId('forget-device').click();
  await expect(page.getByTestId('forget-device')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(mobile);

  test('who lost the phone logs in with a recovery code, and takes the authenticator away', async ({ person }) => {
    const { page, t, refusal, visit } = person;
    const account = await createAccount('kontor');
    const { codes, recoveryCodes } = await bindAuthenticator(account);
    await visit('/login');
    await logInUpToFactor(person, account.email);
    await page.getByRole('button', { name: t('ui.factor.useRecovery') }).click();
    await page.getByLabel(t('ui.factor.recovery'), { exact: true }).fill('7F3K9-2QDM4');
    await page.getByRole('button', { name: t('auth.factor.submit'), exact: true }).click();
    await expect(page.getByText(refusal('auth.recovery_code_invalid'))).toBeVisible();
    await page.getByLabel(t('ui.factor.recovery'), { exact: true }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: t('auth.factor.submit'), exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await visit('/profile/security');
    await expect(page.getByText(t('security.recovery.left', { count: 9, total: 10 }))).toBeVisible();
    await page.getByRole('button', { name: `${t('security.authenticator.disable')}: ${t('security.authenticator.title')}` }).click();
    await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await typeInto(person, t('ui.factor.app'), codes[0]?.() ?? '');
    await page.getByTestId('disable-authenticator').click();
    await expect(toastSaying(person, t('security.authenticator.disabled'))).toBeVisible();
    await expect(page.getByTestId('sending-held')).toBeVisible();
  });
});

test('a reset asks for the second factor once its code is right', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createAccount('kontor');
  const { codes } = await bindAuthenticator(account);
  await visit('/reset-password');
  const seen = await messageCount(account.email);
  await askForReset(person, account.email);
  person.expectComplaint(REFUSED);
  await setNewPassword(person, await nextCode(account.email, seen), NEXT_PASSWORD);
  await typeInto(person, t('ui.factor.app'), codes[0]?.() ?? '');
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
  await expect(page).toHaveURL(/\/login/);
  await logInUpToFactor(person, account.email, NEXT_PASSWORD);
  await typeInto(person, t('ui.factor.app'), codes[1]?.() ?? '');
  await expect(page).not.toHaveURL(/\/login/);
});
