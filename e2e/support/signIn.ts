import { expect } from '@playwright/test';
import { PASSWORD } from './accounts';
import type { Person } from './fixtures';
import { messageCount, nextCode } from './mailbox';
import { openDrawer } from './shell';

/** Goes to the register form from wherever the shell offers it. */
export async function goToRegister(person: Person): Promise<void> {
  const { page, t, isMobile } = person;
  const place = isMobile ? await openDrawer(person) : page.getByRole('banner');
  await place.getByRole('link', { name: t('shell.register'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('auth.register.title') })).toBeVisible();
}

/** A code that is not this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** `title` is the form's own: while a page changes, the form before it still stands there, with fields of the same names. */
async function chooseEmail({ page, t }: Person, title: string, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: t(title), exact: true })).toBeVisible();
  await page.getByLabel(t('auth.identity.email'), { exact: true }).fill(email);
}

/** Types the six digits; the last one sends the form by itself. */
export async function enterCode({ page, t }: Person, code: string): Promise<void> {
  const boxes = page.getByRole('group', { name: t('auth.code.name') });
  await boxes.getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** Fills the register form that is open and sends it. */
export async function fillRegister(person: Person, email: string, password = PASSWORD): Promise<void> {
  const { page, t } = person;
  await chooseEmail(person, 'auth.register.title', email);
  await page.getByLabel(t('auth.password.label'), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
}

/** Registers by email on the form that is open, with the code from the mailbox. */
export async function register(person: Person, email: string): Promise<void> {
  const { page, t } = person;
  const seen = await messageCount(email);
  await fillRegister(person, email);
  await expect(page.getByRole('heading', { name: t('auth.register.confirmTitle') })).toBeVisible();
  await enterCode(person, await nextCode(email, seen));
  await expect(page).not.toHaveURL(/\/register/);
}

/** First step of a login, on the form that is open. */
export async function sendPassword(person: Person, email: string, password = PASSWORD): Promise<void> {
  const { page, t } = person;
  await chooseEmail(person, 'auth.login.title', email);
  await page.getByLabel(t('auth.password.label'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
}

/** Both steps of a login, on the form that is open. */
export async function logIn(person: Person, email: string, password = PASSWORD): Promise<void> {
  const seen = await messageCount(email);
  await sendPassword(person, email, password);
  await expect(person.page.getByRole('heading', { name: person.t('auth.code.title') })).toBeVisible();
  await enterCode(person, await nextCode(email, seen));
  await expect(person.page).not.toHaveURL(/\/login/);
}

/** Asks for a code to set a new password with, on the form that is open. */
export async function askForReset(person: Person, email: string): Promise<void> {
  const { page, t } = person;
  await chooseEmail(person, 'auth.reset.title', email);
  await page.getByRole('button', { name: t('auth.reset.send') }).click();
  await expect(page.getByRole('heading', { name: t('auth.reset.newTitle') })).toBeVisible();
}

/** Sets a new password with the code that was sent. */
export async function setNewPassword(person: Person, code: string, password: string): Promise<void> {
  const { page, t } = person;
  await enterCode(person, code);
  await page.getByLabel(t('auth.reset.newPassword'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
}
