import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallData } from '@/contract/calls';
import { LoginActivityScreen, SecurityScreen } from '@/src/features/security';
import { removeToken, storeToken } from '@/src/lib/storage';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { emptyBook } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

const limits = {
  level: 1,
  limits: { withdrawPerDay: { amount: '2000', currency: 'USD' as const }, cardPerMonth: null },
  withdrawn: { usedUsd: '0', leftUsd: '2000' },
};
withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  answers('profileLimits', limits);
  answers('addressBook', emptyBook);
  answers('rememberedDevices', []);
});
afterEach(() => {
  removeToken();
  localStorage.clear();
  jest.restoreAllMocks();
});

type Session = CallData<'sessions'>[number];
type Activity = CallData<'activity'>['records'][number];
const NOW = Date.now();
const DAY = 86_400_000;
const phone = { browser: 'Safari', system: 'iOS', kind: 'PHONE' } as const;

const session = (part: Partial<Session>): Session => ({
  sessionId: '1',
  device: { browser: 'Chrome', system: 'macOS', kind: 'DESKTOP' },
  ip: '203.0.113.24',
  country: 'DE',
  createdAt: NOW - 10 * DAY,
  lastActiveAt: NOW,
  expiresAt: NOW + 20 * DAY,
  isCurrent: true,
  ...part,
});
const other = session({ sessionId: '2', device: phone, isCurrent: false, ip: '203.0.113.80', lastActiveAt: NOW + 1 });
const failed: Activity = {
  activityId: '9',
  kind: 'LOGIN',
  result: 'WRONG_PASSWORD',
  device: { browser: null, system: null, kind: 'UNKNOWN' },
  ip: '192.0.2.61',
  country: 'NG',
  at: NOW - DAY,
};
const page = (records: Activity[], searchAfter: string | null = null) => ({ records, searchAfter, last: searchAfter === null });
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: null, apiData: null } } as never;
const unprotected = { authenticatorBoundAt: null, passkeys: 0, methods: [], isPasskeyLoginOn: true, recoveryCodesLeft: 0 };
const rows = () => screen.getAllByRole('row').slice(1);

describe('the security page', () => {
  it('shows how the account is protected and where it is logged in, this device first', async () => {
    answers('securityState', { ...unprotected, passwordChangedAt: NOW - 125 * DAY, sendingHeldUntil: null, antiPhishingWord: null });
    answers('sessions', [other, session({})]);
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    expect(await screen.findByText('Last changed 4 months ago')).toBeVisible();
    expect(screen.getByText('jan***nn@mail.example')).toBeVisible();
    expect(screen.queryByTestId('sending-held')).toBeNull();
    await screen.findAllByText('203.0.113.24');
    expect(rows().map((row) => within(row).queryByText('This device') !== null)).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Change: Login password' })).toHaveAttribute('href', '/profile/changePwd');
  });

  it('says that what protects the account could not be read, and reads it again', async () => {
    refuses('securityState', { code: '10005', msg: 'system.unavailable' });
    answers('sessions', [session({})]);
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Authenticator app')).toBeNull();
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: null });
    await userEvent.click(again);
    expect(await screen.findByText('Authenticator app')).toBeVisible();
  });

  it('says that withdrawals are paused, and until when', async () => {
    answers('securityState', {
      ...unprotected,
      passwordChangedAt: NOW,
      sendingHeldUntil: Date.UTC(2026, 10, 25, 12),
      antiPhishingWord: null,
    });
    answers('sessions', [session({})]);
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    expect(await screen.findByTestId('sending-held')).toHaveTextContent(/paused until 25 Nov, \d\d:00/);
  });

  it('offers another try where sessions do not come', async () => {
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: null });
    refuses('sessions', { code: '500', msg: 'system.internal' });
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('sessions', [session({})]);
    await userEvent.click(retry);
    expect((await screen.findAllByText('203.0.113.24'))[0]).toBeVisible();
  });

  it('ends a session after a question, and reads the list again', async () => {
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: null });
    answers('sessions', [session({}), other]);
    const asked: unknown[] = [];
    answers('sessionRevoke', null, async (request) => void asked.push(await request.json()));
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    await userEvent.click(await screen.findByTestId('end-session'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Log out Safari · iOS?');
    expect(asked).toEqual([]);
    answers('sessions', [session({})]);
    await userEvent.click(screen.getByTestId('confirm'));
    expect(await screen.findByText('Safari · iOS is logged out.')).toBeVisible();
    expect(asked).toEqual([{ sessionId: '2' }]);
    await waitFor(() => expect(screen.queryByTestId('end-session')).toBeNull());
  });

  it('keeps the question when the exchange does not answer it', async () => {
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: null });
    answers('sessions', [session({}), other]);
    refuses('sessionRevoke', { code: '429', msg: '429' });
    renderShell(
      <>
        <ApiConnection />
        <SecurityScreen />
      </>,
      { path: '/profile/security', state },
    );
    await userEvent.click(await screen.findByTestId('end-session'));
    await userEvent.click(await screen.findByTestId('confirm'));
    expect(await screen.findByText('Too many requests. Wait a moment and try again.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('the anti-phishing word', () => {
  it('is chosen in a dialog, which says what is wrong with it and keeps it', async () => {
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: null });
    answers('sessions', [session({})]);
    const sent: unknown[] = [];
    answers('antiPhishingSet', null, async (request) => void sent.push(await request.json()));
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    await userEvent.click(await screen.findByRole('button', { name: 'Enable: Anti-phishing word' }));
    const field = screen.getByLabelText('Your word');
    await userEvent.type(field, 'kontor.example');
    await userEvent.click(screen.getByTestId('save-word'));
    expect(field).toHaveAccessibleDescription('Use 3 to 20 letters and numbers, with single spaces or hyphens between them.');
    expect(sent).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'harbour-27');
    await userEvent.click(screen.getByTestId('save-word'));
    const password = screen.getByLabelText('Current password');
    expect(password).toHaveAccessibleDescription('Enter your current password.');
    expect(sent).toEqual([]);
    await userEvent.type(password, 'Harbour27');
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: 'harbour-27' });
    await userEvent.click(screen.getByTestId('save-word'));
    expect(await screen.findByText('“harbour-27” is in every mail we send')).toBeVisible();
    expect(sent).toEqual([{ word: 'harbour-27', currentPassword: 'Harbour27' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is taken away', async () => {
    answers('securityState', { ...unprotected, passwordChangedAt: null, sendingHeldUntil: null, antiPhishingWord: 'harbour-27' });
    answers('sessions', [session({})]);
    const sent: unknown[] = [];
    answers('antiPhishingSet', null, async (request) => void sent.push(await request.json()));
    renderShell(<SecurityScreen />, { path: '/profile/security', state });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Anti-phishing word' }));
    await userEvent.click(screen.getByTestId('remove-word'));
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.click(screen.getByTestId('remove-word'));
    expect(await screen.findByText('Mails carry no word any more.')).toBeVisible();
    expect(sent).toEqual([{ word: null, currentPassword: 'Harbour27' }]);
  });
});

describe('the login activity', () => {
  it('lists devices that are not asked for the authenticator, and has one asked again', async () => {
    const device = { ...other, deviceId: '5', lastUsedAt: NOW, expiresAt: Date.UTC(2026, 11, 24, 12) };
    answers('sessions', [session({})]);
    answers('activity', page([]));
    answers('rememberedDevices', [device]);
    const asked: unknown[] = [];
    answers('rememberedDeviceForget', null, async (request) => void asked.push(await request.json()));
    renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    expect(await screen.findByText(/^Until 24 Dec/)).toBeVisible();
    answers('rememberedDevices', []);
    await userEvent.click(screen.getByTestId('forget-device'));
    expect(await screen.findByText('Safari · iOS is asked again at the next login.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Not asked for the authenticator')).toBeNull());
    expect(asked).toEqual([{ deviceId: '5' }]);
  });

  it('shows its lists together, so that nothing comes under a press meant for another', async () => {
    answers('rememberedDevices', [{ ...other, deviceId: '5', lastUsedAt: NOW, expiresAt: NOW + DAY }]);
    answers('activity', page([failed]));
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    const asked: string[] = [];
    answers('sessions', [session({}), other], async () => {
      asked.push('sessions');
      await held;
    });
    renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    await waitFor(() => expect(asked).toEqual(['sessions']));
    // Time for the other two to be shown, which they are not.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByTestId('forget-device')).toBeNull();
    expect(screen.queryByTestId('failed-login')).toBeNull();
    come();
    expect(await screen.findByTestId('forget-device')).toBeVisible();
    expect(screen.getByTestId('failed-login')).toBeVisible();
    expect(screen.getByTestId('end-others')).toBeVisible();
  });

  it('says that remembered devices did not come, and asks again', async () => {
    answers('sessions', [session({})]);
    answers('activity', page([]));
    refuses('rememberedDevices', { code: '10005', msg: 'system.unavailable' });
    renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    const part = within(await screen.findByRole('region', { name: 'Not asked for the authenticator' }));
    answers('rememberedDevices', []);
    await userEvent.click(await part.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not asked for the authenticator')).toBeNull());
  });

  it('tells of a failed login until its owner says it was them', async () => {
    answers('sessions', [session({})]);
    answers('activity', page([failed]));
    const { unmount } = renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    const note = await screen.findByTestId('failed-login');
    expect(note).toHaveTextContent(/wrong password on .*From Nigeria\. Nobody got in/);
    expect(screen.getAllByText('Unknown device')[0]).toBeVisible();
    await userEvent.click(within(note).getByRole('button', { name: 'It was me' }));
    expect(screen.queryByTestId('failed-login')).toBeNull();
    unmount();
    renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    await screen.findAllByText('Wrong password');
    expect(screen.queryByTestId('failed-login')).toBeNull();
  });

  it('asks anew for another kind, and reads on page by page', async () => {
    const questions: URLSearchParams[] = [];
    const ask = (request: Request) => void questions.push(new URL(request.url).searchParams);
    answers('sessions', [session({})]);
    answers('activity', page([{ ...failed, activityId: '1', result: 'PASSED' }], 'cursor'), ask);
    renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    const more = await screen.findByRole('button', { name: 'Show more' });
    answers('activity', page([{ ...failed, activityId: '2', result: 'PASSED', ip: '192.0.2.99' }]), ask);
    await userEvent.click(more);
    // On its own, and below the device where there is less room.
    expect(await screen.findAllByText('192.0.2.99')).toHaveLength(2);
    expect(questions.at(-1)?.get('searchAfter')).toBe('cursor');
    answers('activity', page([]), ask);
    await userEvent.click(screen.getByRole('button', { name: 'Kind: All' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Password change' }));
    expect(await screen.findByText('Nothing in this time')).toBeVisible();
    expect(questions.at(-1)?.get('kind')).toBe('PASSWORD_CHANGE');
    expect(questions.at(-1)?.get('searchAfter')).toBeNull();
  });

  it('ends all other sessions after a question', async () => {
    answers('sessions', [session({}), other]);
    answers('activity', page([]));
    let count = 0;
    answers('sessionRevokeOthers', { count: 1 }, () => {
      count += 1;
    });
    renderShell(<LoginActivityScreen />, { path: '/profile/security/login-activity', state });
    await userEvent.click(await screen.findByTestId('end-others'));
    expect(count).toBe(0);
    await userEvent.click(await screen.findByTestId('confirm'));
    expect(await screen.findByText('All other devices are logged out.')).toBeVisible();
    expect(count).toBe(1);
  });
});
