import { type EndpointName, endpoints } from '@/contract/endpoints';
import { createFundedAccount, giveToken } from './support/accounts';
import { expect, test } from './support/fixtures';

const BRAND = 'kontor';

test('pages of the account say what did not come, bring it on a press, and keep it while there is no network', async ({ person }) => {
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
    // The first call fails. Those after it, of the page itself and of the press, wait until the button was pressed.
    let letThrough = () => {};
    const pressed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const failure = { status: 500, json: { code: '500', msg: 'system.internal', data: null } };
    let hasFailed = false;
    await page.route(`**/api${endpoints[name].path}*`, async (route) => {
      if (!hasFailed) {
        hasFailed = true;
        return route.fulfill(failure);
      }
      await pressed;
      return route.continue();
    });
    await visit(path);
    const retry = page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('button', { name: t('ui.error.retry') });
    await expect(retry).toBeVisible();
    await retry.click();
    letThrough();
    await expect(shown()).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.getByText(t('shell.connection.offline'))).toBeVisible();
    await expect(shown()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(t('shell.connection.offline'))).toBeHidden();
  }
});
