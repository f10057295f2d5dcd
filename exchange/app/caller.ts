import { AsyncLocalStorage } from 'node:async_hooks';

/** What one caller asked for, from its first moment to its answer. */
interface Asked {
  readonly network: string;
  /** Something of it is committed by the money writer: whatever fails from then on, it is not as if nothing had been done. */
  hasMovedMoney: boolean;
}

const callers = new AsyncLocalStorage<Asked>();

/** Who does what nobody called for: jobs, streams, the practice market. */
const OURSELVES = 'exchange';

/** Runs what a caller asked for; whatever it starts knows on whose behalf. `network` is what limits count callers by. */
export const onBehalfOf = <Result>(network: string, work: () => Result): Result => callers.run({ network, hasMovedMoney: false }, work);

/** The network of whoever this is done for. */
export const currentCaller = (): string => callers.getStore()?.network ?? OURSELVES;

/** What is asked for right now; undefined for what nobody called for. */
export const currentlyAsked = (): Asked | undefined => callers.getStore();
