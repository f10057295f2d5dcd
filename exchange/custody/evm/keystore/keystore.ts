import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { HDKey } from 'viem/accounts';
import type { SigningPolicy } from '../signer/policy';
import { policyOf, type WrittenPolicy, writtenPolicy } from './writtenPolicy';

// The file that holds custody's keys: the extended private key of one account, sealed with a passphrase. What stands around it in clear
// (network, public key, limits) is sealed along: changed by a hand that does not know the passphrase, the file does not open.

const VERSION = 1;
const SALT_BYTES = 32;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Guessing a passphrase costs 128 MB and half a second each time. */
const COST = 2 ** 17;
const LARGEST_COST = 2 ** 20;
const BLOCK = 8;

interface Clear {
  version: typeof VERSION;
  xpub: string;
  policy: WrittenPolicy;
  scrypt: { cost: number; salt: string };
}

export interface Keystore extends Clear {
  nonce: string;
  sealed: string;
}

export interface OpenKeystore {
  /** The account's extended private key. */
  accountKey: string;
  policy: SigningPolicy;
}

/** What is wrong with a keystore: a line for the operator, with nothing of what is in it. */
export class KeystoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KeystoreError';
  }
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keyOf = (passphrase: string, { cost, salt }: Clear['scrypt']): Promise<Buffer> =>
  derive(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), KEY_BYTES, { N: cost, r: BLOCK, p: 1, maxmem: 256 * BLOCK * cost });

/** The clear part, the same text whoever has written the file. */
function along({ version, xpub, policy, scrypt: { cost, salt } }: Clear): Buffer {
  const most = Object.entries(policy.maxWithdrawals).sort(([left], [right]) => (left < right ? -1 : 1));
  return Buffer.from(JSON.stringify([version, xpub, policy.chainId, policy.maxFee, policy.maxGasTopUp, most, cost, salt]));
}

/** @param cost less for tests alone */
export async function sealKeystore({ accountKey, policy }: OpenKeystore, passphrase: string, cost = COST): Promise<Keystore> {
  const clear: Clear = {
    version: VERSION,
    xpub: HDKey.fromExtendedKey(accountKey).publicExtendedKey,
    policy: writtenPolicy(policy),
    scrypt: { cost, salt: randomBytes(SALT_BYTES).toString('base64') },
  };
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, clear.scrypt), nonce).setAAD(along(clear));
  const sealed = Buffer.concat([cipher.update(accountKey, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ...clear, nonce: nonce.toString('base64'), sealed: sealed.toString('base64') };
}

const damaged = () => new KeystoreError('the keystore is no file that this program has written');

function parsed(text: string): Keystore {
  try {
    const read = JSON.parse(text) as Keystore;
    const { version, xpub, policy, scrypt: how, nonce, sealed } = read;
    const areTexts = [xpub, how.salt, nonce, sealed].every((one) => typeof one === 'string');
    const isCost = Number.isSafeInteger(how.cost) && how.cost > 1 && how.cost <= LARGEST_COST;
    policyOf(policy);
    if (version === VERSION && areTexts && isCost) return read;
  } catch {
    // Said below: what is in it stays unsaid.
  }
  throw damaged();
}

/** @throws KeystoreError */
export async function openKeystore(text: string, passphrase: string): Promise<OpenKeystore> {
  const keystore = parsed(text);
  const sealed = Buffer.from(keystore.sealed, 'base64');
  const key = await keyOf(passphrase, keystore.scrypt).catch(() => Promise.reject(damaged()));
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(keystore.nonce, 'base64')).setAAD(along(keystore));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const accountKey = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
    return { accountKey, policy: policyOf(keystore.policy) };
  } catch {
    throw new KeystoreError('the keystore does not open: another passphrase, or the file was changed');
  }
}
