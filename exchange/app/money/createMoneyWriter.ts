import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Database } from '../ports/database';
import type { Log } from '../ports/log';
import { Desk, type PriceWaiter } from './desk/desk';
import { openDesk } from './desk/load/loadDesk';
import { watchedStore } from './loop/verdict';
import { WriterLoop } from './loop/writerLoop';
import { MarketLocks } from './marketLocks';
import type { MoneyStore } from './moneyStore';
import type { RunningMoneyWriter } from './moneyWriter';
import { QueueingMoneyWriter } from './queueingMoneyWriter';

export interface MoneyWriterParts {
  /** For the locks that make this process the markets' only owner. */
  database: Database;
  store: MoneyStore;
  bus: Bus;
  clock: Clock;
  log: Log;
  /** How long to wait (ms) for an earlier owner to let go; 5 s unless told. */
  lockPatienceMs?: number;
  /** Commands that may wait at once; more are refused as unavailable. 10,000 unless told. */
  queueCapacity?: number;
  /** What is told of every trade, in this order. */
  priceWaiters?: readonly PriceWaiter[];
  /** How often (ms) users who did nothing for ten minutes leave memory; a minute unless told. */
  forgetEveryMs?: number;
}

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
    return new QueueingMoneyWriter(desk, loop, locks, parts.store, parts.forgetEveryMs);
  } catch (error) {
    await locks.release();
    throw error;
  }
}
