import { createTurnstile } from '@/domain/network/turnstile';
import type { Log } from '../ports/log';

export interface AskingRules {
  /** So many of one lane are under way at once. */
  atOnce: number;
  /** How long a turn waits for what it has begun: what is slower goes on beside the next one. */
  patienceMs: number;
}

export interface Question {
  orderId: string;
  /** Whose answer is waited for: a slow one holds up its own lane and no other. */
  lane: string;
  /** @param hasWaited whether others of its lane came first: how it stands is to be read again */
  ask(hasWaited: boolean): Promise<unknown>;
}

/** What providers are asked about orders: some at once, each order once at a time, and in the order they came. */
export interface Asking {
  /** Puts it behind those of its lane; nothing where the order is asked about already. Never fails: what cannot be done is tried again. */
  begin(question: Question): Promise<void>;
  /** Until all of it is done, or patience ends. */
  whole(begun: readonly Promise<void>[]): Promise<void>;
  /** Begins no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** As long as a timer goes: who waits for a provider has a deadline for it, and not for its place. */
const NO_END_MS = 2 ** 31 - 1;

export function createAsking({ atOnce, patienceMs }: AskingRules, log: Log): Asking {
  const all = { places: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY };
  const lanes = createTurnstile({ ...all, each: { ...all, places: atOnce }, patienceMs: NO_END_MS });
  const busy = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  async function one({ orderId, lane, ask }: Question): Promise<void> {
    const hasWaited = lanes.isBusy(lane);
    try {
      await lanes.pass(lane, async () => {
        if (!isStopped) await ask(hasWaited);
      });
    } catch (error) {
      log.warn({ err: error, orderId }, 'an express order could not go on; it is tried again');
    }
  }

  return {
    begin: (question) => {
      if (isStopped || busy.has(question.orderId)) return Promise.resolve();
      busy.add(question.orderId);
      const work = one(question).finally(() => {
        busy.delete(question.orderId);
        underWay.delete(work);
      });
      underWay.add(work);
      return work;
    },
    whole: async (begun) => {
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.all(begun), over]);
      clearTimeout(timer);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(underWay);
    },
  };
}
