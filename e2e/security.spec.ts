import { createAccount, forgetSession, giveToken, openSession, PASSWORD, tokenOf } from './support/accounts';
import { expect, type Person, test } from './support/fixtures';
import { reloadHolding } from './support/heldAnswers';
import { messageCount, nextCode } from './support/mailbox';
import { siteUrl } from './support/places';
import { toastSaying } from './support/shell';
import { askForReset, logIn, setNewPassword } from './support/signIn';

const NEXT_PASSWORD = 'Lighthouse9';
const REFUSED = /status of 403/;

/** Signed in, with another session of the account elsewhere. */
async function signedInTwice({ page, visit }: Person, path: string) {
  const account = await createAccount('kontor');
  const elsewhere = await openSession(account);
  await giveToken(page.context(), 'kontor', account.token);
  await visit(path);
  return { ...account, elsewhere };
}

async function typePasswords({ page, t }: Person, current: string, next: string): Promise<void> {
  await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(current);
  await page.getByLabel(t('security.newPassword'), { exact: true }).fill(next);
  await page.getByLabel(t('security.repeatPassword'), { exact: true }).fill(next);
  await page.getByTestId('change-password').click();
}

test('a session elsewhere is ended from the list, which did not move as it loaded, and its browser is led to the login', async ({
  person,
  browser,
}) => {
  const { page, t } = person;
  const { elsewhere } = await signedInTwice(person, '/profile/security');
  const letGo = await reloadHolding(page, /\/api\/security\/(state|sessions)/);
  const heading = page.getByRole('heading', { name: t('security.loginActivity'), exact: true });
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(heading).toBeVisible();
  const before = await top();
  letGo();
  await expect(page.getByTestId('end-session')).toBeVisible();
  await expect(page.getByTestId('protections')).toBeVisible();
  expect(await top()).toBe(before);

  const context = await browser.newContext();
  await giveToken(context, 'kontor', elsewhere);
  const other = await context.newPage();
  await other.goto(siteUrl('kontor', '/profile/security'));
  await expect(other.getByRole('heading', { name: t('security.title'), exact: true })).toBeVisible();

  await page.getByTestId('end-session').click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('end-session')).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  expect(await tokenOf(context, 'kontor')).toBeUndefined();
  expect(await tokenOf(page.context(), 'kontor')).toBeDefined();
  await context.close();
});

test('a changed password ends other sessions, holds withdrawals and is the one to log in with', async ({ person }) => {
  const { page, t, visit } = person;
  const { email } = await signedInTwice(person, '/profile/security');
  await page.getByRole('link', { name: `${t('security.change')}: ${t('security.password')}` }).click();
  await typePasswords(person, 'Wrong-one-1', NEXT_PASSWORD);
  await expect(page.getByText(t('security.problems.currentWrong'))).toBeVisible();
  await expect(page.getByLabel(t('security.newPassword'), { exact: true })).toHaveValue(NEXT_PASSWORD);

  await typePasswords(person, PASSWORD, NEXT_PASSWORD);
  await expect(page).toHaveURL(siteUrl('kontor', '/profile/security'));
  await expect(toastSaying(person, t('security.passwordDone'))).toBeVisible();
  await expect(page.getByTestId('sending-held')).toBeVisible();
  await expect(page.getByTestId('end-session')).toHaveCount(0);

  await forgetSession(page);
  await visit('/login');
  await logIn(person, email, NEXT_PASSWORD);
});

test('who has forgotten the password resets it from where it is changed, the address already there', async ({ person }) => {
  const { page, t } = person;
  const { email } = await signedInTwice(person, '/profile/changePwd');
  await page.getByRole('link', { name: t('security.forgot') }).click();
  await expect(page).toHaveURL(siteUrl('kontor', '/profile/resetPwd'));
  await expect(page.getByLabel(t('auth.identity.email'), { exact: true })).toHaveValue(email);
  const seen = await messageCount(email);
  await askForReset(person, email);
  person.expectComplaint(REFUSED);
  await setNewPassword(person, await nextCode(email, seen), NEXT_PASSWORD);
  await expect(page).toHaveURL(/\/login/);
  expect(await tokenOf(page.context(), 'kontor')).toBeUndefined();
});

test('the record of what happened is a file to keep', async ({ person }) => {
  const { page, t, visit } = person;
  await signedInTwice(person, '/profile/changePwd');
  await typePasswords(person, 'Wrong-one-1', NEXT_PASSWORD);
  await expect(page.getByText(t('security.problems.currentWrong'))).toBeVisible();
  await visit('/profile/security/login-activity');
  await expect(page.getByRole('cell', { name: t('security.results.WRONG_PASSWORD') })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('security.exportCsv') }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFat,kind,result,device,country,ip');
  expect(lines.slice(1).map((line) => line.split(',').slice(1, 3).join(' '))).toEqual([
    'PASSWORD_CHANGE WRONG_PASSWORD',
    'LOGIN PASSED',
    'LOGIN PASSED',
  ]);
});
