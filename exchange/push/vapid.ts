import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

export interface VapidKey {
  privateKey: KeyObject;
  /** Uncompressed point, base64url: what browsers subscribe with. */
  publicKey: string;
}

const HOURS_12 = 43_200;

/** @param pem a private key of P-256, PKCS #8 */
export function vapidKeyOf(pem: string): VapidKey {
  const privateKey = createPrivateKey(pem);
  const { crv, x, y } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (crv !== 'P-256' || x === undefined || y === undefined) throw new Error('the key of web push is one of P-256');
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { privateKey, publicKey: point.toString('base64url') };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Who sends (RFC 8292): a token for the push service of this endpoint alone. */
export function vapidAuthorization({ privateKey, publicKey }: VapidKey, endpoint: string, contact: string, nowMs: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + HOURS_12, sub: contact };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${text}.${signature}, k=${publicKey}`;
}
