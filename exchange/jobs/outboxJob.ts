import type { Outbox } from '../app/outbox/outbox';
import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const LOOK_EVERY_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;

/** Looks for what was put off or left behind, also by other processes, and forgets what was done long ago. Returns what stops it. */
export function startOutboxJob(outbox: Outbox, log: Log): () => Promise<void> {
  outbox.kick();
  const stopLooking = repeat(LOOK_EVERY_MS, async () => outbox.kick());
  const stopForgetting = repeat(FORGET_EVERY_MS, () =>
    outbox.forget().catch((error: unknown) => log.error({ err: error }, 'the outbox was not tidied; it is tried again')),
  );
  return async () => {
    await stopLooking();
    await stopForgetting();
  };
}
