import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { UserInfo } from '@/contract/user';
import { offersOf } from '@/src/brand/offers';
import { type Route, routes } from '@/src/config/routes';
import { NotificationsScreen } from '@/src/features/notifications';
import { FreezeRow, LogoutScreen } from '@/src/features/security';
import { SettingsScreen } from '@/src/features/settings';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { StandingBar } from '@/src/shell/account/StandingBar';
import { ConnectionBar } from '@/src/shell/connection/ConnectionBar';
import { LogoutDialog } from '@/src/shell/dialogs/LogoutDialog';
import { DrawerVisitor } from '@/src/shell/drawer/DrawerVisitor';
import { NotFoundScreen } from '@/src/shell/messages/NotFoundScreen';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { type Notice, page } from '../../support/noticesScreens';
import { renderShell } from '../../support/renderShell';
import { account, languages } from '../../support/settingsPage';
import { siteFixture, userFixture } from '../../support/siteFixture';

// A brand without trading promises none of it.

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  jest.restoreAllMocks();
});

const OF_TRADE = /trad|\border|\bbooks?\b/i;
const SINCE = Date.UTC(2026, 10, 20, 9);

const stateOf = (standing: Partial<UserInfo['standing']> = {}) => ({
  profile: {
    userInfo: { ...userFixture, standing: { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null, ...standing } },
    showBalances: true,
    activeTab: undefined,
    currentApiKey: undefined,
  },
});

interface Promised {
  supportSpot: boolean;
  path?: string;
  standing?: Partial<UserInfo['standing']>;
}

const open = (ui: ReactNode, { supportSpot, path = '/profile/security', standing }: Promised) =>
  renderShell(ui, { path, site: { supportSpot }, state: stateOf(standing) });
const inStream = (ui: ReactNode) => (
  <RealtimeProvider calls={{} as never} isSignedIn={false} log={() => undefined}>
    {ui}
  </RealtimeProvider>
);
const said = () => document.body.textContent ?? '';

const notice = (topic: Notice['topic']): Notice => ({
  noticeId: topic,
  kind: 'SECURITY',
  topic,
  params: {},
  text: null,
  at: SINCE,
  isRead: true,
});

const PLACES: Record<string, (supportSpot: boolean) => void | Promise<void>> = {
  'the drawer of visitors': (supportSpot) => void open(<DrawerVisitor onLeave={() => {}} />, { supportSpot }),
  'the question before the logout': (supportSpot) => void open(<LogoutDialog open onClose={() => {}} />, { supportSpot }),
  'the page of the logout': async (supportSpot) => {
    open(<LogoutScreen onLogOut={() => {}} />, { supportSpot });
    await userEvent.click(screen.getByRole('button', { name: 'Log out: All devices' }));
    await screen.findByTestId('confirm');
  },
  'freezing the account': async (supportSpot) => {
    open(<FreezeRow />, { supportSpot });
    await userEvent.click(screen.getByRole('button', { name: 'Freeze: Freeze account' }));
    await screen.findByTestId('confirm');
  },
  'an account that its owner froze': (supportSpot) => void open(<StandingBar />, { supportSpot, standing: { selfFrozenAt: SINCE } }),
  'an account that an operator froze': (supportSpot) => void open(<StandingBar />, { supportSpot, standing: { frozenAt: SINCE } }),
  'notifications of a freeze': async (supportSpot) => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([notice('accountFrozen'), notice('accountUnfrozen')]));
    open(inStream(<NotificationsScreen />), { supportSpot });
    await screen.findAllByText(/freeze/);
  },
  'a page that is not there': (supportSpot) => void open(<NotFoundScreen />, { supportSpot }),
  'a device without a line': (supportSpot) => {
    open(inStream(<ConnectionBar />), { supportSpot });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void fireEvent(window, new Event('offline')));
  },
  'the settings': async (supportSpot) => {
    answers('preferences', account);
    open(<SettingsScreen languages={languages} language="en" onLanguage={async () => undefined} />, {
      supportSpot,
      path: '/profile/settings',
    });
    await screen.findByLabelText('Nickname');
  },
};

describe.each(Object.entries(PLACES))('%s', (_place, show) => {
  it('names orders where there is trading, and only there', async () => {
    await show(true);
    expect(said()).toMatch(OF_TRADE);
  });

  it('names none of it where there is none', async () => {
    await show(false);
    expect(said()).not.toMatch(OF_TRADE);
  });
});

describe('the nickname', () => {
  it('is said to be seen by others only where users can send to them', async () => {
    jest.replaceProperty(routes.walletsInternalTransfer as Route, 'built', false);
    expect(offersOf(siteFixture).userTransfer).toBe(false);
    await PLACES['the settings']?.(true);
    expect(said()).toContain('Other users do not see it');
  });
});
