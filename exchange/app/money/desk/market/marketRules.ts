import type { MarketState } from '@/domain/market/marketState';
import { INSTRUMENTS_TOPIC, type InstrumentChanged } from '../../../events';
import type { LiveRules } from '../../../markets/listedInstrument';
import type { Batch } from '../../batch/batch';
import type { StateOfMarket } from '../../records/stateOfMarket';
import type { Desk } from '../desk';
import type { MarketDesk } from './marketDesk';

/** While money stands still every market is halted, whatever its own state; that comes back afterwards. */
function countingState({ moneyHalt }: Desk, { state, stateReason, stateUntil }: MarketDesk): StateOfMarket {
  if (moneyHalt === null || state === 'DELISTED') return { state, stateReason, stateUntil };
  return { state: 'HALTED', stateReason: moneyHalt.reason, stateUntil: null };
}

/** The state that counts. */
export const stateOf = (desk: Desk, marketDesk: MarketDesk): MarketState => countingState(desk, marketDesk).state;

/** What holds in a market now, as the wire has it. */
export function rulesOf(desk: Desk, marketDesk: MarketDesk): LiveRules {
  const { priceIncrement, quantityIncrement, minQuantity, maxQuantity, minNotional, priceBand } = marketDesk.market;
  return { priceIncrement, quantityIncrement, minQuantity, maxQuantity, minNotional, priceBand, ...countingState(desk, marketDesk) };
}

/** What is told of a market whose rules or state changed with book sequence `seq`. */
export function instrumentChanged(desk: Desk, symbol: string, seq: number, atMs: number): InstrumentChanged {
  const marketDesk = desk.marketDesk(symbol);
  return { symbol, seq, rules: rulesOf(desk, marketDesk), atMs };
}

/** Call it when listeners have been told. */
export function noteTold(desk: Desk, { symbol, rules }: InstrumentChanged): void {
  desk.marketDesk(symbol).toldRules = JSON.stringify(rules);
}

/** Markets that have other rules than listeners know. */
export function untoldMarkets(desk: Desk): MarketDesk[] {
  return [...desk.markets.values()].filter((marketDesk) => marketDesk.toldRules !== JSON.stringify(rulesOf(desk, marketDesk)));
}

/** Sets a market's own state, in memory and in the database; taken back with the batch. `haltedFrom`: what it is again once it can be. */
export function setState(batch: Batch, marketDesk: MarketDesk, next: StateOfMarket, haltedFrom: StateOfMarket | null = null): void {
  const { state, stateReason, stateUntil, haltedFrom: before, strainedSinceMs } = marketDesk;
  batch.onUndo(() => Object.assign(marketDesk, { state, stateReason, stateUntil, haltedFrom: before, strainedSinceMs }));
  // The time in which nothing could trade is none in which the market stood too far away.
  marketDesk.strainedSinceMs = null;
  marketDesk.haltedFrom = haltedFrom;
  marketDesk.state = next.state;
  marketDesk.stateReason = next.state === 'LIVE' ? null : next.stateReason;
  marketDesk.stateUntil = next.stateUntil;
  batch.update('market_state', {
    symbol: marketDesk.market.symbol,
    state: marketDesk.state,
    state_reason: marketDesk.stateReason,
    state_until_ms: marketDesk.stateUntil,
    halted_from: haltedFrom && { ...haltedFrom },
  });
}

/** Tells of a market that changed within this batch; answers from which book sequence on the change holds. */
export function tellChange(desk: Desk, batch: Batch, marketDesk: MarketDesk): number {
  const { symbol } = marketDesk.market;
  const seq = marketDesk.seq + 1;
  batch.mark(symbol);
  batch.tell(INSTRUMENTS_TOPIC, instrumentChanged(desk, symbol, seq, batch.atMs));
  return seq;
}
