import type { Database } from '../ports/database';
import { StartError } from '../startError';

const RETRY_MS = 250;
/** A killed owner's locks are gone as soon as the server notices; a restart waits that long. */
const PATIENCE_MS = 5_000;

type Release = () => Promise<void>;

async function takeLock(database: Database, symbol: string, untilMs: number): Promise<Release> {
  for (;;) {
    const release = await database.tryLock(`market:${symbol}`);
    if (release) return release;
    if (Date.now() >= untilMs) throw new StartError('secondInstance', `market ${symbol} is run by another instance on the same database`);
    await new Promise<void>((resume) => setTimeout(resume, RETRY_MS));
  }
}

/** Makes this process the only owner of the markets; returns what gives them back. Throws StartError `secondInstance`. */
export async function lockMarkets(database: Database, symbols: readonly string[], patienceMs: number = PATIENCE_MS): Promise<Release> {
  const untilMs = Date.now() + patienceMs;
  const releases: Release[] = [];
  const releaseAll = async () => {
    for (const release of releases.splice(0)) await release();
  };
  try {
    for (const symbol of symbols) releases.push(await takeLock(database, symbol, untilMs));
  } catch (error) {
    await releaseAll();
    throw error;
  }
  return releaseAll;
}
