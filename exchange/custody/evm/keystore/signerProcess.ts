import { requestOf } from '../signer/message';
import { type Signer, SignerError } from '../signer/signer';
import { KeystoreError, openKeystore } from './keystore';
import { createKeystoreSigner } from './keystoreSigner';
import { readOwnersFile } from './ownersFile';

export interface ToSigner {
  id: number;
  /** A request as `message.ts` writes it. */
  message: unknown;
}

/** What the process says: whether the keystore opened, then an answer to each request. */
export type FromSigner = { opened: true } | { failed: string } | { id: number; raw: string } | { id: number; refused: string };

const say = (message: FromSigner) => process.send?.(message);

/** Words of ours alone leave the process: an error of a library might quote what it was given. */
const wordsOf = (error: unknown) =>
  error instanceof SignerError || error instanceof KeystoreError ? error.message : 'it could not be signed';

async function answer(signer: Signer, { id, message }: ToSigner): Promise<void> {
  try {
    say({ id, raw: await signer.sign(requestOf(message)) });
  } catch (error) {
    say({ id, refused: wordsOf(error) });
  }
}

/**
 * The process that has the keys: it reads the keystore and its passphrase, has no database and no sockets, and answers what the exchange's
 * process asks. Ends with its parent.
 */
export async function runSigner(keystorePath: string, passphrasePath: string): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  try {
    const passphrase = (await readOwnersFile(passphrasePath)).replace(/\r?\n$/, '');
    const signer = createKeystoreSigner(await openKeystore(await readOwnersFile(keystorePath), passphrase));
    process.on('message', (asked: ToSigner) => void answer(signer, asked));
    say({ opened: true });
  } catch (error) {
    say({ failed: wordsOf(error) });
  }
}
