import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Who does what nobody called for: jobs, streams, the practice market. */
const OURSELVES = 'exchange';

/** Runs what a caller asked for; whatever it starts knows on whose behalf. `network` is what limits count callers by. */
export const onBehalfOf = <Result>(network: string, work: () => Result): Result => callers.run(network, work);

/** The network of whoever this is done for. */
export const currentCaller = (): string => callers.getStore() ?? OURSELVES;
