import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { PasskeysScreen } from '@/src/features/security';
import { removeToken, storeToken } from '@/src/lib/storage';
import { ASSERTION, CHALLENGE, CREATION, REGISTRATION, withBrowserPasskeys } from '../../support/browserPasskeys';
import { answers, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
const browser = withBrowserPasskeys();
beforeEach(() => {
  storeToken('secret');
  window.scrollTo = jest.fn();
});
afterEach(removeToken);

const passkey = {
  passkeyId: '7',
  name: 'Work laptop',
  kind: 'DEVICE' as const,
  provider: 'Windows Hello',
  isSynced: false,
  host: 'kontor.example',
  isHere: true,
  isSuspended: false,
  device: { browser: 'Edge', system: 'Windows', kind: 'DESKTOP' as const },
  ip: '203.0.113.7',
  country: 'DE',
  createdAt: 1_790_000_000_000,
  lastUsedAt: null,
};
const withPasskey = { ...unprotected, passkeys: 1, methods: ['passkey' as const], recoveryCodesLeft: 10 };
const sent = {
  ticket: 't'.repeat(43),
  channel: 'email' as const,
  maskedTarget: 'jan***nn@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
};
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `7F3K9-2QDM${place}`);
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: null, apiData: null } } as never;
const refused = (name: Parameters<typeof refuses>[0], code: keyof typeof codes, ...params: (string | number)[]) =>
  refuses(name, { code: codes[code].code, msg: [codes[code].key, ...params].join('||') });
const open = (security: typeof unprotected | typeof withPasskey, list: (typeof passkey)[]) => {
  answers('securityState', security);
  answers('passkeys', list);
  return renderShell(<PasskeysScreen />, { path: '/profile/security/passkeys', state });
};
const typeCode = (code: string) =>
  userEvent.type(within(screen.getByRole('group', { name: 'Code from your email' })).getAllByRole('textbox')[0] as HTMLElement, code);
async function openRow() {
  open(withPasskey, [passkey]);
  await screen.findByText('Work laptop');
}

describe('the first passkey', () => {
  it('needs the code of a message; a closed dialog of the browser is opened again without another code', async () => {
    const [asked, added, confirmed]: [unknown[], unknown[], unknown[]] = [[], [], []];
    answers('passkeyCode', sent, () => void asked.push(1));
    answers('passkeyAdd', CREATION, async (request) => void added.push(await request.json()));
    open(unprotected, []);
    expect(await screen.findByText('No passkeys yet')).toBeVisible();
    await userEvent.click(screen.getByTestId('add-passkey'));
    await screen.findByRole('group', { name: 'Code from your email' });
    expect(screen.getByTestId('create-passkey')).toBeDisabled();
    await typeCode('481902');
    await userEvent.type(screen.getByLabelText('Name'), ' Work   laptop');
    browser.fail('NotAllowedError');
    await userEvent.click(screen.getByTestId('create-passkey'));
    expect(await screen.findByText(/dialog was closed, timed out or found no passkey/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Code from your email' })).toBeNull();

    browser.succeed();
    answers('passkeyConfirm', { passkey, recoveryCodes, sessionsEnded: 1 }, async (request) => void confirmed.push(await request.json()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This is the only time you see these codes')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(added).toEqual([{ ticket: sent.ticket, code: '481902' }]);
    expect(confirmed).toEqual([{ passkey: REGISTRATION, name: 'Work laptop' }]);
    expect(browser.asked).toHaveLength(2);
  });

  it('says what is wrong where it is wrong: the code, the name, the device', async () => {
    answers('passkeyCode', sent);
    refused('passkeyAdd', 'codeInvalid', 4);
    open(unprotected, []);
    await userEvent.click(await screen.findByTestId('add-passkey'));
    await screen.findByRole('group', { name: 'Code from your email' });
    await typeCode('481902');
    await userEvent.type(screen.getByLabelText('Name'), 'x'.repeat(41));
    await userEvent.click(screen.getByTestId('create-passkey'));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('A name has 1 to 40 characters.');
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.click(screen.getByTestId('create-passkey'));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Code from your email' })).toHaveAccessibleDescription('The code is wrong. Tries left: 4.'),
    );
    answers('passkeyAdd', CREATION);
    browser.fail('InvalidStateError');
    await typeCode('481903');
    await userEvent.click(screen.getByTestId('create-passkey'));
    expect(await screen.findByText('This device holds a passkey of your account already.')).toBeVisible();
  });

  it('says when no code could be sent, and asks again', async () => {
    isUnreachable('passkeyCode');
    open(unprotected, []);
    await userEvent.click(await screen.findByTestId('add-passkey'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers('passkeyCode', sent);
    await userEvent.click(again);
    expect(await screen.findByRole('group', { name: 'Code from your email' })).toBeVisible();
  });

  it('is not offered by a browser that knows none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    open(unprotected, []);
    expect(await screen.findByText('This browser knows no passkeys')).toBeVisible();
    expect(screen.queryByTestId('add-passkey')).toBeNull();
  });
});

describe('passkeys there are', () => {
  it('tell who keeps them, where they work, and that one was stopped', async () => {
    open(withPasskey, [passkey, { ...passkey, passkeyId: '8', name: 'Old key', isHere: false, isSuspended: true }]);
    const [first, second] = await screen.findAllByTestId('passkey');
    expect(first).toHaveTextContent(/Windows Hello · Added .* 2026/);
    expect(first).toHaveTextContent('Never used');
    expect(second).toHaveTextContent('Stopped');
    expect(second).toHaveTextContent('Works on kontor.example');
    expect(screen.getByText('Keep two passkeys, or your authenticator')).toBeVisible();
  });

  it('are asked for again when the list did not come', async () => {
    answers('securityState', withPasskey);
    isUnreachable('passkeys');
    renderShell(<PasskeysScreen />, { path: '/profile/security/passkeys', state });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers('passkeys', [passkey]);
    await userEvent.click(again);
    expect(await screen.findByText('Work laptop')).toBeVisible();
  });

  it('are not added to the account all visitors share, which says why', async () => {
    answers('securityState', unprotected);
    answers('passkeys', []);
    const standing = { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null, isShared: true };
    const profile = { userInfo: { ...userFixture, standing }, showBalances: true, activeTab: null, apiData: null };
    renderShell(<PasskeysScreen />, { path: '/profile/security/passkeys', state: { profile } as never });
    expect(await screen.findByTestId('add-passkey')).toBeDisabled();
    expect(screen.getByTestId('add-passkey')).toHaveAccessibleDescription(/^All visitors share this demo account/);
  });

  it('are renamed; a name that is none is told beside the field', async () => {
    const renamed: unknown[] = [];
    answers('passkeyRename', null, async (request) => void renamed.push(await request.json()));
    await openRow();
    await userEvent.click(screen.getByRole('button', { name: 'Rename: Work laptop' }));
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(screen.getByTestId('save-passkey-name'));
    expect(name).toHaveAccessibleDescription('A name has 1 to 40 characters.');
    await userEvent.type(name, 'Home');
    await userEvent.click(screen.getByTestId('save-passkey-name'));
    expect(await screen.findByText('It is now called Home.')).toBeVisible();
    expect(renamed).toEqual([{ passkeyId: '7', name: 'Home' }]);
  });

  it('are removed with password and passkey, or a recovery code; the last one says what goes with it', async () => {
    const removed: unknown[] = [];
    answers('passkeyChallenge', CHALLENGE);
    refused('passkeyRemove', 'credentialsInvalid');
    await openRow();
    await userEvent.click(screen.getByTestId('remove-passkey'));
    expect(await screen.findByText(/your last second step/)).toBeVisible();
    const password = screen.getByLabelText('Current password');
    await userEvent.click(screen.getByTestId('confirm-remove-passkey'));
    expect(password).toHaveAccessibleDescription('Enter your current password.');
    await userEvent.type(password, 'Harbour27');
    await userEvent.click(screen.getByTestId('confirm-remove-passkey'));
    await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password.'));
    browser.fail('NotAllowedError');
    await userEvent.click(screen.getByTestId('confirm-remove-passkey'));
    expect(await within(screen.getByTestId('factor-passkey')).findByText(/dialog was closed/)).toBeVisible();

    answers('passkeyRemove', { sendingHeldUntil: Date.now() + 86_400_000, sessionsEnded: 1 }, async (request) => {
      removed.push(await request.json());
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), recoveryCodes[0] ?? '');
    await userEvent.click(screen.getByTestId('confirm-remove-passkey'));
    expect(await screen.findByText('Work laptop is removed. Withdrawals pause for 24 hours.')).toBeVisible();
    expect(removed).toEqual([{ passkeyId: '7', currentPassword: 'Harbour27', recoveryCode: recoveryCodes[0] }]);
  });

  it('let in without a password: off at once, on with the passkey', async () => {
    const set: unknown[] = [];
    answers('passkeyLoginSet', null, async (request) => void set.push(await request.json()));
    answers('passkeyChallenge', CHALLENGE);
    await openRow();
    answers('securityState', { ...withPasskey, isPasskeyLoginOn: false });
    await userEvent.click(screen.getByRole('switch', { name: 'Login without password' }));
    expect(await screen.findByText('Logins ask for the password again.')).toBeVisible();
    const off = screen.getByRole('switch', { name: 'Login without password' });
    await waitFor(() => expect(off).not.toBeChecked());
    await userEvent.click(off);
    await userEvent.click(await screen.findByTestId('passkey-login-on'));
    expect(await screen.findByText('A passkey is enough to log in now.')).toBeVisible();
    expect(set).toEqual([{ isOn: false }, { isOn: true, passkey: ASSERTION }]);
  });
});
