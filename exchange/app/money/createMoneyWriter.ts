import { Desk } from './desk/desk';
import { openDesk } from './desk/loadDesk';
import { lockMarkets } from './marketLocks';
import { type MoneyWriterParts, QueueingMoneyWriter, type RunningMoneyWriter } from './queueingMoneyWriter';

export type { MoneyWriterParts, RunningMoneyWriter } from './queueingMoneyWriter';

/**
 * Takes over all listed markets and rebuilds their state. Throws StartError `secondInstance` when another process runs them.
 * The schema is migrated and the catalogue listed before.
 */
export async function createMoneyWriter(parts: MoneyWriterParts): Promise<RunningMoneyWriter> {
  const symbols = (await parts.store.markets()).map((market) => market.symbol);
  const releaseMarkets = await lockMarkets(parts.database, symbols, parts.lockPatienceMs);
  try {
    const desk = new Desk();
    await openDesk(desk, parts.store, symbols, parts.clock.now());
    return new QueueingMoneyWriter(parts, desk, releaseMarkets);
  } catch (error) {
    await releaseMarkets();
    throw error;
  }
}
