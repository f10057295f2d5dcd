import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { LoginScreen, RegisterScreen, ResetPasswordScreen } from '@/src/features/auth';
import { keepPendingCode } from '@/src/features/auth/model/pendingCode';
import { ChangePasswordScreen } from '@/src/features/security';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, answersText, isUnreachable, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { type SentForm, typeAll, typeCode, valuesOf } from '@/tests/support/passwordForms';
import { renderShell } from '@/tests/support/renderShell';
import { unprotected } from '@/tests/support/securityFixture';
import { offerCaptcha, sent, site, userFixture } from './authPage';

withExchangeServer();
beforeEach(async () => {
  sessionStorage.clear();
  await offerCaptcha();
  answers('securityState', unprotected);
  answers('countries', []);
});
afterEach(() => act(removeToken));

const who = ['Email', 'jana@mail.example'] as const;
const login: SentForm = { page: <LoginScreen />, path: '/login', typed: [who, ['Password', 'Practice123']], button: 'Log in' };
const forgot: SentForm = { page: <ResetPasswordScreen />, path: '/reset-password', typed: [who], button: 'Send code' };
const register: SentForm = { page: <RegisterScreen />, path: '/register', typed: [who, ['Password', 'Lighthouse9']], button: 'Continue' };
const reset: SentForm = {
  page: <ResetPasswordScreen />,
  path: '/reset-password',
  typed: [['New password', 'Lighthouse9']],
  button: 'Save password',
};
const change: SentForm = {
  page: <ChangePasswordScreen isSignedIn />,
  path: '/profile/changePwd',
  typed: [
    ['Current password', 'Harbour27'],
    ['New password', 'Lighthouse9'],
    ['Repeat new password', 'Lighthouse9'],
  ],
  button: 'Change password',
};

const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: null, apiData: null } } as never;
const press = (form: SentForm) => userEvent.click(screen.getByRole('button', { name: form.button }));

/** Opens a form, fills it in and sends it. */
async function send(form: SentForm) {
  if (form === reset) keepPendingCode('reset', sent);
  if (form === change) storeToken('secret');
  const rendered = renderShell(form.page, { path: form.path, site, state: form === change ? state : undefined });
  if (form === reset) {
    answers('forgotPasswordCheck', null);
    await typeCode('481902');
  }
  typeAll(form.typed);
  if (form === register) await userEvent.click(screen.getByRole('checkbox'));
  await press(form);
  return rendered;
}

const signedIn = { token: 't'.repeat(43), expiresAt: sent.expiresAt };
const CALLS = [
  ['log in', login, 'loginVerify', () => answers('loginVerify', sent)],
  ['forgot', forgot, 'forgotPasswordVerify', () => answers('forgotPasswordVerify', sent)],
  ['register', register, 'registerVerify', () => answers('registerVerify', sent)],
  ['reset', reset, 'forgotPasswordConfirm', () => answers('forgotPasswordConfirm', null)],
  ['change', change, 'passwordChange', () => answers('passwordChange', { ...signedIn, sendingHeldUntil: 0, sessionsEnded: 0 })],
] as const;

describe.each(CALLS)('%s, where the line is cut or the exchange away', (_name, form, call, answersAgain) => {
  it.each([
    ['No connection. Check your network and try again.', () => isUnreachable(call)],
    ['The exchange cannot be reached at the moment. Try again shortly.', () => answersText(call, 502, '<html>Bad Gateway</html>')],
  ] as const)('says "%s", keeps what was typed and is sent again', async (words, breaks) => {
    breaks();
    const { router } = await send(form);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(valuesOf(form.typed)).toEqual(form.typed);
    answersAgain();
    await press(form);
    if (form === forgot) expect(await screen.findByLabelText('New password')).toBeVisible();
    else await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const NEW_PASSWORD = [codes.passwordWeak, codes.passwordKnown, codes.passwordSame];
const FORMS = [
  ['register', register, 'registerVerify', 'Password'],
  ['reset', reset, 'forgotPasswordConfirm', 'New password'],
  ['change', change, 'passwordChange', 'New password'],
] as const;

describe.each(FORMS)('%s', (_name, form, call, label) => {
  it.each(NEW_PASSWORD)('says $key at the new password, and nowhere else', async ({ code, key }) => {
    refuses(call, { code, msg: key });
    await send(form);
    await waitFor(() => expect(screen.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(/password/i));
    expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([screen.getByLabelText(label, { exact: true })]);
    expect(valuesOf(form.typed)).toEqual(form.typed);
  });

  it.each([codes.rateLimited, codes.unavailable, codes.accountShared, codes.captchaInvalid, codes.passkeyElsewhere])(
    'says $key above the button: no field is wrong, and none is silent',
    async ({ code, key }) => {
      refuses(call, { code, msg: key });
      await send(form);
      expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
  );
});
