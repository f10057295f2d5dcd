import { expectAccessible } from './axe';
import { expect, mobile, type Person } from './fixtures';
import { photo } from './verification';

/** Takes the page of the passport with a phone that is not signed in; the computer's page follows by itself. */
export async function photographByPhone({ page, t }: Person, phone: Person): Promise<void> {
  const card = page.getByTestId('handover');
  await card.getByTestId('handover-begin').click();
  const link = card.getByTestId('handover-link');
  await expect(link.getByRole('img', { name: t('verification.handover.code') })).toBeVisible();
  await expectAccessible(page, { part: 'main' });

  await phone.page.setViewportSize(mobile.viewport);
  await phone.page.goto((await link.getAttribute('data-url')) ?? '');
  const number = phone.page.getByTestId('phone-number');
  await expect(number).toHaveText(/^[1-9][0-9]$/);
  await expectAccessible(phone.page);
  await expect(card).toHaveAttribute('data-status', 'MATCHING');
  await expectAccessible(page, { part: 'main' });
  // By keyboard alone.
  await card.getByTestId('handover-number').fill((await number.textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(phone.page.getByRole('heading', { name: t('verification.handover.page.DOCUMENT') })).toBeVisible();
  await expect(phone.page).toHaveURL(/\/verification\/phone$/);
  await expectAccessible(phone.page);
  await expect(card).toHaveAttribute('data-status', 'CONNECTED');
  await expect(card.getByText(t('verification.handover.missing'))).toBeVisible();

  // The secret outlives a reload; the link is not in the address any more.
  await phone.page.reload();
  await phone.page.getByTestId('file-PASSPORT').setInputFiles(await photo('phone.jpg'));
  await expect(phone.page.getByText(t('verification.handover.page.doneTitle'))).toBeVisible();
  await expectAccessible(phone.page);
  await expect(card.getByText(t('verification.handover.all'))).toBeVisible();
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
}
