import { HALT_MS, hasRunTooFar, isStrained, strainAfter } from '@/domain/market/circuitBreaker';
import { advance, MICROS_PER_TICK, observe, type PriceEvidence, referenceTicks, startReference } from '@/domain/market/referencePrice';
import type { Batch } from '../../batch/batch';
import { supportLots } from '../../records/market';
import { audit } from '../auditRow';
import type { Desk } from '../desk';
import type { MarketDesk } from './marketDesk';
import { setState, tellChange } from './marketRules';

const ONE_IN_PPM = 1_000_000n;
/** How often (ms) a moving reference is written down: a process that is killed goes on from the last one. */
const STORE_EVERY_MS = 5_000;

/** What bands are counted from at this moment, in ticks. The orders of a batch ask at one moment, so it is counted once. */
export function referenceNow(marketDesk: MarketDesk, nowMs: number): number {
  const { reference, referenceSeen } = marketDesk;
  if (referenceSeen?.of === reference && referenceSeen.atMs === nowMs) return referenceSeen.ticks;
  const ticks = referenceTicks(advance(reference, nowMs));
  marketDesk.referenceSeen = { of: reference, atMs: nowMs, ticks };
  return ticks;
}

function evidenceOf({ market, book, lastPriceTicks, reference }: MarketDesk): PriceEvidence {
  const lots = supportLots(market, referenceTicks(reference));
  return { last: lastPriceTicks, bid: book.support('BUY', lots), ask: book.support('SELL', lots) };
}

/** Everything about a market's price that a batch may change, as it was before. */
function keepForUndo(batch: Batch, marketDesk: MarketDesk): void {
  const { reference, referenceStoredMs, strainedSinceMs } = marketDesk;
  batch.onUndo(() => Object.assign(marketDesk, { reference, referenceStoredMs, strainedSinceMs }));
}

function store(batch: Batch, marketDesk: MarketDesk): void {
  const { micros, sampleMicros, atMs } = marketDesk.reference;
  marketDesk.referenceStoredMs = batch.atMs;
  batch.update('market_state', {
    symbol: marketDesk.market.symbol,
    reference_micros: String(micros),
    reference_sample_micros: String(sampleMicros),
    reference_ms: atMs,
  });
}

function halt(desk: Desk, batch: Batch, marketDesk: MarketDesk): void {
  const { symbol } = marketDesk.market;
  setState(batch, marketDesk, { state: 'HALTED', stateReason: 'BREAKER', stateUntil: batch.atMs + HALT_MS });
  const seq = tellChange(desk, batch, marketDesk);
  const reference = referenceTicks(marketDesk.reference);
  const details = { seq, lastTicks: marketDesk.lastPriceTicks, referenceTicks: reference };
  audit(batch, { actor: 'rule:breaker', action: 'market.set', subject: `market:${symbol}`, details });
}

function watch(desk: Desk, batch: Batch, marketDesk: MarketDesk): void {
  keepForUndo(batch, marketDesk);
  marketDesk.reference = observe(marketDesk.reference, batch.atMs, evidenceOf(marketDesk));
  if (Math.abs(batch.atMs - marketDesk.referenceStoredMs) >= STORE_EVERY_MS) store(batch, marketDesk);
  if (marketDesk.state !== 'LIVE') return;
  marketDesk.strainedSinceMs = strainAfter(
    marketDesk.strainedSinceMs,
    isStrained(marketDesk.reference, marketDesk.market.bandPpm),
    batch.atMs,
  );
  if (hasRunTooFar(marketDesk.strainedSinceMs, batch.atMs)) halt(desk, batch, marketDesk);
}

/** Looks at every market whose book a batch touched: brings its reference price up to date and halts it when it has run too far. */
export function watchPrices(desk: Desk, batch: Batch): void {
  for (const [symbol, { levels }] of batch.markets) if (levels.size > 0) watch(desk, batch, desk.marketDesk(symbol));
}

/** The middle of what the book supports, but no further from where the reference was than the band: orders that rest cost nothing. */
function openingMicros(marketDesk: MarketDesk): bigint {
  const { bid, ask } = evidenceOf(marketDesk);
  const { micros } = marketDesk.reference;
  if (bid === undefined || ask === undefined) return micros;
  const middle = (BigInt(bid + ask) * MICROS_PER_TICK) / 2n;
  const band = (micros * marketDesk.market.bandPpm) / ONE_IN_PPM;
  if (middle > micros + band) return micros + band;
  return middle < micros - band ? micros - band : middle;
}

/**
 * Trading begins again in a market that stood too far from its reference: that goes to the middle of what the book now supports, or
 * stays where nobody supports anything. A market that wants further than the band goes through the breaker again.
 */
export function openAtBook(batch: Batch, marketDesk: MarketDesk): void {
  if (!isStrained(marketDesk.reference, marketDesk.market.bandPpm)) return;
  keepForUndo(batch, marketDesk);
  marketDesk.reference = startReference(openingMicros(marketDesk), batch.atMs);
  marketDesk.strainedSinceMs = null;
  store(batch, marketDesk);
}
