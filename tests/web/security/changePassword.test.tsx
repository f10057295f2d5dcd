import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { codes } from '@/contract/codes';
import { ChangePasswordScreen } from '@/src/features/security';
import { WhatHappens } from '@/src/features/security/view/WhatHappens';
import { removeToken, storedToken, storeToken } from '@/src/lib/storage';
import { pushBrowser } from '../../support/browserPush';
import { answers, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell, routerAt } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  answers('securityState', unprotected);
});
afterEach(removeToken);

const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: null, apiData: null } } as never;
const changed = { token: 't'.repeat(43), expiresAt: Date.now() + 60_000, sendingHeldUntil: Date.now(), sessionsEnded: 1 };
const open = () => renderShell(<ChangePasswordScreen isSignedIn />, { path: '/profile/changePwd', state });
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const submit = () => userEvent.click(screen.getByTestId('change-password'));

async function fill(current: string, next: string, repeated = next): Promise<void> {
  await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), next);
  await userEvent.type(field('Repeat new password'), repeated);
}

describe('changing the password', () => {
  it('says until when sending pauses once the page has come to life: the server’s minute may be another', () => {
    open();
    const TIME = /\d\d:\d\d/;
    expect(screen.getByRole('complementary')).toHaveTextContent(TIME);
    const fromServer = renderToString(
      <RouterContext.Provider value={routerAt('/profile/changePwd')}>
        <WhatHappens />
      </RouterContext.Provider>,
    );
    expect(fromServer).toContain('…');
    expect(fromServer).not.toMatch(TIME);
  });

  it('sends both, tells that it is done, and goes to the security page', async () => {
    const sent: unknown[] = [];
    answers('passwordChange', changed, async (request) => void sent.push(await request.json()));
    const { router } = open();
    await fill('Harbour27', 'Lighthouse9');
    await submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/profile/security'));
    expect(storedToken()).toBe(changed.token);
    expect(sent).toEqual([{ currentPassword: 'Harbour27', newPassword: 'Lighthouse9' }]);
    expect(await screen.findByText('Your password is changed. All other devices are logged out.')).toBeVisible();
  });

  it('turns web push on again where it was on: the exchange took it from the session that made place', async () => {
    const browser = pushBrowser('granted', { permission: 'granted', subscribed: true });
    const said: unknown[] = [];
    answers('pushStatus', { isOn: true });
    answers('passwordChange', changed, () => void said.push('changed'));
    answers('pushSubscribe', null, async (request) => void said.push(request.headers.get('exchange-token'), await request.json()));
    open();
    await fill('Harbour27', 'Lighthouse9');
    await submit();
    const target = { endpoint: 'https://push.example/device', keys: { p256dh: 'P', auth: 'A' } };
    await waitFor(() => expect(said).toEqual(['changed', changed.token, target]));
    browser.away();
  });

  it.each([
    ['was off for this account', { isOn: false }],
    ['is not known to be on', undefined],
  ])('leaves web push alone where it %s', async (_, status) => {
    const browser = pushBrowser('granted', { permission: 'granted', subscribed: true });
    if (status) answers('pushStatus', status);
    else isUnreachable('pushStatus');
    answers('passwordChange', changed);
    const { router } = open();
    await fill('Harbour27', 'Lighthouse9');
    await submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/profile/security'));
    browser.away();
  });

  describe('of an account with an authenticator', () => {
    const refused = (name: 'secondFactorRequired' | 'authenticatorInvalid' | 'recoveryCodeInvalid') =>
      refuses('passwordChange', { code: codes[name].code, msg: `${codes[name].key}||authenticator` });

    it('asks for its code beside the passwords, and sends it', async () => {
      answers('securityState', { ...unprotected, authenticatorBoundAt: 1, methods: ['authenticator'], recoveryCodesLeft: 10 });
      const sent: unknown[] = [];
      answers('passwordChange', changed, async (request) => void sent.push(await request.json()));
      open();
      const boxes = await screen.findByRole('group', { name: 'Code from the app' });
      await fill('Harbour27', 'Lighthouse9');
      await submit();
      expect(boxes).toHaveAccessibleDescription('Enter the code of your app or a recovery code.');
      expect(sent).toEqual([]);
      await userEvent.type(within(boxes).getAllByRole('textbox')[0] as HTMLElement, '123456');
      await submit();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent).toEqual([{ currentPassword: 'Harbour27', newPassword: 'Lighthouse9', authenticatorCode: '123456' }]);
    });

    it('asks when the exchange does, and keeps a recovery code to be corrected', async () => {
      refused('secondFactorRequired');
      open();
      await fill('Harbour27', 'Lighthouse9');
      await submit();
      const boxes = await screen.findByRole('group', { name: 'Code from the app' });
      await waitFor(() => expect(boxes).toHaveAccessibleDescription(/Use your second step/));
      await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
      await userEvent.type(field('Recovery code'), '7f3k9');
      refused('recoveryCodeInvalid');
      await submit();
      await waitFor(() => expect(field('Recovery code')).toHaveAccessibleDescription('This recovery code is wrong or used.'));
      expect(field('Recovery code')).toHaveValue('7f3k9');
      expect(field('New password')).toHaveValue('Lighthouse9');
    });
  });

  it('says at each field what is missing, and sends nothing', async () => {
    open();
    await fill('x', 'short', 'other');
    await userEvent.clear(field('Current password'));
    await submit();
    expect(field('Current password')).toHaveAccessibleDescription('Enter your current password.');
    expect(field('New password')).toHaveAccessibleDescription('The password must meet every point of the list.');
    expect(field('Repeat new password')).toHaveAccessibleDescription('The two passwords differ.');
  });

  it('keeps what was typed when the current one is wrong, and says so at its field until it is typed anew', async () => {
    refuses('passwordChange', { code: codes.credentialsInvalid.code, msg: codes.credentialsInvalid.key });
    open();
    await fill('Harbour28', 'Lighthouse9');
    await submit();
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription('This is not your current password.'));
    expect(field('New password')).toHaveValue('Lighthouse9');
    await userEvent.type(field('Current password'), '!');
    expect(field('Current password')).not.toHaveAccessibleDescription();
  });

  it.each([
    [codes.passwordSame, 'The new password must differ from the old one.'],
    [codes.passwordWeak, 'This password is too weak. Use 8 to 128 characters with a capital letter, a small letter and a digit.'],
  ])('says at the new password what the exchange has against it', async ({ code, key }, words) => {
    refuses('passwordChange', { code, msg: key });
    open();
    await fill('Harbour27', 'Lighthouse9');
    await submit();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(words));
  });

  it('says what belongs to no field above the buttons', async () => {
    refuses('passwordChange', { code: '429', msg: '429' });
    open();
    await fill('Harbour27', 'Lighthouse9');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Wait a moment and try again.');
  });

  it('leads who has forgotten it to the reset', () => {
    open();
    expect(screen.getByRole('link', { name: 'Forgot it?' })).toHaveAttribute('href', '/profile/resetPwd');
  });

  it('says at once that a frozen account changes no password, and promises nothing of what would follow', async () => {
    const standing = { frozenAt: null, selfFrozenAt: 1, sendingHeldUntil: null };
    renderShell(<ChangePasswordScreen isSignedIn />, {
      path: '/profile/changePwd',
      state: { profile: { userInfo: { ...userFixture, standing }, showBalances: true, activeTab: null, apiData: null } } as never,
    });
    expect(screen.getByTestId('change-password')).toBeDisabled();
    expect(screen.getByTestId('change-password')).toHaveAccessibleDescription(
      'You have frozen this account. End the freeze on the security page first.',
    );
    expect(screen.queryByRole('complementary')).toBeNull();
    // Enter in a field sends nothing either: whatever is asked without an answer fails the test.
    await userEvent.type(field('Current password'), 'Harbour27{Enter}');
    expect(field('Current password')).toHaveValue('Harbour27');
  });

  it('tells visitors the ways in; the page is open', () => {
    act(removeToken);
    open();
    expect(screen.queryByTestId('change-password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnUrl=%2Fprofile%2FchangePwd');
    expect(screen.getByRole('link', { name: 'Reset password' })).toHaveAttribute('href', '/reset-password');
  });

  it('has no form for visitors in what the server sends either: it would ask what leads them away', () => {
    const fromServer = (isSignedIn: boolean) =>
      renderToString(
        <RouterContext.Provider value={routerAt('/profile/changePwd')}>
          <ChangePasswordScreen isSignedIn={isSignedIn} />
        </RouterContext.Provider>,
      );
    expect(fromServer(false)).not.toContain('<form');
    expect(fromServer(false)).toContain('/reset-password');
  });
});
