import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from '../inTime';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { DeliveryError, NotTriedError } from '../ports/mailer';
import type { Sealer } from '../sealing/sealer';
import { retryAfterMs } from './backoff';
import type { HostAnswer, KnownHosts } from './hostShares';
import { createLane, LANES } from './lane';
import { type ClaimedDelivery, type DeliveryChannel, type OutboxStore, sealedFor } from './outboxStore';

/** Hands one message over, as it was sealed: JSON text. @throws DeliveryError, or anything else for a failure that may pass */
export type Carrier = (content: string) => Promise<void>;

/** Sends what stands in the outbox, behind the answers. */
export interface Outbox {
  /** Returns at once. To be called when something was written, and now and then: what was put off, or is of a process that died. */
  kick(): void;
  /** Resolves when nothing is due any more. */
  settled(): Promise<void>;
  /** Claims no more and waits for what is being sent; the rest is sent by the next process. */
  close(): Promise<void>;
  /** Forgets what was done long ago. */
  forget(): Promise<void>;
}

export interface OutboxParts {
  store: OutboxStore;
  carriers: Readonly<Record<Exclude<DeliveryChannel, 'none'>, Carrier>>;
  /** Whom pushes go to. */
  pushHosts?: KnownHosts;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  /** No longer than this for one message, ms. Shorter than a claim, so that two never send at once while clocks go right. */
  patienceMs?: number;
  /** Waits between tries to write down that a message has gone out; tests do not wait. */
  noteWaitsMs?: readonly number[];
}

const CHANNELS = Object.keys(LANES) as DeliveryChannel[];
const PATIENCE_MS = 60_000;
/** Whoever takes a message later than that has not taken it in time for others who wait. */
const SLOW_MS = 2_000;
/** With the longest try in front of them shorter than a claim: nobody else has the message meanwhile. */
const NOTE_WAITS_MS = [200, 1_000, 5_000, 15_000, 30_000];
const KEPT_MS = 14 * 86_400_000;
const PIECE = 500;

/**
 * At least once: a process that dies between handing a message over and writing that down leaves it to be sent again, with the id it
 * had. Never logs what a message says or whom it is for.
 */
export function createOutbox({
  store,
  carriers,
  pushHosts,
  sealer,
  clock,
  log,
  patienceMs = PATIENCE_MS,
  noteWaitsMs = NOTE_WAITS_MS,
}: OutboxParts): Outbox {
  const lanes = CHANNELS.map((channel) => ({
    ...createLane(channel, store, clock, pushHosts),
    ...LANES[channel],
    working: new Set<Promise<void>>(),
  }));
  type Lane = (typeof lanes)[number];
  const ended = async () => {
    while (lanes.some(({ working }) => working.size > 0)) await Promise.all(lanes.flatMap(({ working }) => [...working]));
  };
  let bell = 0;
  let isClosing = false;
  let endWaits = () => {};
  const closing = new Promise<void>((resolve) => {
    endWaits = resolve;
  });

  const failed = async (claimed: ClaimedDelivery, error: unknown): Promise<void> => {
    const { messageId, channel, tries, expiresAt } = claimed;
    const isKnown = error instanceof DeliveryError;
    const reason = isKnown ? error.reason : 'failed';
    const about = { messageId, channel, tries, reason, ...(isKnown ? {} : { err: error }) };
    const nextAt = clock.now() + retryAfterMs(tries);
    const isFinal = isKnown && error.isFinal;
    if (isFinal || nextAt >= expiresAt || tries >= LANES[channel].mostTries) {
      // An address or a device that takes nothing is its user's to mend; what never went through is the operator's.
      log[isFinal ? 'warn' : 'error'](about, 'message not sent; given up');
      return store.finish(claimed, 'GIVEN_UP', clock.now(), reason);
    }
    log.warn({ ...about, nextAt }, 'message not sent yet');
    return store.postpone(claimed, nextAt, reason);
  };

  /**
   * It has gone out: that it did is tried to be written down for as long as the claim holds, because a message whose note is lost goes out
   * again. When the outbox closes it is tried once more, at once.
   */
  const noteSent = async (claimed: ClaimedDelivery): Promise<void> => {
    for (const waitMs of noteWaitsMs) {
      try {
        return await store.finish(claimed, 'SENT', clock.now());
      } catch (error) {
        const { messageId, channel } = claimed;
        log.warn({ messageId, channel, err: error }, 'a message was sent and that could not be written down; it is tried again');
      }
      await Promise.race([pause(waitMs, undefined, { ref: false }), closing]);
      if (isClosing) break;
    }
    return store.finish(claimed, 'SENT', clock.now());
  };

  const deliver = async (claimed: ClaimedDelivery): Promise<HostAnswer> => {
    const { messageId, channel, sealed, expiresAt } = claimed;
    if (expiresAt <= clock.now()) {
      await store.finish(claimed, 'GIVEN_UP', clock.now(), 'expired');
      return 'neither';
    }
    const startedAt = clock.now();
    let answer: HostAnswer = 'took';
    try {
      const content = sealer.open(sealed, sealedFor(messageId));
      if (channel !== 'none') await inTime(patienceMs, carriers[channel](content), () => new DeliveryError('timeout', false));
      if (clock.now() - startedAt > SLOW_MS) answer = 'silent';
    } catch (error) {
      await failed(claimed, error);
      // Refused for good is about this message: it says neither that the host takes others, nor that it does not.
      return error instanceof NotTriedError || (error instanceof DeliveryError && error.isFinal) ? 'neither' : 'silent';
    }
    await noteSent(claimed);
    return answer;
  };

  const work = async ({ take, giveBack }: Lane): Promise<void> => {
    while (!isClosing) {
      const heard = bell;
      const claimed = await take();
      if (claimed) {
        let answer: HostAnswer = 'neither';
        try {
          answer = await deliver(claimed);
        } finally {
          giveBack(claimed, answer);
        }
      }
      // Rung while it looked: what was written then may not have been seen.
      else if (bell === heard) return;
    }
  };

  const start = (lane: Lane): void => {
    if (isClosing || lane.working.size >= lane.places) return;
    const one: Promise<void> = work(lane)
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be worked off; it is tried again'))
      .finally(() => lane.working.delete(one));
    lane.working.add(one);
  };

  return {
    kick: () => {
      bell += 1;
      for (const lane of lanes) start(lane);
    },
    settled: ended,
    close: async () => {
      isClosing = true;
      endWaits();
      await ended();
    },
    forget: async () => {
      while ((await store.forget(clock.now() - KEPT_MS, PIECE)) === PIECE);
    },
  };
}
