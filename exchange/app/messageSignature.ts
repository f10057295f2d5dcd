import { createHmac } from 'node:crypto';
import { isSameSecret } from './constantTime';

/** A message that is older, or from the future, is not taken: what somebody recorded is worthless after it. */
export const SIGNATURE_VALID_MS = 5 * 60_000;
const PATTERN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** What somebody sends, byte for byte: two bodies that read the same need not be the same. */
type Body = string | Buffer;

const hash = (secret: string, seconds: string, body: Body) => createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>", hex>`; both ways use it. */
export function signatureOf(secret: string, body: Body, now: number): string {
  const seconds = String(Math.floor(now / 1_000));
  return `t=${seconds},v1=${hash(secret, seconds, body).toString('hex')}`;
}

/** Whether who knows the secret has signed exactly this body a moment ago. */
export function isSigned(secret: string, body: Body, header: string, now: number): boolean {
  const [, seconds, signature] = PATTERN.exec(header) ?? [];
  if (seconds === undefined || signature === undefined) return false;
  if (!isSameSecret(Buffer.from(signature, 'hex'), hash(secret, seconds, body))) return false;
  return Math.abs(now - Number(seconds) * 1_000) <= SIGNATURE_VALID_MS;
}
