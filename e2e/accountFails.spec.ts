import { type EndpointName, endpoints } from '@/contract/endpoints';
import { createFundedAccount, giveToken } from './support/accounts';
import { expect, test } from './support/fixtures';
import { WAITS } from './support/tags';

const BRAND = 'kontor';

test('pages of the account say what did not come, bring it on a press, and keep it while there is no network', { tag: WAITS }, async ({
  person,
}) => {
  const { page, t, visit } = person;
  const account = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, account.token);
  person.expectComplaint(/status of 500|ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  const places: [path: string, call: EndpointName, shows: () => ReturnType<typeof page.getByText>][] = [
    ['/profile/security', 'sessions', () => page.getByText(t('security.thisDevice')).first()],
    ['/profile/notification', 'noticeSearch', () => page.getByText(t('notifications.topics.practiceClaimed.title')).first()],
    ['/profile/verification', 'verificationState', () => page.getByTestId('level')],
    ['/profile/todos', 'todos', () => page.getByRole('heading', { name: t('profile.todos.open') })],
    ['/profile/settings', 'preferences', () => page.getByTestId('settings-form')],
    ['/profile/referral', 'referralInfo', () => page.getByTestId('referral-code')],
    ['/profile/security/login-activity', 'activity', () => page.getByRole('rowheader', { name: t('security.kinds.LOGIN') }).first()],
    ['/profile/security/passkeys', 'passkeys', () => page.getByText(t('security.passkeys.emptyTitle'))],
  ];
  for (const [path, name, shown] of places) {
    // Calls fail until the button was pressed, those of the page itself too: one that waits would hold the button.
    // Nothing was pressed on a page that is being left.
    const isPressed = () => page.evaluate(() => 'isPressed' in document.documentElement.dataset).catch(() => false);
    const failure = { status: 500, json: { code: '500', msg: 'system.internal', data: null } };
    await page.route(`**/api${endpoints[name].path}*`, async (route) => ((await isPressed()) ? route.continue() : route.fulfill(failure)));
    await visit(path);
    // Parts that show the same answer fail together.
    const retry = page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('button', { name: t('ui.error.retry') })
      .first();
    await expect(retry).toBeVisible();
    await page.evaluate(() => {
      const note = () => document.documentElement.setAttribute('data-is-pressed', '');
      document.addEventListener('click', note, { once: true, capture: true });
    });
    await retry.click();
    await expect(shown()).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.getByText(t('shell.connection.offline'))).toBeVisible();
    await expect(shown()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(t('shell.connection.offline'))).toBeHidden();
  }
});
