import type { MarketData } from '../app/marketData/createMarketData';
import type { Log } from '../app/ports/log';

const CLOSE_EVERY_MS = 250;
const SAVE_EVERY_MS = 5000;
const PRUNE_EVERY_MS = 3_600_000;

/**
 * Closes candles when their time is over, stores what has closed, drops what is past its retention.
 * A failed run is logged and tried again at the next turn. Returns the function that stops the jobs.
 */
export function startMarketDataJobs(marketData: MarketData, log: Log): () => void {
  const save = runAlone('candles could not be stored', () => marketData.flush(), log);
  const prune = runAlone('old candles could not be deleted', () => marketData.prune(), log);
  const timers = [
    setInterval(() => marketData.advance(), CLOSE_EVERY_MS),
    setInterval(save, SAVE_EVERY_MS),
    setInterval(prune, PRUNE_EVERY_MS),
  ];
  return () => timers.forEach(clearInterval);
}

/** A job that skips its turn while the last run is still going. */
function runAlone(failure: string, work: () => Promise<unknown>, log: Log): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    work()
      .catch((error) => log.error({ err: error }, failure))
      .finally(() => {
        isRunning = false;
      });
  };
}
