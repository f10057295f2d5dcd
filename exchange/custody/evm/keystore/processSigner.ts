import { type ChildProcess, fork } from 'node:child_process';
import type { Hex } from 'viem';
import { SignerAwayError } from '../../../app/custody/signerAway';
import { messageOf } from '../signer/message';
import { type Signer, SignerError, type SigningRequest } from '../signer/signer';
import { SIGNER_OPTION } from './options';
import type { FromSigner, ToSigner } from './signerProcess';

export interface ProcessSignerOptions {
  /** The exchange's program. */
  program: string;
  keystorePath: string;
  passphrasePath: string;
  /** How long one answer may take, ms. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;

type Answer = (message: { raw: string } | { refused: string } | { away: string }) => void;

interface Running {
  child: ChildProcess;
  opened: Promise<void>;
  /** Who asked this one: another that was started since owes them nothing, and its requests do not end with it. */
  waiting: Map<number, Answer>;
}

const ENDED = { away: 'the process that signs has ended' };

/** A process of our own with the keys. It is started with the first request, and anew when it has died: who asked then asks again. */
export function createProcessSigner({ program, keystorePath, passphrasePath, patienceMs = PATIENCE_MS }: ProcessSignerOptions): Signer {
  let running: Running | undefined;
  let lastId = 0;

  function hasEnded({ child, waiting }: Running): void {
    if (running?.child === child) running = undefined;
    for (const answer of waiting.values()) answer(ENDED);
  }

  function start(): Running {
    const waiting = new Map<number, Answer>();
    const child = fork(program, [SIGNER_OPTION, keystorePath, passphrasePath], {
      // Nothing of the exchange's settings: no address of a database, no other secret.
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const opened = new Promise<void>((resolve, reject) => {
      child.on('message', (message: FromSigner) => {
        if ('opened' in message) resolve();
        else if ('id' in message) waiting.get(message.id)?.(message);
        else {
          reject(new SignerAwayError(message.failed));
          child.kill();
        }
      });
      for (const event of ['exit', 'error'] as const)
        child.once(event, () => {
          hasEnded(started);
          reject(new SignerAwayError(ENDED.away));
        });
    });
    const started: Running = { child, opened, waiting };
    running = started;
    return started;
  }

  const answerTo = (id: number, waiting: Running['waiting']) =>
    new Promise<Hex>((resolve, reject) => {
      const settle: Answer = (message) => {
        clearTimeout(timer);
        waiting.delete(id);
        if ('raw' in message) resolve(message.raw as Hex);
        else reject('away' in message ? new SignerAwayError(message.away) : new SignerError(message.refused));
      };
      const timer = setTimeout(() => settle({ away: 'the process that signs does not answer' }), patienceMs);
      waiting.set(id, settle);
    });

  async function sign(request: SigningRequest): Promise<Hex> {
    const asking = running ?? start();
    await asking.opened;
    lastId += 1;
    const asked: ToSigner = { id: lastId, message: messageOf(request) };
    const answered = answerTo(asked.id, asking.waiting);
    // A line that is cut says so before the process is known to have ended: who asks again then asks another.
    asking.child.send(asked, (error) => error && hasEnded(asking));
    return answered;
  }

  return {
    sign,
    close: async () => {
      // One that never started has no id: a signal to it would go to every process of this group.
      if (running?.child.pid !== undefined) running.child.kill('SIGKILL');
    },
  };
}
