import { generateKeyPairSync } from 'node:crypto';
import { StartError } from '@/exchange/app/startError';
import { readSettings } from '@/exchange/settings/readSettings';

const failureOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartError && error.failure === 'settingInvalid') return error.message;
    throw error;
  }
  return undefined;
};

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const derOf = (privateKey: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  (privateKey as unknown as { export(form: object): Buffer }).export({ type: 'pkcs8', format: 'der' }).toString('base64');

describe('settings that need each other', () => {
  const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'papers', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const without = (name: keyof typeof S3) => Object.fromEntries(Object.entries(S3).filter(([one]) => one !== name));
  const SMS = { SMS_GATEWAY_URL: 'https://sms.example/send' };
  const PROVIDER = { VERIFICATION_PROVIDER_URL: 'https://provider.example/in', VERIFICATION_PROVIDER_SECRET: 's3cret-of-theirs' };

  const EVM = {
    EVM_RPC_URLS: 'http://127.0.0.1:8545',
    EVM_XPUB: `xpub${'6'.repeat(107)}`,
    EVM_KEYSTORE: 'keys.json',
    EVM_KEYSTORE_PASSPHRASE_FILE: 'passphrase',
  };
  const USDT = 'USDT=0xdAC17F958D2ee523a2206206994597C13D831ec7:6:20';

  it.each([
    [{ ...EVM, EVM_RPC_URLS: '' }, 'Setting EVM_RPC_URLS is missing: EVM_XPUB needs it.'],
    [{ EVM_TOKENS: USDT }, 'Setting EVM_RPC_URLS is missing: EVM_TOKENS needs it.'],
    [{ ...EVM, EVM_XPUB: '' }, 'Setting EVM_XPUB is missing: EVM_RPC_URLS needs it.'],
    [{ ...EVM, EVM_KEYSTORE_PASSPHRASE_FILE: '' }, 'Setting EVM_KEYSTORE_PASSPHRASE_FILE is missing: EVM_KEYSTORE needs it.'],
    [
      { EVM_RPC_URLS: EVM.EVM_RPC_URLS, EVM_XPUB: EVM.EVM_XPUB },
      'Setting EVM_KEYSTORE is missing: EVM_RPC_URLS needs it, or EVM_SIGNER_URL.',
    ],
    [{ ...EVM, EVM_SIGNER_URL: 'https://signer.example' }, 'Setting EVM_SIGNER_SECRET is missing: EVM_SIGNER_URL needs it.'],
    [
      { ...EVM, EVM_SIGNER_URL: 'https://signer.example', EVM_SIGNER_SECRET: 's'.repeat(32) },
      'Settings EVM_KEYSTORE and EVM_SIGNER_URL: one of the two has the keys.',
    ],
    [
      { EVM_RPC_URLS: EVM.EVM_RPC_URLS, EVM_XPUB: EVM.EVM_XPUB, EVM_SIGNER_URL: 'http://10.0.0.7/sign', EVM_SIGNER_SECRET: 's'.repeat(32) },
      'Setting EVM_SIGNER_URL must be https: what a signer on another machine is asked and answers is read on the way otherwise.',
    ],
    [{ ...EVM, EVM_TOKENS: `${USDT},${USDT}` }, 'Setting EVM_TOKENS names USDT twice.'],
    [{ RECAPTCHA_SITE_KEY: 'k' }, 'Setting RECAPTCHA_SECRET is missing: reCAPTCHA needs both keys.'],
    [{ BLOCKED_COUNTRIES: 'XX' }, 'Setting COUNTRY_HEADER is missing: BLOCKED_COUNTRIES needs a trusted proxy that names the country.'],
    [{ COUNTRY_HEADER: 'cf-ipcountry' }, 'Setting TRUSTED_PROXIES is missing: COUNTRY_HEADER is believed from a trusted proxy alone.'],
    [{ PORT: '4000' }, 'Setting EXCHANGE_PORT must differ from PORT.'],
    [
      { VERIFICATION_PROVIDER_URL: PROVIDER.VERIFICATION_PROVIDER_URL },
      'Setting VERIFICATION_PROVIDER_SECRET is missing: VERIFICATION_PROVIDER_URL needs it.',
    ],
    [
      { VERIFICATION_PROVIDER_SECRET: PROVIDER.VERIFICATION_PROVIDER_SECRET },
      'Setting VERIFICATION_PROVIDER_URL is missing: VERIFICATION_PROVIDER_SECRET needs it.',
    ],
    [without('S3_BUCKET'), 'Setting S3_BUCKET is missing: S3_ENDPOINT needs it.'],
    [
      without('S3_ENDPOINT'),
      'Setting S3_ENDPOINT is missing: S3_BUCKET needs it, with Amazon as well (https://s3.<region>.amazonaws.com). Without a bucket files stay on this machine.',
    ],
    [{ S3_SECRET_ACCESS_KEY: 'secret' }, expect.stringMatching(/^Setting S3_ENDPOINT is missing: S3_SECRET_ACCESS_KEY needs it/)],
    [{ SMS_GATEWAY_HEADERS: '{"authorization":"x"}' }, 'Setting SMS_GATEWAY_URL is missing: SMS_GATEWAY_HEADERS needs it.'],
    [{ SMS_GATEWAY_BODY: '{to}{text}' }, 'Setting SMS_GATEWAY_URL is missing: SMS_GATEWAY_BODY needs it.'],
    [
      { ...SMS, SMS_GATEWAY_BODY: '{"to":"{number}","text":"{text}"}' },
      'Setting SMS_GATEWAY_BODY lacks {to}, and so does SMS_GATEWAY_URL: no text message would have a recipient.',
    ],
    [
      { ...SMS, SMS_GATEWAY_BODY: '{"to":"{to}","text":"{message}"}' },
      'Setting SMS_GATEWAY_BODY lacks {text}, and so does SMS_GATEWAY_URL: no text message would say anything.',
    ],
    [
      { SEALING_KEYS: `main=${key(2)},main=${key(1)}` },
      'Setting SEALING_KEYS names the key "main" twice: a new key needs a name that none had before.',
    ],
    [
      { SEALING_KEYS: `new=${key(2)},old=${key(1)}`, SEALING_KEYS_LOST: 'old' },
      expect.stringMatching(/^Setting SEALING_KEYS_LOST names the key "old"/),
    ],
    [{ CHATWOOT_INBOX_TOKEN: 'kontor=one,riga=two,kontor=three' }, 'Setting CHATWOOT_INBOX_TOKEN names the brand "kontor" twice.'],
  ])('are refused by name where one lacks the other, never with a value: %j', (env, message) => {
    const said = failureOf(env as Record<string, string>);
    expect(said).toEqual(message);
    for (const secret of [key(1), key(2), PROVIDER.VERIFICATION_PROVIDER_SECRET]) expect(said).not.toContain(secret);
  });

  it.each([
    [PROVIDER],
    [S3],
    [{ ...SMS, SMS_GATEWAY_HEADERS: '{"a":"b"}' }],
    [{ SMS_GATEWAY_URL: 'https://sms.example/{to}?text={text}', SMS_GATEWAY_BODY: '{}' }],
    [{ SMS_GATEWAY_URL: 'https://sms.example/{to}', SMS_GATEWAY_BODY: '{"say":"{text}"}' }],
    [{ SEALING_KEYS: `new=${key(2)},old=${key(1)}`, SEALING_KEYS_LOST: 'older' }],
  ])('are taken whole: %j', (env) => expect(failureOf(env)).toBeUndefined());
});

describe('the key of web push', () => {
  const RULE =
    'Setting WEB_PUSH_KEY must be a private key of P-256 (PKCS #8) in base 64, on one line (docs/OPERATING.md: how one is made).';
  const p256 = derOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

  it('is one of P-256', () => expect(failureOf({ WEB_PUSH_KEY: p256 })).toBeUndefined());

  it.each([
    ['the bytes of no key', Buffer.alloc(120, 7).toString('base64')],
    ['one that was cut', p256.slice(0, 120)],
    ['of another curve', derOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey)],
    ['of another kind', derOf(generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey)],
    ['the bare number that other tools print', Buffer.alloc(32, 7).toString('base64url')],
  ])('is refused by name when it is %s', (_what, value) => expect(failureOf({ WEB_PUSH_KEY: value })).toBe(RULE));
});
