import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { LoginOtpScreen, RegisterOtpScreen } from '@/src/features/auth';
import { storedToken } from '@/src/lib/storage';
import { answers, isUnreachable, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { sent, site, userFixture } from './authPage';

withExchangeServer();
beforeEach(() => sessionStorage.clear());

describe('a code that is not sent on', () => {
  it('is said to be in the mailbox page, with a link for who can open it', async () => {
    const mailbox = 'http://localhost:4000/mailbox';
    sessionStorage.setItem('pending_code_login', JSON.stringify({ ...sent, mailbox }));
    renderShell(<LoginOtpScreen />, { path: '/login/otp', site });
    expect(await screen.findByRole('link', { name: 'mailbox page' })).toHaveAttribute('href', mailbox);
    expect(screen.getByText('Practice site: nothing is really sent.')).toBeInTheDocument();
  });

  it("is said to be in the operator's mailbox to everybody else", async () => {
    sessionStorage.setItem('pending_code_login', JSON.stringify({ ...sent, mailbox: null }));
    renderShell(<LoginOtpScreen />, { path: '/login/otp', site });
    expect(await screen.findByText(/which only its operator can open/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /mailbox/ })).not.toBeInTheDocument();
  });

  it('is said not to be on its way where the site is no practice, also when its time is over', async () => {
    const unsent = { ...sent, channel: 'sms', maskedTarget: '+852 ****4567', mailbox: null, expiresAt: Date.now() - 1 };
    sessionStorage.setItem('pending_code_login', JSON.stringify(unsent));
    const { container } = renderShell(<LoginOtpScreen />, { path: '/login/otp', site: { ...site, practice: false } });
    expect(await screen.findByText('+852 ****4567')).toBeInTheDocument();
    expect(container).toHaveTextContent('No code is on its way to +852 ****4567: this site cannot send messages there at the moment.');
    expect(container).not.toHaveTextContent(/We sent|has expired|practice site|can take a minute/i);
  });
});

describe('a new user', () => {
  it.each([
    ['where they were going', '/register/otp?returnUrl=%2Fmarkets', { supportSpot: true }, '/markets'],
    ['in the terminal', '/register/otp', { supportSpot: true }, '/trade/spot'],
    ['at home where nothing is traded', '/register/otp', { supportSpot: false }, '/'],
  ])('lands %s', async (_, path, flags, place) => {
    sessionStorage.setItem('pending_code_register', JSON.stringify(sent));
    answers('registerConfirm', { token: 'x'.repeat(43), expiresAt: Date.now() + 60_000, user: userFixture });
    answers('depth', { symbol: 'BTC_USDT', seq: 1, bids: [], asks: [], at: 1 });
    answers('pairs', []);
    answers('sparklines', {});
    const { router } = renderShell(<RegisterOtpScreen />, { path, site: { ...site, ...flags } });
    const [first] = await screen.findAllByRole('textbox');
    if (!first) throw new Error('no boxes');
    first.focus();
    await userEvent.paste('222222');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(place));
  });
});

describe('the code of a login', () => {
  it('goes back to the form when no code is on its way', async () => {
    const { router } = renderShell(<LoginOtpScreen />, { path: '/login/otp', site });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  });

  it('is not wrong when it could not be checked: it stays, and the form says why', async () => {
    sessionStorage.setItem('pending_code_login', JSON.stringify(sent));
    isUnreachable('loginConfirm');
    renderShell(<LoginOtpScreen />, { path: '/login/otp', site });
    const [first] = await screen.findAllByRole('textbox');
    if (!first) throw new Error('no boxes');
    await userEvent.click(first);
    await userEvent.paste(' 111 111\n');
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(first).not.toHaveAttribute('aria-invalid');
    expect(first).toHaveValue('1');
  });

  it('survives a reload, says how many tries are left, and signs in with the right one', async () => {
    sessionStorage.setItem('pending_code_login', JSON.stringify(sent));
    const { code, key } = codes.codeInvalid;
    refuses('loginConfirm', { code, msg: `${key}||4` });
    const { router } = renderShell(<LoginOtpScreen />, { path: '/login/otp?returnUrl=%2Fmarkets', site });
    const user = userEvent.setup();
    const [first] = await screen.findAllByRole('textbox');
    if (!first) throw new Error('no boxes');
    await user.click(first);
    await user.paste('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent('4');

    answers('loginConfirm', { token: 'x'.repeat(43), expiresAt: Date.now() + 60_000, user: userFixture });
    await user.click(first);
    await user.paste('222222');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/markets'));
    expect(storedToken()).toBe('x'.repeat(43));
  });
});
