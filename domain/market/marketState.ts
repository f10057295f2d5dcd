// What a market lets happen, stated once: the writer refuses by it, the ticket, the lists and the palette show it.

/** What can be traded: a spot pair, or a contract without an end. */
export const INSTRUMENT_KINDS = ['SPOT', 'PERPETUAL'] as const;
export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number];

/**
 * LIVE: everything. POST_ONLY: orders may rest and be cancelled, nothing trades. CANCEL_ONLY: orders may be cancelled.
 * HALTED: nothing moves, cancelling included. DELISTED: halted for good, its orders are cancelled and it is listed no more.
 */
export const MARKET_STATES = ['LIVE', 'POST_ONLY', 'CANCEL_ONLY', 'HALTED', 'DELISTED'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/**
 * Why a market is not live. OPERATOR: an operator decided so. BREAKER: its price moved too far too fast. REBUILD: its book could not
 * be rebuilt from the database. RECONCILIATION: balances and entries differ, and money stands still until that is understood.
 */
export const STATE_REASONS = ['OPERATOR', 'BREAKER', 'REBUILD', 'RECONCILIATION'] as const;
export type StateReason = (typeof STATE_REASONS)[number];

/** RESTING: only orders that trade with nobody on arrival. */
export type Placing = 'ANY' | 'RESTING' | 'NONE';

const RULES: Record<MarketState, { placing: Placing; canCancel: boolean }> = {
  LIVE: { placing: 'ANY', canCancel: true },
  POST_ONLY: { placing: 'RESTING', canCancel: true },
  CANCEL_ONLY: { placing: 'NONE', canCancel: true },
  HALTED: { placing: 'NONE', canCancel: false },
  DELISTED: { placing: 'NONE', canCancel: false },
};

export const placingIn = (state: MarketState): Placing => RULES[state].placing;
export const canCancelIn = (state: MarketState): boolean => RULES[state].canCancel;
