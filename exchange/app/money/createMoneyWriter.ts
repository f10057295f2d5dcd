import { Desk } from './desk/desk';
import { openDesk } from './desk/load/loadDesk';
import { watchedStore } from './loop/verdict';
import { WriterLoop } from './loop/writerLoop';
import { MarketLocks } from './marketLocks';
import { type MoneyWriterParts, QueueingMoneyWriter, type RunningMoneyWriter } from './queueingMoneyWriter';

export type { MoneyWriterParts, RunningMoneyWriter } from './queueingMoneyWriter';

/**
 * Takes over all listed markets and rebuilds their state. Throws StartError `secondInstance` when another process runs them.
 * The schema is migrated and the catalogue listed before.
 */
export async function createMoneyWriter(given: MoneyWriterParts): Promise<RunningMoneyWriter> {
  const parts = { ...given, store: watchedStore(given.store) };
  const symbols = (await parts.store.markets()).map((market) => market.symbol);
  const desk = new Desk();
  desk.priceWaiters.push(...(parts.priceWaiters ?? []));
  let loop: WriterLoop | undefined;
  const locks = new MarketLocks(parts.database, symbols, () => loop?.interrupt(new Error('the connection with the locks broke')));
  await locks.take(parts.lockPatienceMs);
  try {
    await openDesk({ ...parts, desk });
    loop = new WriterLoop({ ...parts, desk, ownership: locks });
    // Lost while everything was read: the first thing the loop does is to make sure.
    if (locks.isLost) loop.interrupt(new Error('the connection with the locks broke'));
    return new QueueingMoneyWriter(parts, desk, loop, locks);
  } catch (error) {
    await locks.release();
    throw error;
  }
}
