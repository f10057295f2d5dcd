/** How a hot wallet stands to what operators want it to have of a coin. */
export type HotState = 'RIGHT' | 'LOW' | 'HIGH';

/** Ledger units. `most` null: any amount. */
export interface HotLimits {
  least: bigint;
  most: bigint | null;
}

/** Where nobody has said anything: it can pay what is asked of it. */
export const NO_LIMITS: HotLimits = { least: 0n, most: null };

/** Compares what will be there once what is `waiting` to be signed has left. Amounts in ledger units. */
export function hotStateOf({ hot, waiting }: { hot: bigint; waiting: bigint }, { least, most }: HotLimits): HotState {
  const left = hot - waiting;
  if (left < least) return 'LOW';
  return most !== null && left > most ? 'HIGH' : 'RIGHT';
}
