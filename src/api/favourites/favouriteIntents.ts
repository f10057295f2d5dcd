import { codes, MSG_SEPARATOR } from '@/contract/codes';
import type { Favourites } from '@/contract/favourites';
import { onTokenChange, storedToken } from '@/src/lib/storage';
import { type Readable, Store } from '@/src/lib/store/store';
import type { ApiError } from '../apiError';
import { askExchange } from '../ask';
import { apiHost } from '../host';

/** What is wanted of one pair, until the account agrees. */
interface Intent {
  isWanted: boolean;
  /** Nothing was pressed just now: a failure is not worth a toast. */
  isQuiet: boolean;
  /** Takes all favourites as the account has them after the call. */
  onAnswer: (favourites: Favourites) => void;
  /** The account has decided, for or against. Not called when no answer came. */
  onSettled?: () => void;
}

const NONE: ReadonlyMap<string, boolean> = new Map();
const LEAST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const HTTP_OK = 200;

/** How long the exchange asks to wait before the same is sent again; undefined for any other refusal. */
function askedToWaitMs({ code, msg }: ApiError): number | undefined {
  if (code !== codes.rateLimited.code) return undefined;
  const seconds = Number(msg.split(MSG_SEPARATOR)[1]);
  return Math.min(LONGEST_WAIT_MS, Math.max(LEAST_WAIT_MS, seconds * 1_000 || 0));
}

/** Done after a while, or as soon as another signs in, or nobody is signed in any more. */
const waited = (ms: number) =>
  new Promise<void>((resolve) => {
    const token = storedToken();
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onTokenChange(() => {
      if (storedToken() !== token) end();
    });
  });

/**
 * Sends collecting and un-collecting one after the other, and keeps what is still wanted in the meantime. Pressing a star ten times
 * sends the last state after the first, never a later one before an earlier one. A refused intent is dropped, and with that the
 * star shows what the account says; one that came too soon stays, and is sent again when it may be.
 */
class FavouriteIntents {
  readonly #intents = new Map<string, Intent>();
  readonly #wanted = new Store(NONE);
  #isSending = false;

  /** Whether each pair with an open intent is wanted. */
  readonly wanted: Readable<ReadonlyMap<string, boolean>> = this.#wanted;

  want(symbol: string, intent: Intent): void {
    this.#intents.set(symbol, intent);
    this.#publish();
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#send(...next);
    this.#isSending = false;
  }

  #next(): [string, Intent] | undefined {
    const [first] = this.#intents;
    return first;
  }

  async #send(symbol: string, intent: Intent): Promise<void> {
    const token = storedToken();
    const asked = await askExchange(intent.isWanted ? 'collectFavourite' : 'uncollectFavourite', { symbol });
    const error = 'error' in asked ? asked.error : undefined;
    const waitMs = error && askedToWaitMs(error);
    if (waitMs !== undefined) await waited(waitMs);
    // An answer that arrives after logout, or for another login, belongs to nobody on this page; nor do the other intents.
    if (storedToken() !== token) {
      this.#intents.clear();
      return this.#publish();
    }
    if (waitMs !== undefined) return;
    if (this.#intents.get(symbol) === intent) this.#intents.delete(symbol);
    if ('data' in asked) intent.onAnswer(asked.data);
    else if (!intent.isQuiet && !asked.hasLeft) apiHost().showError(asked.error);
    if (!error || error.status === HTTP_OK) intent.onSettled?.();
    this.#publish();
  }

  #publish(): void {
    this.#wanted.set(new Map([...this.#intents].map(([symbol, { isWanted }]) => [symbol, isWanted])));
  }
}

/** One for the page, whichever components show stars. */
export const favouriteIntents = new FavouriteIntents();
