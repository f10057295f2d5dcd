import { randomUUID } from 'node:crypto';
import { maskedEmailForOthers } from '@/domain/account/maskedEmail';
import { type Account, createAccount, createFundedAccount, giveToken, openSession, PASSWORD } from './support/accounts';
import { expectAccessible } from './support/axe';
import { call } from './support/exchangeApi';
import { expect, mobile, type Person, test } from './support/fixtures';
import { messageCount, nextCode, unsubscribeLinkTo } from './support/mailbox';
import { siteUrl } from './support/places';
import { openPushService, watchMessages } from './support/pushService';
import { toastSaying } from './support/shell';
import { goToRegister, register } from './support/signIn';
import { restAt, restingPrice } from './support/terminal';
import { PAIR } from './support/walk/places';

const BRAND = 'kontor';

async function signedIn({ page, visit }: Person, account: Account, path: string): Promise<void> {
  await giveToken(page.context(), BRAND, account.token);
  await visit(path);
}

const buy = ({ token }: Account, size: string) =>
  call(BRAND, 'createSpotOrder', { symbol: PAIR, side: 'BUY', type: 'MARKET', size, clientOrderId: randomUUID() }, token);

test('notifications arrive while the page is open, are read when they are shown, and go when they are deleted', async ({ person }) => {
  const { page, t } = person;
  const account = await createFundedAccount(BRAND);
  await signedIn(person, account, '/profile/notification');
  const row = (key: string) => page.getByRole('main').getByRole('button', { name: t(`notifications.topics.${key}.title`) });
  await expect(row('practiceClaimed')).toBeVisible();
  await buy(account, '0.001');
  await expect(row('orderFilled')).toBeVisible();
  const bell = page.getByTestId('notifications');
  await expect(bell).toHaveAccessibleName(t('notifications.titleUnread', { number: 2 }));

  // The newest stands beside the list by itself; who presses it has read it.
  const beside = page.getByTestId('notice-detail');
  await expect(beside).toContainText('+0.001 BTC');
  await row('orderFilled').click();
  await expect(bell).toHaveAccessibleName(t('notifications.titleUnread', { number: 1 }));
  await expectAccessible(page);

  // From the bell of another page straight to one.
  await person.visit('/markets');
  await bell.click();
  await page.getByRole('link', { name: t('notifications.topics.practiceClaimed.title') }).click();
  await expect(beside.getByRole('heading', { name: t('notifications.topics.practiceClaimed.title') })).toBeVisible();
  await expect(bell).toHaveAccessibleName(t('notifications.title'));

  await beside.getByRole('button', { name: t('notifications.delete') }).click();
  await page.getByRole('button', { name: t('notifications.undo') }).click();
  await expect(row('practiceClaimed')).toBeVisible();
  // Whoever leaves has decided, before the moment to take it back is over.
  await row('orderFilled').click();
  await beside.getByRole('button', { name: t('notifications.delete') }).click();
  await expect(page.getByRole('button', { name: t('notifications.undo') })).toBeVisible();
  await page.reload();
  await expect(row('practiceClaimed')).toBeVisible();
  await expect(row('orderFilled')).toHaveCount(0);
  await page.getByRole('button', { name: t('notifications.deleteAll') }).click();
  await page.getByTestId('confirm').click();
  await expect(page.getByText(t('notifications.empty'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('notifications.empty'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(mobile);

  test('a notification is a sheet over the list, and settings that were saved are there after a reload', async ({ person }) => {
    const { page, t } = person;
    await signedIn(person, await createFundedAccount(BRAND), '/profile/notification');
    await page.getByRole('button', { name: t('notifications.topics.practiceClaimed.title') }).click();
    const sheet = page.getByRole('dialog', { name: t('notifications.topics.practiceClaimed.title') });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.getByRole('link', { name: t('notifications.settings'), exact: true }).click();
    await page.getByLabel(t('profile.settings.nickName'), { exact: true }).fill('harbour-jana');
    await page.getByRole('button', { name: `${t('profile.settings.currency')}:` }).click();
    await page.getByRole('menuitemradio', { name: /EUR/ }).click();
    await page.getByTestId('save-settings').click();
    await expect(page.getByTestId('save-bar')).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(t('profile.settings.nickName'), { exact: true })).toHaveValue('harbour-jana');
    await expect(page.getByRole('button', { name: /Euro/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('push is asked for by a click alone; what happens comes to the device, and pressed it leads to the notifications', async ({
  person,
}) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount(BRAND);
  const service = await openPushService(person);
  await signedIn(person, account, '/profile/settings');
  const turn = (way: 'on' | 'off') => page.getByRole('button', { name: t(`notifications.push.${way}`), exact: true });
  await expect(turn('on')).toBeVisible();
  expect(await page.evaluate(() => window.timesAsked)).toBe(0);
  await turn('on').click();
  await expect(turn('off')).toBeVisible();
  expect(await page.evaluate(() => window.timesAsked)).toBe(1);

  // From here on the worker has the pages of the site.
  await visit('/markets');
  await buy(account, '0.001');
  await expect.poll(() => service.sent().length, { message: 'a push message' }).toBe(1);
  const [message = {}] = service.sent();
  const messages = await watchMessages(page);
  await service.deliver(JSON.stringify(message));
  await expect.poll(messages.shown).toEqual([{ title: t('notifications.topics.orderFilled.title'), body: message.body }]);
  await messages.press();
  await expect(page).toHaveURL(siteUrl(BRAND, '/profile/notification'));
  await expect(page.getByTestId('notice-detail')).toContainText('+0.001 BTC');
  await service.close();
});

test('mails of a kind end by the link of one and a press; a link that was cut ends nothing', async ({ person }) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount(BRAND);
  const link = await unsubscribeLinkTo(account.email);
  const choice = async (kind: string) => {
    const { choices } = await call(BRAND, 'noticeChoices', {}, account.token);
    return choices.find((one) => one.kind === kind && one.channel === 'MAIL')?.isOn;
  };
  const press = page.getByTestId('unsubscribe');
  const says = (key: string) => expect(page.getByRole('heading', { name: t(`notifications.unsubscribe.${key}`) })).toBeVisible();
  await visit('/unsubscribe');
  await says('broken');
  person.expectComplaint(/status of 400/);
  await visit(link.slice(0, -1));
  await press.click();
  await says('broken');
  await expectAccessible(page);

  // The whole one in the same tab: it is opened, which ends nothing, then pressed.
  await visit(link);
  await expect(press).toBeVisible();
  await expectAccessible(page);
  expect(await choice('WALLET')).toBe(true);
  await press.click();
  await says('done');
  expect([await choice('WALLET'), await choice('SECURITY')]).toEqual([false, true]);

  // The same mail again, another day.
  await page.reload();
  await press.click();
  await says('done');
  expect(await choice('WALLET')).toBe(false);
});

test('the owner freezes the account, which ends other sessions and orders, and ends the freeze with code and password', async ({
  person,
}) => {
  const { page, t } = person;
  const account = await createFundedAccount(BRAND);
  const elsewhere = await openSession(account);
  await restAt(account.token, PAIR, await restingPrice(PAIR), '0.001');
  await signedIn(person, account, '/profile/security');
  const rowName = t('security.freeze.title');
  await page.getByRole('button', { name: `${t('security.freeze.action')}: ${rowName}` }).click();
  await expectAccessible(page);
  await page.getByTestId('confirm').click();
  const bar = page.getByTestId('standing-bar');
  await expect(bar).toBeVisible();
  await expect(call(BRAND, 'sessions', {}, elsewhere)).rejects.toThrow();
  expect(await call(BRAND, 'openSpotOrders', {}, account.token)).toMatchObject({ records: [] });

  // The bar leads back from wherever one is.
  await person.visit('/trade/spot/BTC_USDT');
  await bar.getByRole('button', { name: t('shell.standing.endFreeze') }).click();
  const seen = await messageCount(account.email);
  await page.getByRole('button', { name: `${t('security.unfreeze.title')}: ${rowName}` }).click();
  const dialog = page.getByRole('dialog', { name: t('security.unfreeze.title') });
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.type(await nextCode(account.email, seen));
  await page.getByLabel(t('security.currentPassword'), { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByTestId('unfreeze-account').click();
  // With until when sending is held.
  const [done = ''] = t('security.unfreeze.done', { time: '|' }).split('|');
  await expect(toastSaying(person, done)).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByTestId('sending-held')).toBeVisible();
});

test('who was invited is still so after looking around and registering', async ({ person, newPerson }) => {
  const { page } = person;
  const inviter = await createAccount(BRAND);
  await signedIn(person, inviter, '/profile/referral');
  const link = await page.getByTestId('referral-link').textContent();

  const guest = await newPerson();
  await guest.visit(`/markets?${link?.split('?')[1]}`);
  await guest.visit('/');
  await goToRegister(guest);
  const email = `e2e-${randomUUID().slice(0, 8)}@mail.example`;
  await register(guest, email);

  await page.reload();
  await expect(page.getByText(maskedEmailForOthers(email), { exact: true })).toBeVisible();
});
