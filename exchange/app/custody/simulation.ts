import type { SIMULATED_MISHAPS } from '@/contract/custody';
import type { Chain } from './chain';

/**
 * What can befall the next transaction that the exchange sends: `fail`: it gets into a block, costs its fee and moves nothing. `stick`: it
 * waits until one with a higher fee takes its place. `lose`: the network has it, and its answer is lost. `refuse`: it is not taken.
 */
export type Mishap = (typeof SIMULATED_MISHAPS)[number];

/** A payment by somebody outside of the exchange. */
export interface OutsidePayment {
  chainId: string;
  to: string;
  asset: string;
  /** Ledger units. */
  amount: bigint;
  memo: string | null;
}

export interface SimulatedState {
  chainId: string;
  height: number;
  /** Transactions that wait. */
  waiting: number;
  isStalled: boolean;
  mishap: Mishap | null;
}

/** What happens on networks that the exchange runs by itself is anybody's to say who runs it. All reject for a network it does not run. */
export interface Simulation {
  /** Whether it is one of these, and not one that took its name. */
  runs(chain: Chain): boolean;
  state(): readonly SimulatedState[];
  /** Answers the transaction's id. */
  pay(payment: OutsidePayment): Promise<string>;
  mine(chainId: string, blocks: number): Promise<void>;
  /** The last blocks give way to one more; with `isLossy` payments from outside that stood in them are gone. */
  reorganise(chainId: string, depth: number, isLossy: boolean): Promise<void>;
  /** No blocks come by themselves for as long as it is stalled. */
  stall(chainId: string, isStalled: boolean): Promise<void>;
  arm(chainId: string, mishap: Mishap | null): Promise<void>;
}
