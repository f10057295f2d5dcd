import { assertNever } from '@/domain/assertNever';
import type { MarketState, StateReason } from '@/domain/market/marketState';
import { type ReferencePrice, referenceAtTicks } from '@/domain/market/referencePrice';
import { Book } from '../../../../engine/book';
import type { Market } from '../../records/market';
import type { StateOfMarket } from '../../records/stateOfMarket';
import { CommittedBook } from './committedBook';

/** One spot market as the writer works on it. */
export class SpotDesk {
  readonly kind = 'SPOT';
  book = new Book();
  readonly committed: CommittedBook;
  seq = 0;
  lastPriceTicks = 0;
  /** What bands and the breaker hang on. */
  reference: ReferencePrice = referenceAtTicks(1, 0);
  /** The last answer of `referenceNow`. */
  referenceSeen: { of: ReferencePrice; atMs: number; ticks: number } | undefined = undefined;
  /** When the reference was last written down, ms; a little of it may be lost with the process. */
  referenceStoredMs = 0;
  /** Since when the market stands too far from its reference, ms; null while it does not. */
  strainedSinceMs: number | null = null;
  state: MarketState = 'LIVE';
  stateReason: StateReason | null = null;
  /** When the state ends by itself, ms since 1970. */
  stateUntil: number | null = null;
  /** What it was before it was halted because its book could not be rebuilt; null while it is not. */
  haltedFrom: StateOfMarket | null = null;
  /** The rules listeners know, as text; what a rebuild changed is told by comparing with it. */
  toldRules = '';
  /** True while an order matches and settles: still true afterwards, it was interrupted by a fault and the book is not to be trusted. */
  isMatching = false;

  /** Its rules change while it runs: then this is another object. */
  constructor(public market: Market) {
    this.committed = new CommittedBook(market.symbol);
  }
}

/**
 * One market as the writer works on it, by its kind. What is of spot alone takes a SpotDesk: where another kind joins and is not told
 * apart before, it does not compile.
 */
export type MarketDesk = SpotDesk;

/** The desk of a listed market. Throws a RangeError for a kind that this version cannot trade. */
export function openMarketDesk(market: Market): MarketDesk {
  switch (market.kind) {
    case 'SPOT':
      return new SpotDesk(market);
    case 'PERPETUAL':
      throw new RangeError(`${market.symbol}: perpetual contracts are not traded by this version`);
    default:
      return assertNever(market.kind);
  }
}
