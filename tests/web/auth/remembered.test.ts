import { confirmFactor, confirmLogin, requestLogin } from '@/src/features/auth/actions/logIn';
import type { IdentityDraft } from '@/src/features/auth/model/identity';
import { readPendingCode } from '@/src/features/auth/model/pendingCode';
import { readPendingFactor } from '@/src/features/auth/model/pendingFactor';
import { removeToken } from '@/src/lib/storage';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { sent, userFixture } from './authPage';

jest.mock('@/src/features/auth/captcha/solveCaptcha', () => ({ solveCaptcha: async () => 'solved' }));
withExchangeServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(removeToken);

const DAY = 86_400_000;
const signedIn = { token: 's'.repeat(43), expiresAt: Date.now() + DAY, user: userFixture };
const asked = { isBindGa: 1 as const, methods: ['authenticator' as const], ticket: 'f'.repeat(43), expiresAt: Date.now() + 600_000 };
// Both are shown as joh***th@mail.example.
const maskedTarget = 'joh***th@mail.example';
const johanna: IdentityDraft = { kind: 'email', email: 'johanna.roth@mail.example', dialingCode: '', phone: '' };
const john: IdentityDraft = { ...johanna, email: 'john.smith.th@mail.example' };
const abroad: IdentityDraft = { kind: 'phone', email: '', dialingCode: '49', phone: '151 2345678' };

/** Types the address and the code. @returns the token of a remembered device that was sent with it */
async function typeCode(who: IdentityDraft): Promise<unknown> {
  const bodies: { deviceToken?: string }[] = [];
  answers('loginVerify', { ...sent, maskedTarget });
  answers('loginConfirm', asked, async (request) => void bodies.push((await request.json()) as { deviceToken?: string }));
  await requestLogin(who, 'a password');
  const code = readPendingCode('login');
  if (code) await confirmLogin(code, '481902');
  return bodies[0]?.deviceToken;
}

/** Types the second factor as well, and has the device remembered. */
async function remember(who: IdentityDraft, deviceToken: string): Promise<void> {
  await typeCode(who);
  answers('loginAuthenticator', { ...signedIn, device: { deviceToken, expiresAt: Date.now() + 30 * DAY } });
  const pending = readPendingFactor(Date.now());
  if (pending) await confirmFactor(pending, { authenticatorCode: '123456' }, true);
  // The next one is another user, or much later.
  removeToken();
}

it('a device is remembered for each account, also for two whose addresses are shown alike', async () => {
  await remember(johanna, 'a'.repeat(43));
  await remember(john, 'b'.repeat(43));
  await remember(abroad, 'c'.repeat(43));
  expect(await typeCode(johanna)).toBe('a'.repeat(43));
  expect(await typeCode({ ...johanna, email: ' Johanna.Roth@mail.example ' })).toBe('a'.repeat(43));
  expect(await typeCode(john)).toBe('b'.repeat(43));
  expect(await typeCode(abroad)).toBe('c'.repeat(43));
  expect(await typeCode({ ...john, email: 'johann.huth@mail.example' })).toBeUndefined();
});

it('what is kept of it names nobody', async () => {
  await remember(johanna, 'a'.repeat(43));
  await remember(abroad, 'c'.repeat(43));
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/joh|roth|mail\.example|2345678/i);
});
