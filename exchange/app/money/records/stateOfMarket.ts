import type { MarketState, StateReason } from '@/domain/market/marketState';

/** A market's own state, whatever money as a whole does. */
export interface StateOfMarket {
  state: MarketState;
  /** Null where it is live. */
  stateReason: StateReason | null;
  /** When the state ends by itself, ms since 1970. */
  stateUntil: number | null;
}
