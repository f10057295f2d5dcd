import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser that takes web push, and what it does with a message (RFC 8291, 3.4; RFC 8188, 2) by node's own HKDF. */
export function pushBrowser() {
  const browser = createECDH('prime256v1');
  const browserKey = browser.generateKeys();
  const auth = randomBytes(16);
  const opened = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + senderKey.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // What follows the text says that it is the last record.
    if (text.at(-1) !== 2) throw new Error('a message is one record');
    return text.subarray(0, -1).toString();
  };
  return { keys: { p256dh: browserKey.toString('base64url'), auth: auth.toString('base64url') }, opened };
}
