import { createPrivateKey } from 'node:crypto';

/** Whether this is a private key of P-256 as PKCS #8 in base 64: the lines between the first and the last of its PEM file, in one. */
export function isP256Key(text: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  try {
    const { asymmetricKeyDetails } = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
