import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@/contract/user';
import { AntiPhishingRow } from '@/src/features/security/view/AntiPhishingRow';
import { FreezeRow } from '@/src/features/security/view/account/FreezeRow';
import { removeToken, storeToken } from '@/src/lib/storage';
import { StandingBar } from '@/src/shell/account/StandingBar';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => removeToken());

const SINCE = Date.UTC(2026, 10, 20, 9);
type Standing = NonNullable<UserInfo['standing']>;
const standing: Standing = { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null };
const userWith = (part: Partial<Standing>): UserInfo => ({ ...userFixture, standing: { ...standing, ...part } });
const stateOf = (userInfo: UserInfo) => ({ profile: { userInfo, showBalances: true, activeTab: null, apiData: null } }) as never;
const free = userWith({});
const frozen = userWith({ selfFrozenAt: SINCE });
const sent = {
  ticket: 'ticket-1',
  channel: 'email' as const,
  maskedTarget: 'jan***nn@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
};

describe('freezing the account', () => {
  it('asks, takes open orders with it unless they shall stay, and shows what is so then', async () => {
    const asked: unknown[] = [];
    answers(
      'accountFreeze',
      { frozenAt: SINCE, canceledOrders: 0, sessionsEnded: 0 },
      async (request) => void asked.push(await request.json()),
    );
    answers('userInfo', frozen);
    renderShell(<FreezeRow />, { path: '/profile/security', state: stateOf(free) });
    await userEvent.click(screen.getByRole('button', { name: 'Freeze: Freeze account' }));
    const orders = await screen.findByRole('checkbox', { name: 'Cancel my open orders, too' });
    expect(orders).toBeChecked();
    expect(orders).toHaveAccessibleDescription(/^Otherwise they stay/);
    await userEvent.click(orders);
    await userEvent.click(screen.getByTestId('confirm'));
    expect(await screen.findByText(/^Frozen since/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'End the freeze: Freeze account' })).toBeVisible();
    expect(asked).toEqual([{ cancelOrders: false }]);
  });

  it('is off where all visitors share the account, and says why', () => {
    renderShell(<FreezeRow />, { path: '/profile/security', state: stateOf(userWith({ isShared: true })) });
    const freeze = screen.getByRole('button', { name: 'Freeze: Freeze account' });
    expect(freeze).toBeDisabled();
    expect(freeze).toHaveAccessibleDescription(/^All visitors share this demo account/);
  });

  it('keeps the question where the exchange refuses', async () => {
    refuses('accountFreeze', { code: '10005', msg: 'system.unavailable' });
    renderShell(
      <>
        <ApiConnection />
        <FreezeRow />
      </>,
      { path: '/profile/security', state: stateOf(free) },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Freeze: Freeze account' }));
    const confirm = await screen.findByTestId('confirm');
    await userEvent.click(confirm);
    expect(await screen.findByText('This is not available at the moment. Try again shortly.')).toBeVisible();
    await waitFor(() => expect(confirm).toBeEnabled());
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.queryByText(/^Frozen since/)).toBeNull();
  });
});

describe('ending the freeze', () => {
  const open = async () => {
    answers('securityState', unprotected);
    const view = renderShell(<FreezeRow />, { path: '/profile/security', state: stateOf(frozen) });
    await userEvent.click(screen.getByRole('button', { name: 'End the freeze: Freeze account' }));
    return view;
  };
  const fill = async (password: string) => {
    const [first] = await screen.findAllByRole('textbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('481902');
    if (password !== '') await userEvent.type(screen.getByLabelText('Current password'), password);
    await userEvent.click(screen.getByTestId('unfreeze-account'));
  };

  it('takes the code that is sent and the password, each saying what is wrong with it', async () => {
    answers('accountUnfreezeVerify', sent);
    await open();
    expect(await screen.findByText(/jan\*\*\*nn@mail\.example/)).toBeVisible();
    await fill('');
    expect(await screen.findByText('Enter your current password.')).toBeVisible();

    refuses('accountUnfreezeConfirm', { code: '20002', msg: 'auth.credentials_invalid' });
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.click(screen.getByTestId('unfreeze-account'));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());

    const given: unknown[] = [];
    answers('accountUnfreezeConfirm', { sendingHeldUntil: SINCE }, async (request) => void given.push(await request.json()));
    answers('userInfo', free);
    await userEvent.click(screen.getByTestId('unfreeze-account'));
    expect(await screen.findByRole('button', { name: 'Freeze: Freeze account' })).toBeVisible();
    await waitFor(() => expect(screen.queryByTestId('unfreeze-account')).toBeNull());
    expect(given).toEqual([{ ticket: 'ticket-1', code: '481902', currentPassword: 'Harbour27' }]);
  });

  it('looks at the code of a text message as soon as it is whole, hides why it could not, and uses none up', async () => {
    answers('accountUnfreezeVerify', { ...sent, channel: 'sms', maskedTarget: '+49***567' });
    const asked: unknown[] = [];
    refuses('validateSmsCode', { code: '20004', msg: 'auth.code_expired' });
    await open();
    const [first] = await screen.findAllByRole('textbox');
    const type = async (code: string) => {
      await userEvent.click(first as HTMLElement);
      await userEvent.keyboard(code);
    };
    await type('481902');
    answers('validateSmsCode', { isValid: false }, async (request) => void asked.push(await request.json()));
    await userEvent.keyboard('{Backspace}3');
    expect(await screen.findByText('This code is wrong.')).toBeVisible();
    expect(asked).toEqual([{ ticket: 'ticket-1', code: '481903' }]);
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText('This code is wrong.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers another try where no code could be sent', async () => {
    refuses('accountUnfreezeVerify', { code: '10005', msg: 'system.unavailable' });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers('accountUnfreezeVerify', sent);
    await userEvent.click(again);
    expect(await screen.findByText(/jan\*\*\*nn@mail\.example/)).toBeVisible();
  });
});

describe('what a frozen account cannot change', () => {
  it.each([
    ['/profile/security', 'You have frozen this account. End the freeze first.'],
    ['/profile/passkeys', 'You have frozen this account. End the freeze on the security page first.'],
  ])('on %s says where the freeze ends, and sends nobody to where they are', async (path, why) => {
    answers('securityState', unprotected);
    renderShell(<AntiPhishingRow />, { path, state: stateOf(frozen) });
    expect(await screen.findByRole('button', { name: /Anti-phishing/ })).toHaveAccessibleDescription(why);
  });
});

describe('the bar over every page', () => {
  it('says since when the owner has it frozen, and leads to where that ends', async () => {
    const { router } = renderShell(<StandingBar />, { path: '/trade/spot/BTC_USDT', state: stateOf(frozen) });
    expect(screen.getByTestId('standing-bar')).toHaveTextContent(/You froze this account on 20 Nov/);
    await userEvent.click(screen.getByRole('button', { name: 'End the freeze' }));
    expect(router.push).toHaveBeenCalledWith('/profile/security');
  });

  it('offers no way that only support has, and is gone on an account that is free', () => {
    const { unmount } = renderShell(<StandingBar />, { path: '/markets', state: stateOf(userWith({ frozenAt: SINCE })) });
    expect(screen.getByTestId('standing-bar')).toHaveTextContent(/Harbour froze this account/);
    expect(screen.getByTestId('standing-bar')).toHaveTextContent('Only the operator can end it');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    renderShell(<StandingBar />, { path: '/markets', state: stateOf(free) });
    expect(screen.queryByTestId('standing-bar')).toBeNull();
  });
});
