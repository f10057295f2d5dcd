import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../ports/log';
import type { Mailer, Message } from '../ports/mailer';

export interface Outbox {
  /** Returns at once: how long a mail server takes, or whether anything is sent at all, must not show in an answer's time. */
  post(message: Message): void;
  /** Resolves when everything posted so far was sent or given up. */
  settled(): Promise<void>;
  /** Cuts the waits between tries short: each message gets one more chance, then the process may end. */
  close(): Promise<void>;
}

const RETRY_AFTER_MS: readonly number[] = [1_000, 5_000, 20_000];
/** More messages than this at once means the mail server is away; people can ask for their code again. */
const MAX_PENDING = 1_000;

/** Sends messages behind the answers, trying again a few times. Never logs the text or the whole address. */
export function createOutbox(mailer: Mailer, log: Log, retryAfterMs: readonly number[] = RETRY_AFTER_MS): Outbox {
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;
  const settled = async () => {
    await Promise.all(pending);
  };

  const deliver = async (message: Message): Promise<void> => {
    const about = { channel: message.channel, brand: message.brand };
    for (const wait of [...retryAfterMs, undefined]) {
      try {
        return await mailer.send(message);
      } catch (error) {
        const reason = (error as Error).message;
        if (wait === undefined || signal.aborted) return log.error({ ...about, reason }, 'message not sent; given up');
        log.warn({ ...about, reason, againInMs: wait }, 'message not sent yet');
        await pause(wait, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  };

  return {
    post: (message) => {
      if (pending.size >= MAX_PENDING) return log.error({ channel: message.channel, brand: message.brand }, 'too many messages waiting');
      const sending: Promise<void> = deliver(message).finally(() => pending.delete(sending));
      pending.add(sending);
    },
    settled,
    close: () => {
      closing.abort();
      return settled();
    },
  };
}
