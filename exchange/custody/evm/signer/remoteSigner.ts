import type { Hex } from 'viem';
import { SignerAwayError } from '../../../app/custody/signerAway';
import { messageOf } from './message';
import { type Signer, SignerError } from './signer';

export interface RemoteSignerOptions {
  url: string;
  /** Headers by which the signer knows who asks, for this body. */
  proofOf(body: string): Readonly<Record<string, string>>;
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;
const RAW = /^0x02[0-9a-f]{2,4000}$/;
const LARGEST_ANSWER = 16 * 1024;

/** Its own word for a refusal, short, for the log: what else it answers is nobody's business. */
function reasonIn(text: string): string | undefined {
  try {
    const { refused } = JSON.parse(text) as { refused?: unknown };
    return typeof refused === 'string' ? refused.replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 200) : undefined;
  } catch {
    return undefined;
  }
}

function rawIn(text: string): Hex {
  try {
    const { raw } = JSON.parse(text) as { raw?: unknown };
    if (typeof raw === 'string' && RAW.test(raw)) return raw as Hex;
  } catch {
    // Said below.
  }
  throw new SignerError('the signer answers nonsense');
}

/** A word of its own is said of what it was asked for; any other answer, a proxy's perhaps, would come to whatever it is asked. */
function refusalIn(status: number, text: string): Error {
  const reason = reasonIn(text);
  const message = `the signer answers ${status}: ${reason ?? 'no reason'}`;
  return reason === undefined ? new SignerAwayError(message) : new SignerError(message);
}

/** Read as far as a signer has anything to say, and no further. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of body ?? []) {
      length += piece.length;
      if (length > LARGEST_ANSWER) break;
      pieces.push(piece);
    }
  } catch {
    throw new SignerAwayError('the signer does not answer');
  }
  if (length > LARGEST_ANSWER) throw new SignerError('the signer answers nonsense');
  return Buffer.concat(pieces).toString();
}

/** A signer on another machine, over HTTP (docs/CUSTODY.md). Asked again after a lost answer it may sign again: the same sequence number goes once. */
export function createRemoteSigner({ url, proofOf, patienceMs = PATIENCE_MS }: RemoteSignerOptions): Signer {
  return {
    sign: async (request) => {
      const body = JSON.stringify(messageOf(request));
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: { 'content-type': 'application/json', ...proofOf(body) },
        body,
      }).catch(() => {
        throw new SignerAwayError('the signer does not answer');
      });
      const text = await textOf(answer);
      if (!answer.ok) throw refusalIn(answer.status, text);
      return rawIn(text);
    },
    close: async () => undefined,
  };
}
