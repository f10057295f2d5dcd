import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { LoginScreen, RegisterScreen, ResetPasswordScreen } from '@/src/features/auth';
import { signIn } from '@/src/features/auth/actions/signIn';
import { keepTypedIdentity } from '@/src/features/auth/model/typedIdentity';
import { keepSessionEnd, removeToken, storeToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { answerMediaQueries } from '@/tests/support/matchMedia';
import { renderShell } from '@/tests/support/renderShell';
import { offerCaptcha, sent, site, userFixture } from './authPage';

withExchangeServer();
beforeEach(async () => {
  sessionStorage.clear();
  await offerCaptcha();
});

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  return user;
}

describe('who is signed in already', () => {
  afterEach(() => removeToken());

  it.each([
    ['log in', LoginScreen],
    ['create an account', RegisterScreen],
  ])('is led on from where others %s, to where they were going', async (_, Screen) => {
    storeToken('secret');
    const { router } = renderShell(<Screen />, { path: '/login?returnUrl=%2Ftrade%2Fspot', site });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/trade/spot'));
  });
});

it.each([
  ['log in', LoginScreen],
  ['create an account', RegisterScreen],
])('no password gets into an address where no script runs: %s', (_, Screen) => {
  renderShell(<Screen />, { path: '/login', site });
  expect(screen.getByLabelText<HTMLInputElement>('Password').form).toHaveProperty('method', 'post');
});

describe('log in', () => {
  it('says beside each field what is missing and sends nothing', async () => {
    renderShell(<LoginScreen />, { path: '/login', site });
    const user = await fillIn('jana', '');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/does not look like an email/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.type(screen.getByLabelText('Email'), '@mail.example');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
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

  it('still has the address, and no password, for who comes back from the code in time; not for who comes after a login', async () => {
    answers('loginVerify', sent);
    const first = renderShell(<LoginScreen />, { path: '/login', site });
    const user = await fillIn('jana@mail.example', 'Practice123');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(first.router.push).toHaveBeenCalled());
    first.unmount();
    const back = () => renderShell(<LoginScreen />, { path: '/login', site });
    const second = back();
    expect(screen.getByLabelText('Email')).toHaveValue('jana@mail.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Practice123');
    second.unmount();
    jest.spyOn(Date, 'now').mockReturnValue(sent.expiresAt);
    const late = back();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    late.unmount();
    jest.mocked(Date.now).mockRestore();
    signIn({ token: 'secret', expiresAt: sent.expiresAt, user: userFixture });
    back();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    removeToken();
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

describe('a session that ended', () => {
  it('is told to whoever was sent here for it', () => {
    keepSessionEnd();
    renderShell(<LoginScreen />, { path: '/login?returnUrl=%2Ftrade%2Fspot', site });
    expect(screen.getByText('Your session has ended')).toBeInTheDocument();
  });

  it.each([
    ['locked', 'This account is locked. Only support can unlock it.'],
    ['closed', 'This account is closed.'],
  ] as const)('says that the account is %s, whatever a refused call says later', (reason, words) => {
    keepSessionEnd(reason);
    keepSessionEnd();
    renderShell(<LoginScreen />, { path: '/login', site });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('is not spoken of to anybody else', () => {
    renderShell(<LoginScreen />, { path: '/login', site });
    expect(screen.queryByText('Your session has ended')).toBeNull();
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

  it('at a registration again, from its code, finds the number that was typed', async () => {
    answers('countries', [{ iso2: 'HK', name: 'Hong Kong', dialingCode: '852' }]);
    keepTypedIdentity('register', { kind: 'phone', email: '', dialingCode: '852', phone: '51234567' }, sent.expiresAt);
    renderShell(<RegisterScreen />, { path: '/register', site });
    expect(await screen.findByDisplayValue('51234567')).toBeVisible();
    expect(await screen.findByText(/\+852/)).toBeVisible();
  });

  it('is led to the password that the exchange refuses', async () => {
    const { code, key } = codes.passwordKnown;
    refuses('registerVerify', { code, msg: key });
    renderShell(<RegisterScreen />, { path: '/register', site });
    const user = await fillIn('jana@mail.example', 'Practice123');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/leaked/);
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

describe('where the exchange cannot write to phones', () => {
  const mute = { ...site, supportPhone: false };
  beforeEach(() => answers('countries', []));

  it('nobody is offered to register by one', async () => {
    const { unmount } = renderShell(<RegisterScreen />, { path: '/register', site });
    expect(await screen.findByRole('tab', { name: 'Phone' })).toBeVisible();
    unmount();
    renderShell(<RegisterScreen />, { path: '/register', site: mute });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Phone' })).toBeNull();
  });

  it.each([
    ['/login', LoginScreen],
    ['/reset-password', ResetPasswordScreen],
  ] as const)('%s takes the number of who registered by one before, and says that no code will come', async (path, Screen) => {
    const { unmount } = renderShell(<Screen />, { path, site });
    await userEvent.click(await screen.findByRole('tab', { name: 'Phone' }));
    expect(screen.queryByText(/cannot send text messages/)).toBeNull();
    unmount();
    const links = { footer: {}, social: {}, help: { default: 'https://harbour.example/help' } };
    renderShell(<Screen />, { path, site: { ...mute, links } });
    expect(screen.queryByText(/cannot send text messages/)).toBeNull();
    await userEvent.click(await screen.findByRole('tab', { name: 'Phone' }));
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    expect(screen.getByText(/cannot send text messages/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'https://harbour.example/help');
    expect(screen.queryByText(/we send a code to your email or phone/)).toBeNull();
  });
});
