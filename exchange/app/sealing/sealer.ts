import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** 256 bits, and the name that sealed text carries. */
export interface SealingKey {
  name: string;
  key: Buffer;
}

/** For what must be read again, such as the keys of authenticators: the database alone tells nobody. */
export interface Sealer {
  /** `about` says what it is and whose (`authenticator:10000001`): sealed text that is put elsewhere does not open. */
  seal(text: string, about: string): string;
  /** @throws Error when its key is not there any more, or when somebody changed it. */
  open(sealed: string, about: string): string;
  /** The name of the key that seals now. */
  current: string;
  /** Of all keys that are there. */
  names: readonly string[];
}

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D, 8.2.2: random, 96 bits. */
const NONCE_BYTES = 12;

/**
 * AES-256-GCM, as `<name of the key>.<nonce>.<tag>.<text>`. The first key seals, all of them open: a new key is put in front of the
 * others, and an old one is taken away when nothing is sealed by it.
 */
export function createSealer(keys: readonly SealingKey[]): Sealer {
  const [first] = keys;
  if (!first) throw new Error('a sealer needs a key');
  const byName = new Map(keys.map(({ name, key }) => [name, key]));
  return {
    current: first.name,
    names: [...byName.keys()],
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, first.key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [first.name, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
    },
    open: (sealed, about) => {
      const [name = '', ...parts] = sealed.split('.');
      const key = byName.get(name);
      if (!key) throw new Error(`nothing can be opened that the key "${name}" has sealed: it is not among SEALING_KEYS`);
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (!nonce || !tag || !text) throw new Error('this is no sealed text');
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(about)).setAuthTag(tag);
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
