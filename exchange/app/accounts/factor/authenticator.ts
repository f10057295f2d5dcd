import { Secret, TOTP } from 'otpauth';
import { AUTHENTICATOR_PERIOD_SECONDS } from '@/domain/account/secondFactor';

/** A clock that is a step slow or fast is forgiven (RFC 6238, 5.2 and 6): three codes of a million are right at any time. */
const DRIFT_STEPS = 1;
const PERIOD_MS = AUTHENTICATOR_PERIOD_SECONDS * 1_000;

/** RFC 6238 as every app reads it: SHA-1, six digits, 30 s. */
const totp = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: AUTHENTICATOR_PERIOD_SECONDS });

/** 160 random bits, as RFC 4226, 4 recommends; base 32. */
export const newAuthenticatorKey = (): string => new Secret({ size: 20 }).base32;

/** What apps read from the QR code. */
export const keyUri = (key: string, brandName: string, account: string): string =>
  totp(key, { issuer: brandName, label: account }).toString();

/** The time step a code is of; undefined when it is of none around `now`. */
export function stepOf(key: string, code: string, now: number): number | undefined {
  const delta = totp(key).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(now / PERIOD_MS) + delta;
}
