import type { StateReason } from '@/domain/market/marketState';

/** All money stands still. One halt is told from another by when it began. */
export interface MoneyHalt {
  reason: StateReason;
  /** ms since 1970 */
  atMs: number;
}
