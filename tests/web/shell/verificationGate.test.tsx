import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Route, routes } from '@/src/config/routes';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { DepositButton } from '@/src/shell/deposit/DepositButton';
import { DialogHost } from '@/src/shell/dialogs/DialogHost';
import { DrawerAccountMenus } from '@/src/shell/drawer/DrawerAccountMenus';
import { ProfileMenu } from '@/src/shell/header/ProfileMenu';
import { ShellHotkeys } from '@/src/shell/keyboard/ShellHotkeys';
import { ProfileNav } from '@/src/shell/profile/ProfileNav';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';
import { fakeLine } from '../realtime/fakeLine';

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  // Their pages are not there yet; what leads to them is.
  for (const name of ['profileApi', 'walletsReceive'] as const) jest.replaceProperty(routes[name] as Route, 'built', true);
  answers('todos', { todos: [], recoveryCodesLeft: null, isHidden: true });
  answers('practiceStatus', { canClaim: false, nextClaimAt: null, grants: [], intervalMs: 86_400_000 });
  answers('pairs', []);
  answers('coins', []);
  answers('tickers', []);
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  removeToken();
  jest.restoreAllMocks();
});

function open(ui: ReactNode, authStatus: 0 | 1 = 0, globalRegion = false) {
  const userInfo = { ...userFixture, authStatus };
  const state = { profile: { userInfo, showBalances: true, activeTab: null, apiData: null } } as never;
  const page = (
    <RealtimeProvider
      calls={{ websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn() }}
      isSignedIn={false}
      log={jest.fn()}
      realtime={fakeLine().realtime}
    >
      {ui}
      <DialogHost />
    </RealtimeProvider>
  );
  return renderShell(page, { path: '/markets', state, site: { globalRegion } });
}

const press = (testId: string) => async () => userEvent.click(await screen.findByTestId(testId));
const prompt = () => screen.findByRole('dialog', { name: 'Verify your identity' });

const ways: [string, ReactNode, () => Promise<void>][] = [
  ['the header', <ProfileMenu key="header" />, () => press('profile-menu')().then(press('profile-api'))],
  ['the side', <ProfileNav key="side" />, press('side-profile-api')],
  ['the drawer', <DrawerAccountMenus key="drawer" onLeave={jest.fn()} />, () => press('drawer-profile')().then(press('profile-api'))],
  [
    'the palette',
    <ShellHotkeys key="palette" />,
    async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox'), 'api{Enter}');
    },
  ],
];

describe('API keys of who is not verified', () => {
  it.each(ways)('lead from %s to what verification takes, and from there to it', async (_, ui, act) => {
    const { router } = open(ui);
    await act();
    const dialog = within(await prompt());
    expect(dialog.getByText('Identity card, passport or driving licence')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Start verification' })).toHaveAttribute('href', expect.stringMatching(/\/verification\/kyc$/));
    expect(router.push).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verify your identity' })).toBeNull());
  });
});

it.each([
  [false, /^Deposits and API keys need a verified account\./],
  [true, /^API keys need a verified account\./],
])('what waits for it is said as the brand has it, global region %s', async (globalRegion, words) => {
  open(<ProfileNav />, 0, globalRegion);
  await press('side-profile-api')();
  expect(within(await prompt()).getByText(words)).toBeInTheDocument();
});

it('whoever is verified is led to the API keys', async () => {
  const { router } = open(<ShellHotkeys />, 1);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'api{Enter}');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/profile/api', undefined, undefined));
  expect(screen.queryByRole('dialog', { name: 'Verify your identity' })).toBeNull();
});

it('a deposit of who is not verified leads to the verification itself', async () => {
  const { router } = open(<DepositButton />);
  await userEvent.click(await screen.findByTestId('deposit'));
  expect(router.push).toHaveBeenCalledWith('/verification/kyc');
});
