import type { Favourites } from '@/contract/favourites';
import { storedToken } from '@/src/lib/storage';
import { ApiError } from '../apiError';
import { call } from '../call';
import { quietCall } from '../quietCall';

/** What the person wants of one pair, until the account agrees. */
interface Intent {
  isWanted: boolean;
  /** Nobody pressed anything just now: a failure is not worth a toast. */
  isQuiet: boolean;
  /** Takes all favourites as the account has them after the call. */
  onAnswer: (favourites: Favourites) => void;
  /** The account has decided, for or against. Not called when no answer came. */
  onSettled?: () => void;
}

const NONE: ReadonlyMap<string, boolean> = new Map();

/**
 * Sends collecting and un-collecting one after the other, and keeps what is still wanted in the meantime. Pressing a star ten times
 * sends the last state after the first, never a later one before an earlier one. A refused intent is dropped, and with that the
 * star shows what the account says.
 */
class FavouriteIntents {
  #intents = new Map<string, Intent>();
  #wanted = NONE;
  #isSending = false;
  readonly #listeners = new Set<() => void>();

  /** Whether each pair with an open intent is wanted; the same object until one changes. */
  readonly wanted = (): ReadonlyMap<string, boolean> => this.#wanted;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

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
    const name = intent.isWanted ? 'collectFavourite' : 'uncollectFavourite';
    const outcome = await (intent.isQuiet ? quietCall : call)(name, { symbol }).catch((error: unknown) => error);
    // An answer that arrives after logout, or for another login, belongs to nobody on this page; nor do the other intents.
    if (storedToken() !== token) {
      this.#intents.clear();
      return this.#publish();
    }
    if (this.#intents.get(symbol) === intent) this.#intents.delete(symbol);
    if (Array.isArray(outcome)) intent.onAnswer(outcome);
    if (Array.isArray(outcome) || (outcome instanceof ApiError && outcome.status === 200)) intent.onSettled?.();
    this.#publish();
  }

  #publish(): void {
    this.#wanted = new Map([...this.#intents].map(([symbol, { isWanted }]) => [symbol, isWanted]));
    for (const listener of this.#listeners) listener();
  }
}

/** One for the page, whichever components show stars. */
export const favouriteIntents = new FavouriteIntents();
