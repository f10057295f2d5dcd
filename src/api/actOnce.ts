import type { ActingCall } from '@/contract/callActs';
import { codes } from '@/contract/codes';
import { pageAccount } from '@/src/lib/pageAccount';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { isApiError } from './apiError';
import { keepOpenAct, openAct } from './openActs';

/** As long as a user may come back to what got no answer; whatever was on its way has arrived long before. */
const KEPT_MS = 60 * 60_000;

interface Kept {
  /** Under which it is kept. */
  key: string;
  name: string;
  /** What was sent last and not answered; undefined where it is known that it made nothing. */
  order: unknown;
  /** The try that is under way. */
  pending: Promise<unknown> | undefined;
  /** When nobody comes back to it any more, from the first try without an answer on; undefined while there was none. */
  untilMs: number | undefined;
}

/** Acts that are under way or whose outcome is open, by what was wanted. They outlive their forms: whoever comes again wants the same. */
const kept = new Map<string, Kept>();

interface Act<Order, Made> {
  /** What is sent, under a name that the exchange makes one thing of. Undefined while it cannot be sent. */
  orderOf: (name: string) => Order | undefined;
  send: (order: Order) => Promise<Made>;
  /**
   * Of orders at a price of their moment, or with a remark: the very one that got no answer is sent again. True of a refusal that says it
   * made nothing and never will: then the one of now goes.
   */
  isOver?: (failure: unknown) => boolean;
  /** It is done, and an earlier try had no answer: that one may be what is done. */
  onRepeat?: () => void;
}

/** "1.50" is "1.5": an amount is what it is worth, however it is typed. What may look like one and is none is to be marked by its wish. */
const worth = (_key: string, value: unknown) =>
  typeof value === 'string' && /^\d+\.\d*$/.test(value) ? value.replace(/\.?0*$/, '') : value;

/** The name has made something else: that is told, and the next one goes under a name of its own. */
const NAME_TAKEN: ReadonlySet<string> = new Set(
  [codes.transferIdReused, codes.withdrawalIdReused, codes.convertIdReused, codes.expressIdReused, codes.earnIdReused].map(
    ({ code }) => code,
  ),
);

const NEW = { order: undefined, pending: undefined, untilMs: undefined };

/** What is kept of a wish, by the page or by the one before it. What was sent before it was known whose page this is is theirs who it turns out to be. */
function keptOf(act: ActingCall, wish: unknown): Kept {
  const keyOf = (account: string | undefined) => JSON.stringify([account, act, wish], worth);
  const [key, early] = [keyOf(pageAccount()), keyOf(undefined)];
  const entry = kept.get(key) ?? kept.get(early) ?? { ...NEW, name: crypto.randomUUID(), ...(openAct(key) ?? openAct(early)), key };
  if (entry.key !== key) kept.delete(entry.key);
  if (early !== key) keepOpenAct(early, undefined);
  entry.key = key;
  kept.set(key, entry);
  return entry;
}

/**
 * Sends what was wanted, once: a try whose outcome is not known keeps its name, by what was wanted, until an answer says what it made.
 * Who comes while a try is under way waits for that one. A refusal of a later try drops no name, unless it says that the
 * name is taken: the earlier one may still be on its way.
 * @param wish what tells one thing that is wanted from another; prices of the moment and remarks are no part of it
 */
export async function actOnce<Order, Made>(
  act: ActingCall,
  wish: unknown,
  { orderOf, send, isOver, onRepeat }: Act<Order, Made>,
): Promise<Made | undefined> {
  for (const [other, { pending, untilMs = 0 }] of kept) if (!pending && untilMs <= Date.now()) kept.delete(other);
  const entry = keptOf(act, wish);
  if (entry.pending) return entry.pending as Promise<Made | undefined>;

  const attempt = async (order: Order) => {
    // Whoever loads the page anew meanwhile hears no answer.
    keepOpenAct(entry.key, { name: entry.name, untilMs: entry.untilMs ?? Date.now() + KEPT_MS, ...(isOver && { order }) });
    try {
      const made = await send(order);
      if (entry.untilMs !== undefined) onRepeat?.();
      entry.untilMs = undefined;
      return made;
    } catch (failure) {
      if (isApiError(failure) && isOutcomeUnknown(failure)) {
        entry.order = order;
        entry.untilMs ??= Date.now() + KEPT_MS;
      }
      if (isApiError(failure) && NAME_TAKEN.has(failure.code)) entry.untilMs = undefined;
      throw failure;
    }
  };
  const run = async () => {
    if (isOver && entry.order !== undefined) {
      try {
        return await attempt(entry.order as Order);
      } catch (failure) {
        if (!isOver(failure)) throw failure;
        entry.order = undefined;
      }
    }
    const order = orderOf(entry.name);
    return order === undefined ? undefined : attempt(order);
  };
  entry.pending = run().finally(() => {
    entry.pending = undefined;
    if (entry.untilMs !== undefined) return;
    kept.delete(entry.key);
    keepOpenAct(entry.key, undefined);
  });
  return entry.pending as Promise<Made | undefined>;
}
