import { createAccount, createFundedAccount, giveToken, newEmail, newPhone, openSession, PASSWORD, tokenOf } from './support/accounts';
import { expect, type Person, test } from './support/fixtures';
import { messageCount, nextCode } from './support/mailbox';
import { hostOf, siteUrl } from './support/places';
import { toastSaying } from './support/shell';
import { askForReset, enterCode, fillRegister, logIn, otherThan, sendPassword, setNewPassword } from './support/signIn';
import { WAITS } from './support/tags';
import { openOrdersTab, terminalIsLive } from './support/terminal';
import { patternOf } from './support/words';

const FORBIDDEN = /status of 403/;

const codeTitle = ({ page, t }: Person) => page.getByRole('heading', { name: t('auth.code.title') });

test('a wrong password and an unknown account are told in the same words', async ({ person }) => {
  const { page, refusal } = person;
  const { email } = await createAccount('kontor');
  const alert = page.getByRole('main').getByRole('alert');
  await person.visit('/login');

  await sendPassword(person, email, `${PASSWORD}x`);
  await expect(alert).toHaveText(refusal('auth.credentials_invalid'));
  await expect(page).toHaveURL(siteUrl('kontor', '/login'));

  await sendPassword(person, newEmail());
  await expect(alert).toHaveText(refusal('auth.credentials_invalid'));
  await expect(page).toHaveURL(siteUrl('kontor', '/login'));
});

test('a wrong code says how many tries are left and keeps the page; a reload and the way back and forth do too', async ({ person }) => {
  const { page, t, refusal } = person;
  const { email } = await createAccount('kontor');
  const seen = await messageCount(email);
  await person.visit('/login');
  await sendPassword(person, email);
  await expect(codeTitle(person)).toBeVisible();
  const code = await nextCode(email, seen);

  await enterCode(person, otherThan(code));
  await expect(page.getByRole('alert').getByText(refusal('auth.code_invalid', { 0: 4 }))).toBeVisible();
  await expect(page).toHaveURL(siteUrl('kontor', '/login/otp'));

  await page.reload();
  await enterCode(person, otherThan(code));
  await expect(page.getByRole('alert').getByText(refusal('auth.code_invalid', { 0: 3 }))).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: t('auth.login.title'), exact: true })).toBeVisible();
  await page.goForward();
  await enterCode(person, code);
  await expect(page).toHaveURL(siteUrl('kontor'));
  // No way back leads to a code that was used, nor to the form of who is signed in.
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('kontor'));
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'exchange-token', domain: hostOf('kontor'), path: '/', sameSite: 'Strict' });
  expect(cookie?.value).toHaveLength(43);
});

test('another code is offered after a minute, and only the newest is right', { tag: WAITS }, async ({ person }) => {
  const { page, t, refusal } = person;
  const email = newEmail();
  await person.visit('/register');
  await fillRegister(person, email);
  await expect(page.getByText(patternOf(t, 'ui.otp.resendIn'))).toBeVisible();
  const again = page.getByRole('button', { name: t('ui.otp.resend') });
  await expect(again).toHaveCount(0);
  const first = await nextCode(email, 0);

  await again.click({ timeout: 120_000 });
  await expect(page.getByText(patternOf(t, 'ui.otp.resendIn'))).toBeVisible();
  const second = await nextCode(email, 1);
  // One draw in a million gives the same code twice.
  expect(second).not.toBe(first);
  await enterCode(person, first);
  await expect(page.getByRole('alert').getByText(refusal('auth.code_invalid', { 0: 4 }))).toBeVisible();
  await page.reload();
  await enterCode(person, second);
  await expect(page).toHaveURL(/\/trade\/spot\//);
});

test('the code page without a code on its way goes back to the form', async ({ person }) => {
  await person.visit('/login/otp');
  await expect(person.page).toHaveURL(siteUrl('kontor', '/login'));
});

test('after login a visitor is where they were', async ({ person }) => {
  const { page, t } = person;
  const { email } = await createAccount('kontor');
  await person.visit('/trade/spot/SOL_USDT');
  await page
    .getByTestId('ticket')
    .getByRole('link', { name: t('trade.logIn') })
    .click();
  await logIn(person, email);
  await expect(page).toHaveURL(siteUrl('kontor', '/trade/spot/SOL_USDT'));
});

test('a foreign return address does not lead off the site', async ({ person }) => {
  const { page } = person;
  const { email } = await createAccount('kontor');
  // Every other kind of address is tried in tests/web/lib/returnUrl.test.ts.
  const foreign = '//elsewhere.example/markets';
  await person.visit(`/login?returnUrl=${encodeURIComponent(foreign)}`);
  await logIn(person, email);
  await expect(page).toHaveURL(siteUrl('kontor'));
});

test('a forgotten password is set anew, and every old session ends', async ({ person, newPerson }) => {
  const { page, t, refusal } = person;
  const account = await createFundedAccount('kontor');
  const elsewhere = await newPerson();
  await giveToken(elsewhere.page.context(), 'kontor', await openSession(account));
  await elsewhere.visit('/trade/spot/BTC_USDT');
  await terminalIsLive(elsewhere);
  await expect((await openOrdersTab(elsewhere, 'balances')).getByRole('row').filter({ hasText: 'USDT' })).toBeVisible();

  elsewhere.expectComplaint(FORBIDDEN);
  const seen = await messageCount(account.email);
  await person.visit('/login');
  await page.getByRole('link', { name: t('auth.login.forgot') }).click();
  await askForReset(person, account.email);
  await setNewPassword(person, await nextCode(account.email, seen), 'Lighthouse28');
  await expect(toastSaying(person, t('auth.reset.done'))).toBeVisible();
  await expect(page).toHaveURL(siteUrl('kontor', '/login'));

  // The stream of the ended session closes, and what asks for a new one is refused: the page leaves without a click.
  await expect(elsewhere.page).toHaveURL(/\/login/);
  expect(await tokenOf(elsewhere.page.context(), 'kontor')).toBeUndefined();

  await sendPassword(person, account.email, account.password);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(refusal('auth.credentials_invalid'));
  await logIn(person, account.email, 'Lighthouse28');
  await expect(page).toHaveURL(siteUrl('kontor'));
});

test('register by phone: the code comes as a text message', async ({ person }) => {
  const { page, t } = person;
  const phone = newPhone();
  await person.visit('/register');
  await page.getByRole('tab', { name: t('auth.identity.phone') }).click();
  await page.getByLabel(t('auth.identity.phone'), { exact: true }).last().fill(phone);
  await page.getByLabel(t('auth.password.label'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
  await expect(page.getByText(t('auth.code.missing.practice'))).toBeVisible();
  await enterCode(person, await nextCode(`+852${phone}`, 0));
  await expect(page).toHaveURL(/\/trade\/spot\//);
});

test.describe('a page that needs an account', () => {
  for (const language of ['en', 'ar-AE'])
    test(`asks a visitor to log in, in their language (${language})`, async ({ person }) => {
      await person.page.goto(siteUrl('kontor', '/wallets/overview?coin=BTC', language));
      const login = `${siteUrl('kontor', '/login', language)}?${new URLSearchParams({ returnUrl: '/wallets/overview?coin=BTC' })}`;
      await expect(person.page).toHaveURL(login);
    });
});
