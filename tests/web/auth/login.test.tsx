import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { codes } from '@/contract/codes';
import { LoginOtpScreen, LoginScreen, RegisterOtpScreen, RegisterScreen } from '@/src/features/auth';
import { storedToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { answerMediaQueries } from '@/tests/support/matchMedia';
import { renderShell } from '@/tests/support/renderShell';

withExchangeServer();

// The market half of the page is live and has tests of its own.
const site = { supportSpot: false };
const sent = {
  ticket: 't'.repeat(43),
  channel: 'email' as const,
  maskedTarget: 'jan***nn@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
};

beforeEach(async () => {
  sessionStorage.clear();
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 2, deriveKey, hmacSignatureSecret: 'test' });
  answers('captchaChallenge', { provider: 'altcha', challenge });
});

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  return user;
}

describe('log in', () => {
  it('says beside each field what is missing and sends nothing', async () => {
    renderShell(<LoginScreen />, { path: '/login', site });
    const user = await fillIn('jana', '');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/does not look like an email/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  });

  it('sends one login for a double click, solved captcha and all, and goes on to the code', async () => {
    const bodies: unknown[] = [];
    answers('loginVerify', sent, async (request) => {
      bodies.push(await request.json());
    });
    const { router } = renderShell(<LoginScreen />, { path: '/login?returnUrl=%2Ftrade%2Fspot', site });
    const user = await fillIn('jana@mail.example', 'Practice123');
    await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/login/otp?returnUrl=%2Ftrade%2Fspot'));
    expect(bodies).toEqual([{ email: 'jana@mail.example', password: 'Practice123', platform: 'PC', captcha: expect.any(String) }]);
  });

  it('shows a refusal above the button and keeps what was typed', async () => {
    const { code, key: msg } = codes.credentialsInvalid;
    refuses('loginVerify', { code, msg });
    renderShell(<LoginScreen />, { path: '/login', site });
    const user = await fillIn('jana@mail.example', 'wrong');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByLabelText('Email')).toHaveValue('jana@mail.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });
});

describe('arriving', () => {
  afterEach(() => answerMediaQueries(false));

  it('puts the caret into the first field', async () => {
    renderShell(<LoginScreen />, { path: '/login', site });
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('leaves the keyboard of a touch screen down', () => {
    answerMediaQueries(true);
    renderShell(<LoginScreen />, { path: '/login', site });
    expect(document.body).toHaveFocus();
  });

  it('leaves who is typing already where they are', () => {
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    renderShell(<LoginScreen />, { path: '/login', site });
    expect(other).toHaveFocus();
    other.remove();
  });

  it('ticks off the address of an account to be once it looks right', async () => {
    answers('countries', []);
    const { container } = renderShell(<RegisterScreen />, { path: '/register', site });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'jana@mail.');
    const ticks = () => container.querySelectorAll('[class*="right"].lucide-check').length;
    expect(ticks()).toBe(0);
    await user.type(screen.getByLabelText('Email'), 'example');
    expect(ticks()).toBe(1);
  });
});

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

const userFixture = {
  id: '10000001',
  email: 'jana@mail.example',
  nickName: 'jana',
  fullName: null,
  phoneNumber: null,
  authStatus: 0,
  defLanguage: 'en',
  accountType: 0,
  isBindGa: 0,
  chatwootIdentifierHash: null,
};
