import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { NoticeChoices, NotificationsScreen } from '@/src/features/notifications';
import { ReferralScreen } from '@/src/features/referral';
import { LoginActivityScreen, PasskeysScreen, SecurityScreen } from '@/src/features/security';
import { SettingsScreen } from '@/src/features/settings';
import { TodosScreen } from '@/src/features/todos';
import { KybScreen, KycScreen, VerificationScreen } from '@/src/features/verification';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { realtimeCalls } from '@/src/shell/providers/realtimeCalls';
import { exchangeServer, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { userFixture } from '@/tests/support/siteFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(removeToken);

const nothing = async () => undefined;
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } };

/** Every page of the account that asks for something. */
const PAGES: Record<string, () => ReactNode> = {
  '/profile/notification': () => <NotificationsScreen />,
  '/profile/todos': () => <TodosScreen />,
  '/profile/security': () => <SecurityScreen />,
  '/profile/security/login-activity': () => <LoginActivityScreen />,
  '/profile/security/passkeys': () => <PasskeysScreen />,
  '/profile/settings': () => (
    <SettingsScreen languages={[]} language="en" onLanguage={nothing}>
      <NoticeChoices />
    </SettingsScreen>
  ),
  '/profile/referral': () => <ReferralScreen />,
  '/profile/verification': () => <VerificationScreen />,
  '/verification/kyc': () => <KycScreen />,
  '/verification/kyb': () => <KybScreen />,
};

it.each(Object.entries(PAGES))(
  '%s is said to be loading, and without a network offers another try, which asks again',
  async (path, page) => {
    let fail: () => void = () => {};
    const lost = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let asked = 0;
    exchangeServer.use(
      http.all('*/api/*', async () => {
        asked += 1;
        await lost;
        return HttpResponse.error();
      }),
    );
    const { container } = renderShell(
      <RealtimeProvider calls={realtimeCalls} isSignedIn={false} log={() => undefined}>
        {page()}
      </RealtimeProvider>,
      { path, state },
    );
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fail();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    const before = asked;
    if (retry) await userEvent.click(retry);
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  },
);
