import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CallData } from '@/contract/calls';
import { codes } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import { showsStanding } from '@/src/api/queries/readsChangedBy';
import { ChangePasswordScreen, LoginActivityScreen, SecurityScreen } from '@/src/features/security';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { emptyBook, unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();

const NOW = Date.now();
const DAY = 86_400_000;
const origin = { device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' as const }, ip: '203.0.113.80', country: 'DE' };
const session = { sessionId: '2', ...origin, createdAt: NOW - DAY, lastActiveAt: NOW, expiresAt: NOW + DAY };
const device = { deviceId: '5', ...origin, createdAt: NOW - DAY, lastUsedAt: NOW, expiresAt: NOW + DAY };
type Activity = CallData<'activity'>['records'][number];
const record = (kind: Activity['kind'], activityId = '2'): Activity => ({ activityId, kind, result: 'PASSED', ...origin, at: NOW });
const listed = (...records: Activity[]) => answers('activity', { records, searchAfter: null, last: true });
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: null, apiData: null } } as never;

beforeEach(() => {
  storeToken('secret');
  answers('securityState', unprotected);
  answers('addressBook', emptyBook);
  answers('profileLimits', {
    level: 1,
    limits: { withdrawPerDay: { amount: '2000', currency: 'USD' }, cardPerMonth: null },
    withdrawn: { usedUsd: '0', leftUsd: '2000' },
  });
  answers('sessions', [
    { ...session, isCurrent: true },
    { ...session, sessionId: '3', isCurrent: false },
  ]);
  answers('rememberedDevices', [device]);
  listed(record('LOGIN', '1'));
});
afterEach(removeToken);

const PAGES = { activity: LoginActivityScreen, security: SecurityScreen, password: () => <ChangePasswordScreen isSignedIn /> };

/** Pages one after another, in one tab. */
function Pages() {
  const [at, setAt] = useState<keyof typeof PAGES>('activity');
  const Page = PAGES[at];
  return (
    <>
      {(['activity', 'security', 'password'] as const).map((page) => (
        <button key={page} type="button" onClick={() => setAt(page)}>
          to {page}
        </button>
      ))}
      <Page />
    </>
  );
}

const goTo = (page: keyof typeof PAGES) => userEvent.click(screen.getByRole('button', { name: `to ${page}` }));
/** In the table; a filter above it has the same words. */
const isListed = (kind: string) => screen.findAllByText(kind, { selector: 'tbody *' });

async function lookAtActivity(): Promise<void> {
  renderShell(<Pages />, { path: '/profile/security', state });
  await screen.findByTestId('forget-device');
  await isListed('Login');
}

describe('the record of activity', () => {
  it('has the changed password, once its owner comes back to it', async () => {
    await lookAtActivity();
    await goTo('password');
    const changed = { token: 't'.repeat(43), expiresAt: NOW + DAY, sendingHeldUntil: NOW, sessionsEnded: 1 };
    answers('passwordChange', changed, () => listed(record('PASSWORD_CHANGE'), record('LOGIN', '1')));
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'Lighthouse9');
    answers('rememberedDevices', []);
    await userEvent.click(screen.getByTestId('change-password'));
    await screen.findByText(/^Your password is changed/);
    await goTo('activity');
    await isListed('Password change');
    expect(screen.queryByTestId('forget-device')).toBeNull();
  });

  it('has the device that is asked again, below it at once', async () => {
    await lookAtActivity();
    answers('rememberedDeviceForget', null, () => listed(record('DEVICE_FORGET'), record('LOGIN', '1')));
    answers('rememberedDevices', []);
    await userEvent.click(screen.getByTestId('forget-device'));
    await waitFor(() => expect(screen.queryByTestId('forget-device')).toBeNull());
    await isListed('Device no longer remembered');
  });

  it('has the word of the mails', async () => {
    await lookAtActivity();
    await goTo('security');
    answers('antiPhishingSet', null, () => listed(record('ANTI_PHISHING'), record('LOGIN', '1')));
    await userEvent.click(await screen.findByRole('button', { name: 'Enable: Anti-phishing word' }));
    await userEvent.type(screen.getByLabelText('Your word'), 'harbour-27');
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.click(screen.getByTestId('save-word'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goTo('activity');
    await isListed('Anti-phishing word change');
  });

  it('has the session that was ended on the security page', async () => {
    await lookAtActivity();
    await goTo('security');
    answers('sessionRevoke', null, () => listed(record('SESSION_END'), record('LOGIN', '1')));
    await userEvent.click(await screen.findByTestId('end-session'));
    await userEvent.click(await screen.findByTestId('confirm'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await goTo('activity');
    await isListed('Device logged out');
  });

  it('has a try that failed, which is written down too', async () => {
    await lookAtActivity();
    await goTo('password');
    refuses('passwordChange', { code: codes.credentialsInvalid.code, msg: codes.credentialsInvalid.key });
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour28');
    await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'Lighthouse9');
    await userEvent.click(screen.getByTestId('change-password'));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());
    listed({ ...record('PASSWORD_CHANGE'), result: 'WRONG_PASSWORD' }, record('LOGIN', '1'));
    await goTo('activity');
    await isListed('Wrong password');
  });
});

it('a freeze forgets devices as it ends sessions', () => {
  const shown: EndpointName[] = ['sessions', 'rememberedDevices'];
  expect(shown.filter((call) => !showsStanding(call))).toEqual([]);
});
