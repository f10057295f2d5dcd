import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { LoginOtpScreen, LoginScreen } from '@/src/features/auth';
import { keepPendingFactor } from '@/src/features/auth/model/pendingFactor';
import { removeToken, storedToken } from '@/src/lib/storage';
import { ASSERTION, CHALLENGE, withBrowserPasskeys } from '@/tests/support/browserPasskeys';
import { answers, exchangeServer, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { site, userFixture } from './authPage';

withExchangeServer();
const browser = withBrowserPasskeys();
beforeEach(() => sessionStorage.clear());
afterEach(removeToken);

const token = 's'.repeat(43);
const signedIn = { token, expiresAt: Date.now() + 86_400_000, user: userFixture };
const pending = { ticket: 'f'.repeat(43), expiresAt: Date.now() + 600_000, target: 'jan***nn@mail.example' };
const refused = (name: Parameters<typeof refuses>[0], code: keyof typeof codes) =>
  refuses(name, { code: codes[code].code, msg: codes[code].key });

describe('signing in with a passkey', () => {
  const open = () => renderShell(<LoginScreen />, { path: '/login?returnUrl=%2Fmarkets', site });

  it('asks for nothing else', async () => {
    const [asked, sent]: [unknown[], unknown[]] = [[], []];
    answers('passkeyLoginChallenge', CHALLENGE, async (request) => void asked.push(await request.json()));
    answers('passkeyLogin', signedIn, async (request) => void sent.push(await request.json()));
    const { router } = open();
    await userEvent.click(screen.getByTestId('passkey-login'));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/markets'));
    expect(storedToken()).toBe(token);
    // Nobody is named: the browser says who it is.
    expect([asked, sent]).toEqual([[{}], [{ passkey: ASSERTION, platform: 'PC' }]]);
  });

  it('says that the dialog was closed, that the passkey is not known, and that it was too late', async () => {
    answers('passkeyLoginChallenge', CHALLENGE);
    open();
    const button = screen.getByTestId('passkey-login');
    browser.fail('NotAllowedError');
    await userEvent.click(button);
    expect(await screen.findByText(/dialog was closed, timed out or found no passkey/)).toBeVisible();
    browser.succeed();
    refused('passkeyLogin', 'passkeyInvalid');
    await userEvent.click(button);
    expect(await screen.findByText(/This passkey is not known here/)).toBeVisible();
    refused('passkeyLogin', 'passkeyExpired');
    await userEvent.click(button);
    expect(await screen.findByText('That took too long. Try again.')).toBeVisible();
    expect(storedToken()).toBeUndefined();
  });

  it('is not tried on and on by a device that answers what is offered by itself', async () => {
    Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: async () => true });
    const sent: unknown[] = [];
    answers('passkeyLoginChallenge', CHALLENGE);
    exchangeServer.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/auth/login/passkey')) sent.push(request.url);
    });
    refused('passkeyLogin', 'passkeyInvalid');
    open();
    await waitFor(() => expect(sent.length).toBeGreaterThan(2));
    expect(await screen.findByText(/This passkey is not known here/)).toBeVisible();
    // As long as several more would take.
    await new Promise((resume) => setTimeout(resume, 300));
    expect(sent).toHaveLength(3);
    expect(screen.getByText(/This passkey is not known here/)).toBeVisible();
    exchangeServer.events.removeAllListeners();
  });

  it('is not offered by a browser that knows none', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    open();
    expect(screen.queryByTestId('passkey-login')).toBeNull();
  });
});

describe('a passkey as the second factor', () => {
  const open = async (methods: ('authenticator' | 'passkey')[], heading: string) => {
    keepPendingFactor({ ...pending, methods });
    const shown = renderShell(<LoginOtpScreen />, { path: '/login/otp?returnUrl=%2Fmarkets', site });
    await screen.findByRole('heading', { name: heading });
    return shown;
  };

  it('finishes the login', async () => {
    const [asked, sent]: [unknown[], unknown[]] = [[], []];
    answers('passkeyLoginChallenge', CHALLENGE, async (request) => void asked.push(await request.json()));
    answers('loginAuthenticator', { ...signedIn, device: null }, async (request) => void sent.push(await request.json()));
    const { router } = await open(['authenticator', 'passkey'], 'Confirm it is you');
    await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/markets'));
    expect(asked).toEqual([{ ticket: pending.ticket }]);
    expect(sent).toEqual([{ ticket: pending.ticket, platform: 'PC', rememberDevice: false, passkey: ASSERTION }]);
  });

  it('leaves the other ways where the device is not at hand', async () => {
    answers('passkeyLoginChallenge', CHALLENGE);
    await open(['authenticator', 'passkey'], 'Confirm it is you');
    browser.fail('NotAllowedError');
    await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    expect(await screen.findByText(/dialog was closed/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(screen.getByRole('group', { name: 'Code from the app' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toBeVisible();
  });

  it('is none where it does not work: a recovery code is asked for', async () => {
    await open([], 'Recovery code');
    expect(screen.getByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
