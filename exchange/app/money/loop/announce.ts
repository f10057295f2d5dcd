import { INSTRUMENTS_TOPIC } from '../../events';
import { instrumentChanged, noteTold, untoldMarkets } from '../desk/market/marketRules';
import { publishBatch } from './batchEvents';
import type { LoopParts } from './loopParts';
import type { SealedBatch } from './openBatch';

/** Tells callers and listeners of a committed batch. A fault of one of them is neither the money's nor anybody else's. */
export function announce({ desk, bus, log }: Pick<LoopParts, 'desk' | 'bus' | 'log'>, { acknowledges, events }: SealedBatch): void {
  for (const acknowledge of acknowledges) {
    try {
      acknowledge();
    } catch (error) {
      log.error({ err: error }, 'a caller failed on its answer');
    }
  }
  try {
    publishBatch(desk, bus, events);
  } catch (error) {
    log.error({ err: error }, 'a listener failed on a committed batch');
  }
}

/** After a rebuild, which may have halted a market. */
export function announceRules({ desk, bus, clock }: Pick<LoopParts, 'desk' | 'bus' | 'clock'>): void {
  for (const { market, seq } of untoldMarkets(desk)) {
    const changed = instrumentChanged(desk, market.symbol, seq, clock.now());
    noteTold(desk, changed);
    bus.publish(INSTRUMENTS_TOPIC, changed);
  }
}
