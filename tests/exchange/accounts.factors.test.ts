import { RECOVERY_ALPHABET } from '@/domain/account/secondFactor';
import { keyUri, newAuthenticatorKey, stepOf } from '@/exchange/app/accounts/factor/authenticator';
import { newRecoveryCodes } from '@/exchange/app/accounts/factor/recoveryCodes';
import { createPasswordHasher } from '@/exchange/app/accounts/passwords/passwordHasher';
import { cheapHasher } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';

/** "12345678901234567890" in base 32: the key of RFC 6238, appendix B. */
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** Its table for SHA-1, the last six of eight digits. */
const RFC_CODES: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

describe('codes of an authenticator', () => {
  it.each(RFC_CODES)('at %i s are those of RFC 6238', (seconds, code) => {
    expect(appCode(RFC_KEY, seconds * 1_000)).toBe(code);
    expect(stepOf(RFC_KEY, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('are good a step before and after their own, and not two', () => {
    const key = newAuthenticatorKey();
    const now = 1_790_000_015_000;
    const step = Math.floor(now / 30_000);
    const at = (steps: number) => stepOf(key, appCode(key, now + steps * 30_000), now);
    // Two steps of one key may share a code, once in a million: not of this test's interest.
    expect([at(-1), at(0), at(1)]).toEqual([step - 1, step, step + 1]);
    expect([at(-2), at(2)]).toEqual([undefined, undefined]);
  });

  it('come from keys of 160 random bits, which apps read with the brand and the account', () => {
    const key = newAuthenticatorKey();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAuthenticatorKey()).not.toBe(key);
    const uri = new URL(keyUri(key, 'Kontor', 'jan***nn@mail.example'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Kontor:jan***nn@mail.example']);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Kontor',
      secret: key,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are ten of 50 random bits each, stored as argon2id', async () => {
    const { codes, hashes } = await newRecoveryCodes({ passwords: createPasswordHasher(cheapHasher) });
    expect(new Set(codes).size).toBe(10);
    expect(RECOVERY_ALPHABET).toHaveLength(2 ** 5);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
    expect(new Set(hashes).size).toBe(10);
  });
});
