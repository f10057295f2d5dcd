import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { LoginOtpScreen, ResetPasswordScreen } from '@/src/features/auth';
import { keepLoginAccount } from '@/src/features/auth/model/loginAccount';
import { keepPendingCode } from '@/src/features/auth/model/pendingCode';
import { keepPendingFactor } from '@/src/features/auth/model/pendingFactor';
import { removeToken, storedToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { sent, site, userFixture } from './authPage';

withExchangeServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers('countries', []);
});
afterEach(removeToken);

const DAY = 86_400_000;
const token = 's'.repeat(43);
const deviceToken = 'd'.repeat(43);
const signedIn = { token, expiresAt: Date.now() + DAY, user: userFixture };
const asked = { isBindGa: 1 as const, methods: ['authenticator' as const], ticket: 'f'.repeat(43), expiresAt: Date.now() + 600_000 };
const refused = (name: 'loginAuthenticator' | 'forgotPasswordConfirm', code: keyof typeof codes) =>
  refuses(name, { code: codes[code].code, msg: code === 'secondFactorRequired' ? `${codes[code].key}||authenticator` : codes[code].key });
const type = (name: string, code: string) =>
  userEvent.type(within(screen.getByRole('group', { name })).getAllByRole('textbox')[0] as HTMLElement, code);
const open = () => renderShell(<LoginOtpScreen />, { path: '/login/otp?returnUrl=%2Fmarkets', site });

async function openFactor() {
  keepPendingFactor({
    ticket: asked.ticket,
    methods: asked.methods,
    expiresAt: asked.expiresAt,
    target: sent.maskedTarget,
    account: 'jana',
  });
  const shown = open();
  await screen.findByRole('heading', { name: 'Authenticator code' });
  return shown;
}

describe('a login that is asked for a second factor', () => {
  it('goes on to it after the code, and in with the last digit', async () => {
    keepPendingCode('login', sent);
    answers('loginConfirm', asked);
    const bodies: unknown[] = [];
    answers('loginAuthenticator', { ...signedIn, device: null }, async (request) => void bodies.push(await request.json()));
    const { router } = open();
    await screen.findByRole('group', { name: 'Code' });
    await type('Code', '481902');
    await screen.findByRole('heading', { name: 'Authenticator code' });
    expect(storedToken()).toBeUndefined();
    expect(router.replace).not.toHaveBeenCalled();
    await type('Code from the app', '123456');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/markets'));
    expect(storedToken()).toBe(token);
    expect(bodies).toEqual([{ ticket: asked.ticket, platform: 'PC', rememberDevice: false, authenticatorCode: '123456' }]);
  });

  it('is not asked again where this device is to be remembered, by this account alone', async () => {
    answers('loginAuthenticator', { ...signedIn, device: { deviceToken, expiresAt: Date.now() + 30 * DAY } });
    const { router, unmount } = await openFactor();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not ask on this device for 30 days' }));
    await type('Code from the app', '123456');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/markets'));
    unmount();

    const bodies: { deviceToken?: string }[] = [];
    answers('loginConfirm', signedIn, async (request) => void bodies.push((await request.json()) as { deviceToken?: string }));
    for (const account of ['jana', 'somebody else']) {
      keepLoginAccount(account);
      keepPendingCode('login', sent);
      const again = open();
      await screen.findByRole('group', { name: 'Code' });
      await type('Code', '481902');
      await waitFor(() => expect(again.router.replace).toHaveBeenCalled());
      again.unmount();
    }
    expect(bodies.map((body) => body.deviceToken)).toEqual([deviceToken, undefined]);
  });

  it('says what is wrong: a code of the app is typed anew, a recovery code corrected', async () => {
    refused('loginAuthenticator', 'authenticatorInvalid');
    await openFactor();
    await type('Code from the app', '123456');
    const boxes = screen.getByRole('group', { name: 'Code from the app' });
    await waitFor(() => expect(boxes).toHaveAccessibleDescription(/wrong, used or too old/));
    expect(within(boxes).getAllByRole('textbox')[0]).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    refused('loginAuthenticator', 'recoveryCodeInvalid');
    await userEvent.type(screen.getByLabelText('Recovery code'), '7f3k9-2qdm4');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription('This recovery code is wrong or used.'));
    expect(screen.getByLabelText('Recovery code')).toHaveValue('7f3k9-2qdm4');
  });

  it('starts over when it took too long, and is not taken up again', async () => {
    refused('loginAuthenticator', 'codeExpired');
    const { router, unmount } = await openFactor();
    await type('Code from the app', '123456');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?returnUrl=%2Fmarkets'));
    expect(await screen.findByText('That took too long, or your password has changed. Log in again.')).toBeVisible();
    unmount();
    const again = open();
    await waitFor(() => expect(again.router.replace).toHaveBeenCalledWith('/login?returnUrl=%2Fmarkets'));
  });
});

it('asks for the second factor in a reset once its code was right, and keeps what was typed', async () => {
  keepPendingCode('reset', sent);
  answers('forgotPasswordCheck', null);
  refused('forgotPasswordConfirm', 'secondFactorRequired');
  const { router } = renderShell(<ResetPasswordScreen />, { path: '/reset-password', site });
  await screen.findByRole('group', { name: 'Code' });
  expect(screen.queryByRole('group', { name: 'Code from the app' })).toBeNull();
  await type('Code', '481902');
  await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('group', { name: 'Code from the app' });
  const bodies: unknown[] = [];
  answers('forgotPasswordConfirm', null, async (request) => void bodies.push(await request.json()));
  await type('Code from the app', '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/login'));
  expect(bodies).toEqual([{ ticket: sent.ticket, code: '481902', newPassword: 'Lighthouse9', authenticatorCode: '123456' }]);
});
