import type { SignedSweep } from '../chain';

/** `OPEN` until it is as deep as one that is not doubted; of several with one number the others are `DEAD` then. */
export type SweepState = 'OPEN' | 'DONE' | 'FAILED' | 'DEAD';

/** One signed step of moving what lies at an address; amounts are ledger units. */
export interface SweepRow extends SignedSweep {
  sweepId: string;
  chainId: string;
  /** Whose coins are moved: the number of their address. */
  index: number;
  asset: string;
  signedMs: number;
}

/** Coins at an address that are to be moved. */
export interface DueSweep {
  index: number;
  asset: string;
  /** How often it was found not to be worth it. */
  tries: number;
}

export interface SweepStore {
  /** In the order in which they were signed. */
  open(chainId: string): Promise<SweepRow[]>;
  /** What was credited and not moved since, and is to be looked at by now. */
  due(chainId: string, nowMs: number, limit: number): Promise<DueSweep[]>;
  /** Before it is sent. What it moves is due no more. */
  add(sweep: Omit<SweepRow, 'sweepId'>): Promise<void>;
  /** It is over: so are the others with its number. What a failed or a dead one was to move is due again. */
  finish(sweep: SweepRow, state: Exclude<SweepState, 'OPEN'>, fee: bigint, nowMs: number): Promise<void>;
  /** Not worth it now. */
  putOff(chainId: string, due: DueSweep, untilMs: number): Promise<void>;
}
