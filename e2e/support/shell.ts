import { expect, type Locator } from '@playwright/test';
import type { Person } from './fixtures';

/** The toast that says this. */
export const toastSaying = ({ page }: Person, words: string | RegExp): Locator => page.locator('[data-toast]').filter({ hasText: words });

/** From here on toasts of this page stay, as under a pointer: three seconds are over before a slow machine has looked. */
export const keepToasts = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    const holdAll = () => {
      for (const toast of document.querySelectorAll('[data-toast]')) toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    };
    // A toast counts its time from the frame after it came.
    const afterItCame = () => requestAnimationFrame(() => requestAnimationFrame(holdAll));
    new MutationObserver(afterItCame).observe(document.body, { childList: true, subtree: true });
  });

/** Opens the menu of narrow screens. */
export async function openDrawer({ page, t }: Person): Promise<Locator> {
  await page.getByRole('button', { name: t('shell.menu.title') }).click();
  const drawer = page.getByRole('dialog', { name: t('shell.menu.title') });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Goes to a page of the main menu, as far as the screen shows one. */
export async function goByMenu(person: Person, key: 'markets' | 'spot'): Promise<void> {
  const { page, t, isMobile } = person;
  const menu = isMobile ? await openDrawer(person) : page.getByRole('banner');
  await menu.getByRole('link', { name: t(`shell.menu.${key}`), exact: true }).click();
}

/** Claims the day's practice funds with the button that offers them, and waits until they are there. */
export async function claimFunds(person: Person): Promise<void> {
  const { page, t, isMobile } = person;
  const place = isMobile ? await openDrawer(person) : page.getByRole('banner');
  await place.getByRole('button', { name: t('shell.practice.claim') }).click();
  const dialog = page.getByRole('dialog', { name: t('shell.practice.title') });
  await dialog.getByRole('button', { name: t('shell.practice.claim') }).click();
  await expect(toastSaying(person, t('shell.practice.added'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Asks to log out and stops at the question. */
export async function askToLogOut(person: Person): Promise<Locator> {
  const { page, t, isMobile } = person;
  if (isMobile) {
    const drawer = await openDrawer(person);
    await drawer.getByRole('button', { name: t('shell.profile.title') }).click();
    await drawer.getByRole('button', { name: t('shell.logout.action') }).click();
  } else {
    await page.getByRole('button', { name: t('shell.profile.title') }).click();
    await page
      .getByRole('dialog', { name: t('shell.profile.title') })
      .getByRole('button', { name: t('shell.logout.action') })
      .click();
  }
  return page.getByRole('alertdialog', { name: t('shell.logout.title') });
}

/** Logs out and answers the question. */
export async function logOut(person: Person): Promise<void> {
  const question = await askToLogOut(person);
  await question.getByRole('button', { name: person.t('shell.logout.action') }).click();
  await expect(question).toBeHidden();
}
