import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';

const BRAND = 'kontor';
/** Nobody's here, with the capitals that check it. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const MISTYPED = ADDRESS.replace('5aAe', '5aae');

test('an address is saved, named, waits its day, is the only way out, and is taken out again', async ({ person }) => {
  const { page, t, refusal, visit } = person;
  const { token } = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, token);
  const kept = async () => (await call(BRAND, 'addressBook', {}, token)).addresses;
  await visit('/profile/security/address-book');
  await page.getByTestId('add-address').click();
  const adding = page.getByRole('dialog', { name: t('send.book.add') });
  const address = adding.getByLabel(t('send.address'), { exact: true });
  const save = adding.getByRole('button', { name: t('send.book.add') });
  await adding.getByLabel(t('send.book.name'), { exact: true }).fill('Ledger');
  await adding.getByLabel(t('wallets.coin'), { exact: true }).selectOption('ETH');
  await address.fill(MISTYPED);
  await save.click();
  // Beside its field, with all that was typed still there.
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(adding.getByText(refusal('send.address_checksum'))).toBeVisible();
  await expect(address).toHaveValue(MISTYPED);
  expect(await kept()).toEqual([]);
  await address.fill(ADDRESS);
  await save.dblclick();

  const entry = page.getByTestId('saved-address');
  await expect(entry).toHaveCount(1);
  await expect(adding).toHaveCount(0);
  expect(await kept()).toMatchObject([{ label: 'Ledger', address: ADDRESS }]);
  await expect(entry.getByRole('button', { name: `${t('wallets.act.send')}: Ledger` })).toBeDisabled();
  await entry.getByRole('button', { name: t('send.book.acts', { label: 'Ledger' }) }).click();
  await page.getByRole('menuitem', { name: t('send.book.rename') }).click();
  const naming = page.getByRole('dialog', { name: t('send.book.renameTitle') });
  await naming.getByLabel(t('send.book.name'), { exact: true }).fill('Vault');
  await naming.getByRole('button', { name: t('send.book.rename') }).click();
  await expect(entry).toContainText('Vault');

  // To saved ones only: not to others, and to this one when its day is over.
  await page.getByTestId('saved-only').click();
  await expect.poll(async () => (await call(BRAND, 'addressBook', {}, token)).savedOnly.isOn).toBe(true);
  await visit('/wallets/send/eth');
  const to = page.getByTestId('send-address');
  await to.fill(OTHER);
  await expect(page.getByText(refusal('send.address_not_saved'))).toBeVisible();
  await page.getByTestId('send-book').click();
  await page.getByRole('menuitem', { name: /Vault/ }).click();
  await expect(to).toHaveValue(ADDRESS);
  await expect(page.getByText(refusal('send.address_waiting'))).toBeVisible();

  await page.goBack();
  await entry.getByRole('button', { name: t('send.book.acts', { label: 'Vault' }) }).click();
  await page.getByRole('menuitem', { name: t('send.book.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('send.book.remove') })
    .click();
  await expect(page.getByText(t('send.book.empty'))).toBeVisible();
  expect(await kept()).toEqual([]);
});
