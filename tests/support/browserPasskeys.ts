import type { PasskeyChallenge, PasskeyCreation } from '@/contract/passkeys';

type Dialog = (options: CredentialCreationOptions | CredentialRequestOptions) => Promise<unknown>;

export interface BrowserPasskeys {
  /** What the browser was asked, oldest first. */
  asked: (CredentialCreationOptions | CredentialRequestOptions)[];
  /** From here on its dialogs end with this error. */
  fail(name: string): void;
  succeed(): void;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** What the stand-in answers, as it travels. */
export const ASSERTION = {
  id: base64url('credential'),
  rawId: base64url('credential'),
  type: 'public-key',
  response: {
    clientDataJSON: base64url('client'),
    authenticatorData: base64url('data'),
    signature: base64url('signature'),
    userHandle: base64url('handle'),
  },
};
export const REGISTRATION = {
  id: base64url('credential'),
  rawId: base64url('credential'),
  type: 'public-key',
  response: { clientDataJSON: base64url('client'), attestationObject: base64url('attestation'), transports: ['internal'] },
};

export const CHALLENGE: PasskeyChallenge = {
  options: { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required', allowCredentials: [] },
  expiresAt: Date.now() + 300_000,
};
export const CREATION: PasskeyCreation = {
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Kontor' },
    user: { id: 'AAAA', name: 'jan***nn@mail.example', displayName: 'jan***nn@mail.example' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
  expiresAt: Date.now() + 300_000,
};

/** jsdom has no passkeys: a browser's dialogs for a test file, which answer at once. What an offer among autofill would is not here. */
export function withBrowserPasskeys(): BrowserPasskeys {
  let failure: string | undefined;
  const asked: BrowserPasskeys['asked'] = [];
  const credential = (response: object) => ({
    id: ASSERTION.id,
    rawId: bytes('credential'),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
  const dialog =
    (response: object): Dialog =>
    async (options) => {
      asked.push(options);
      if (failure) throw new DOMException('the dialog ended', failure);
      return credential(response);
    };
  const create = dialog({
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  });
  const get = dialog({
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
  });
  beforeEach(() => {
    failure = undefined;
    asked.length = 0;
    Object.assign(window, { PublicKeyCredential: jest.fn() });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    asked,
    fail: (name) => {
      failure = name;
    },
    succeed: () => {
      failure = undefined;
    },
  };
}
