import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { SecurityScreen } from '@/src/features/security';
import { keyGroups } from '@/src/features/security/model/keyGroups';
import { protectionsOf } from '@/src/features/security/model/protections';
import { isLeavingAllowed } from '@/src/lib/leaving';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { emptyBook, unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

const limits = {
  level: 1,
  limits: { withdrawPerDay: { amount: '2000', currency: 'USD' as const }, cardPerMonth: null },
  withdrawn: { usedUsd: '0', leftUsd: '2000' },
};
withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  answers('sessions', []);
  answers('addressBook', emptyBook);
  answers('profileLimits', limits);
  window.scrollTo = jest.fn();
});
afterEach(removeToken);

const bound = { ...unprotected, authenticatorBoundAt: 1, methods: ['authenticator' as const], recoveryCodesLeft: 7 };
const key = {
  ticket: 't'.repeat(43),
  channel: 'email' as const,
  maskedTarget: 'jan***nn@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Kontor:jan?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `7F3K9-2QDM${place}`);
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: null, apiData: null } } as never;
const refused = (
  name: 'authenticatorBind' | 'authenticatorUnbind' | 'authenticatorGenerate',
  code: keyof typeof codes,
  ...params: number[]
) => refuses(name, { code: codes[code].code, msg: [codes[code].key, ...params].join('||') });
const open = () => renderShell(<SecurityScreen />, { path: '/profile/security', state });
const boxes = (name: string) => screen.getByRole('group', { name });
const codeIn = (name: string) =>
  within(boxes(name))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
    .join('');
const type = (name: string, code: string) => userEvent.type(within(boxes(name)).getAllByRole('textbox')[0] as HTMLElement, code);

describe('protections', () => {
  const state = (isBound: boolean, isSet: boolean) => ({
    authenticatorBoundAt: isBound ? 1 : null,
    passkeys: 0,
    antiPhishingWord: isSet ? 'harbour' : null,
  });

  it('are counted with codes at login, which are always on; the authenticator is what comes next', () => {
    expect(protectionsOf(state(false, false), true)).toEqual({ on: 1, total: 3, next: 'authenticator' });
    expect(protectionsOf(state(false, true), true)).toEqual({ on: 2, total: 3, next: 'authenticator' });
    expect(protectionsOf(state(true, false), true)).toEqual({ on: 2, total: 3, next: 'antiPhishing' });
    expect(protectionsOf(state(true, true), true)).toEqual({ on: 3, total: 3, next: 'all' });
  });

  it('of an account without mail know of no word in mails', () => {
    expect(protectionsOf(state(false, false), false)).toEqual({ on: 1, total: 2, next: 'authenticator' });
    expect(protectionsOf(state(true, false), false)).toEqual({ on: 2, total: 2, next: 'all' });
  });
});

it('shows a key in groups of four', () => {
  expect(keyGroups('JBSWY3DPEHPK3P')).toEqual(['JBSW', 'Y3DP', 'EHPK', '3P']);
});

describe('setting up an authenticator', () => {
  async function openDialog() {
    answers('securityState', unprotected);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enable: Authenticator app' }));
  }

  it('asks for one key, binds with both codes, and leaves the recovery codes only with one of the copy', async () => {
    const asked: unknown[] = [];
    const sent: unknown[] = [];
    answers('authenticatorGenerate', key, () => void asked.push(1));
    answers('authenticatorBind', { recoveryCodes, sessionsEnded: 1 }, async (request) => void sent.push(await request.json()));
    await openDialog();
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByTestId('bind-authenticator')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enable: Authenticator app' }));
    await type('Code from the app', '123456');
    await type('Code from your email', '654321');
    answers('securityState', bound);
    await userEvent.click(screen.getByTestId('bind-authenticator'));
    expect(await screen.findByText('This is the only time you see these codes')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(sent).toEqual([{ ticket: key.ticket, code: '654321', authenticatorCode: '123456' }]);

    // Closing the tab would lose them.
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    // So would going back.
    await userEvent.click(screen.getByTestId('page-back'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without a copy?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    const copy = screen.getByTestId('recovery-copy');
    const place = Number(copy.dataset.place);
    await userEvent.type(copy, recoveryCodes[place % 10] ?? '');
    await userEvent.click(screen.getByTestId('codes-saved'));
    expect(copy).toHaveAccessibleDescription(`This is not code ${place}.`);
    await userEvent.clear(copy);
    await userEvent.type(copy, (recoveryCodes[place - 1] ?? '').toLowerCase().replace('-', ''));
    await userEvent.click(screen.getByTestId('codes-saved'));
    expect(await screen.findByText('The authenticator is on. All other devices are logged out.')).toBeVisible();
    expect(await screen.findByText('Unused: 7 of 10')).toBeVisible();
    const after = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(after);
    expect(after.defaultPrevented).toBe(false);
  });

  it('asks who leaves the recovery codes without one of the copy, by whatever way, and leads back to the security page', async () => {
    answers('authenticatorGenerate', key);
    answers('authenticatorBind', { recoveryCodes, sessionsEnded: 0 });
    await openDialog();
    await type('Code from the app', '123456');
    await type('Code from your email', '654321');
    await userEvent.click(screen.getByTestId('bind-authenticator'));
    await screen.findByTestId('recovery-codes');
    expect(isLeavingAllowed()).toBe(false);
    await userEvent.click(screen.getByTestId('page-back'));
    await userEvent.click(await screen.findByTestId('confirm'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    expect(screen.queryByTestId('recovery-codes')).toBeNull();
    expect(isLeavingAllowed()).toBe(true);
  });

  it('says beside each code what is wrong with it, and keeps the other', async () => {
    answers('authenticatorGenerate', key);
    await openDialog();
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    await type('Code from the app', '123456');
    await type('Code from your email', '654321');
    refused('authenticatorBind', 'authenticatorInvalid');
    await userEvent.click(screen.getByTestId('bind-authenticator'));
    await waitFor(() => expect(boxes('Code from the app')).toHaveAccessibleDescription(/wrong, used or too old/));
    expect([codeIn('Code from the app'), codeIn('Code from your email')]).toEqual(['', '654321']);
    await type('Code from the app', '111222');
    refused('authenticatorBind', 'codeInvalid', 4);
    await userEvent.click(screen.getByTestId('bind-authenticator'));
    await waitFor(() => expect(boxes('Code from your email')).toHaveAccessibleDescription(/4/));
    expect(codeIn('Code from the app')).toBe('111222');
  });

  it('offers another try where no key comes', async () => {
    refused('authenticatorGenerate', 'internal');
    await openDialog();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('authenticatorGenerate', key);
    await userEvent.click(retry);
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  });
});

describe('taking the authenticator away', () => {
  async function openDialog() {
    answers('securityState', bound);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Disable: Authenticator app' }));
    await screen.findByTestId('disable-authenticator');
  }
  const disable = () => userEvent.click(screen.getByTestId('disable-authenticator'));
  const password = () => screen.getByLabelText('Current password', { exact: true });

  it('needs password and code, and says beside each what is wrong', async () => {
    await openDialog();
    await disable();
    expect(password()).toHaveAccessibleDescription('Enter your current password.');
    expect(boxes('Code from the app')).toHaveAccessibleDescription('Enter the code of your app or a recovery code.');
    await userEvent.type(password(), 'Harbour28');
    await type('Code from the app', '123456');
    refused('authenticatorUnbind', 'credentialsInvalid');
    await disable();
    await waitFor(() => expect(password()).toHaveAccessibleDescription('This is not your current password.'));
    expect(codeIn('Code from the app')).toBe('123456');
    refused('authenticatorUnbind', 'authenticatorInvalid');
    await disable();
    await waitFor(() => expect(boxes('Code from the app')).toHaveAccessibleDescription(/wrong, used or too old/));
    expect(password()).toHaveValue('Harbour28');
  });

  it('is done with a recovery code, too, and tells of the hold', async () => {
    const sent: unknown[] = [];
    const answer = { sendingHeldUntil: Date.now() + 1, sessionsEnded: 0 };
    answers('authenticatorUnbind', answer, async (request) => void sent.push(await request.json()));
    await openDialog();
    await userEvent.type(password(), 'Harbour27');
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), ' 7F3K9-2QDM4 ');
    answers('securityState', unprotected);
    await disable();
    expect(await screen.findByText('The authenticator is off. Withdrawals pause for 24 hours.')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'Harbour27', recoveryCode: '7F3K9-2QDM4' }]);
    expect(await screen.findByRole('button', { name: 'Enable: Authenticator app' })).toBeVisible();
  });
});
