import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { LogoutScreen, OwnDataSection } from '@/src/features/security';
import { removeToken, storedToken, storeToken } from '@/src/lib/storage';
import { RouteGuard } from '@/src/shell/guard/RouteGuard';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never;
beforeEach(() => {
  storeToken('secret');
  answers('securityState', unprotected);
});
afterEach(() => {
  removeToken();
  localStorage.clear();
  jest.restoreAllMocks();
});

const show = () => renderShell(<OwnDataSection />, { path: '/profile/settings', state });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('closing the account', () => {
  it('names what has to go first, looks again, and goes on when it has gone', async () => {
    answers('accountClosing', { openOrders: 2, coins: [{ asset: 'USDT', amount: '12.5', why: 'MOVE' }], rebates: [] });
    show();
    await press('Close: Close account');
    expect(await screen.findByText('This has to go first')).toBeVisible();
    expect(screen.getByText('12.5 USDT')).toBeVisible();
    expect(screen.getByText('Sell or send first')).toBeVisible();
    expect(screen.queryByTestId('close-continue')).toBeNull();
    answers('accountClosing', { openOrders: 0, coins: [], rebates: [{ asset: 'BTC', amount: '0.001' }] });
    await userEvent.click(screen.getByTestId('close-look-again'));
    expect(await screen.findByText('Rebate that will not be paid')).toBeVisible();
    expect(screen.getByTestId('close-continue')).toBeEnabled();
  });

  it('says that the account is shared by all visitors where it is the demo account, and goes no further', async () => {
    refuses('accountClosing', { code: codes.accountShared.code, msg: codes.accountShared.key });
    show();
    await press('Close: Close account');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^All visitors share this demo account/);
    expect(screen.getByTestId('close-continue')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('takes what can be left only from who gives it up, then the password and the typed UID, and signs out', async () => {
    answers('accountClosing', { openOrders: 0, coins: [{ asset: 'BTC', amount: '0.00000001', why: 'TOO_LITTLE' }], rebates: [] });
    const sent: unknown[] = [];
    answers('accountClose', { closedAt: 1 }, async (request) => void sent.push(await request.json()));
    show();
    await press('Close: Close account');
    expect(await screen.findByText('Too little to sell or send')).toBeVisible();
    expect(screen.getByTestId('close-continue')).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I give up what is listed here' }));
    await userEvent.click(screen.getByTestId('close-continue'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.type(screen.getByLabelText(`Type your UID ${userFixture.id}`), '123');
    await userEvent.click(screen.getByTestId('close-account'));
    expect(screen.getByText('This is not the UID of your account.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.clear(screen.getByLabelText(`Type your UID ${userFixture.id}`));
    await userEvent.type(screen.getByLabelText(`Type your UID ${userFixture.id}`), userFixture.id);
    await userEvent.click(screen.getByTestId('close-account'));
    await waitFor(() => expect(storedToken()).toBeUndefined());
    expect(sent).toEqual([{ accountId: userFixture.id, givesUp: true, currentPassword: 'Harbour27' }]);
  });

  it('goes back to what stands in the way when something came in between', async () => {
    answers('accountClosing', { openOrders: 0, coins: [], rebates: [] });
    refuses('accountClose', { code: '60090', msg: 'auth.password_too_young||7' });
    show();
    await press('Close: Close account');
    await userEvent.click(await screen.findByTestId('close-continue'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.type(screen.getByLabelText(`Type your UID ${userFixture.id}`), userFixture.id);
    await userEvent.click(screen.getByTestId('close-account'));
    expect(await screen.findByText(/was set less than a day ago.* in 7 h\./)).toBeVisible();
    refuses('accountClose', { code: '20060', msg: 'user.closing_orders||1' });
    answers('accountClosing', { openOrders: 1, coins: [], rebates: [] });
    await userEvent.click(screen.getByTestId('close-account'));
    expect(await screen.findByText('This has to go first')).toBeVisible();
    expect(storedToken()).toBe('secret');
  });
});

describe('the download of own data', () => {
  it.each([
    ['a passkey of another host alone', codes.secondFactorRequired.key],
    ['none, as far as the page knows', `${codes.secondFactorRequired.key}||`],
  ])('asks for a second factor it did not know of: %s', async (_, msg) => {
    refuses('dataExport', { code: codes.secondFactorRequired.code, msg });
    show();
    await press('Download: Download my data');
    await userEvent.type(await screen.findByLabelText('Current password'), 'Harbour27');
    expect(screen.queryByLabelText('Recovery code')).toBeNull();
    await userEvent.click(screen.getByTestId('export-data'));
    const code = await screen.findByLabelText('Recovery code');
    const sent: unknown[] = [];
    const link = { fileUrl: '/api/security/export/file?signature=x', fileUrlExpiresAt: Date.now() + 60_000 };
    answers('dataExport', link, async (request) => void sent.push(await request.json()));
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.type(code, 'ABCDE-FGHJK');
    await userEvent.click(screen.getByTestId('export-data'));
    await waitFor(() => expect(sent).toEqual([{ currentPassword: 'Harbour27', recoveryCode: 'ABCDE-FGHJK' }]));
  });

  it('asks for the password, says what is wrong with it, and has the browser save the file', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.getAttribute('href')).toBe('/api/security/export/file?signature=x');
    });
    refuses('dataExport', { code: '20002', msg: 'auth.credentials_invalid' });
    show();
    await press('Download: Download my data');
    await userEvent.click(await screen.findByTestId('export-data'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour28');
    await userEvent.click(screen.getByTestId('export-data'));
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    refuses('dataExport', { code: '10003', msg: 'request.rate_limited||60' });
    await userEvent.click(screen.getByTestId('export-data'));
    expect(await screen.findByRole('alert')).toHaveTextContent('60');
    refuses('dataExport', { code: codes.exportUnderWay.code, msg: codes.exportUnderWay.key });
    await userEvent.click(screen.getByTestId('export-data'));
    expect(await screen.findByText(/^A download of your data is under way/)).toBeVisible();
    refuses('dataExport', { code: '60090', msg: 'auth.password_too_young||7' });
    await userEvent.click(screen.getByTestId('export-data'));
    expect(await screen.findByText(/was set less than a day ago.* in 7 h\./)).toBeVisible();
    expect(screen.getByText(/The files themselves are not in it/)).toBeVisible();
    answers('dataExport', { fileUrl: '/api/security/export/file?signature=x', fileUrlExpiresAt: 1 });
    await userEvent.click(screen.getByTestId('export-data'));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  });

  it('sends no code of the app twice: one that was refused is typed anew, and what else was typed stays', async () => {
    answers('securityState', { ...unprotected, authenticatorBoundAt: 1, methods: ['authenticator'] });
    const given: unknown[] = [];
    const see = (code: string, msg: string) =>
      exchangeServer.use(
        http.post('*/api/security/export', async ({ request }) => {
          given.push(await request.json());
          return HttpResponse.json({ code, msg, data: null });
        }),
      );
    show();
    await press('Download: Download my data');
    const boxes = within(await screen.findByRole('group', { name: 'Code from the app' })).getAllByRole<HTMLInputElement>('textbox');
    const code = () => boxes.map(({ value }) => value).join('');
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour28');
    await userEvent.type(boxes[0] as HTMLElement, '481902');
    // What is wrong is the password: the code has not been looked at.
    see(codes.credentialsInvalid.code, codes.credentialsInvalid.key);
    await userEvent.click(screen.getByTestId('export-data'));
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(code()).toBe('481902');
    await userEvent.type(screen.getByLabelText('Current password'), '{Backspace}7');
    see(codes.authenticatorInvalid.code, codes.authenticatorInvalid.key);
    await userEvent.click(screen.getByTestId('export-data'));
    await waitFor(() => expect(code()).toBe(''));
    await userEvent.click(screen.getByTestId('export-data'));
    expect(given).toEqual([
      { currentPassword: 'Harbour28', authenticatorCode: '481902' },
      { currentPassword: 'Harbour27', authenticatorCode: '481902' },
    ]);
  });

  it('is not offered while the account is frozen, and says so', () => {
    const frozen = { ...userFixture, standing: { frozenAt: null, selfFrozenAt: 1, sendingHeldUntil: null } };
    renderShell(<OwnDataSection />, { path: '/profile/settings', state: { profile: { userInfo: frozen, showBalances: true } } as never });
    expect(screen.getByRole('button', { name: 'Download: Download my data' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Close: Close account' })).toBeDisabled();
  });
});

it('asks on the way out at once, and offers both ways after "Stay"', async () => {
  const ask = jest.fn();
  renderShell(<LogoutScreen onLogOut={ask} />, { path: '/profile/logout', state });
  expect(ask).toHaveBeenCalledTimes(1);
  await press('Log out: This device');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Log out: All devices' })).toBeVisible();
});

it('goes home when all devices are logged out, and the guard of the page leads nobody to the login meanwhile', async () => {
  answers('sessionRevokeAll', { count: 2 });
  const { router } = renderShell(
    <RouteGuard isSignedIn>
      <LogoutScreen onLogOut={() => {}} />
    </RouteGuard>,
    { path: '/profile/logout', state },
  );
  await press('Log out: All devices');
  await userEvent.click(await screen.findByTestId('confirm'));
  await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith('/'));
  expect(storedToken()).toBeUndefined();
  expect(router.replace).toHaveBeenCalledTimes(1);
});
