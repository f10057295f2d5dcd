import type { MarketData } from '@/exchange/app/marketData/createMarketData';
import { startMarketDataJobs } from '@/exchange/jobs/marketDataJobs';

describe('market data jobs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function jobs(flush: () => Promise<number>) {
    const runs = { advance: 0, flush: 0, prune: 0 };
    const failures: string[] = [];
    const marketData = {
      advance: () => {
        runs.advance += 1;
      },
      flush: () => {
        runs.flush += 1;
        return flush();
      },
      prune: async () => {
        runs.prune += 1;
        return 0;
      },
    } as unknown as MarketData;
    const stop = startMarketDataJobs(marketData, { info: () => {}, warn: () => {}, error: (_fields, message) => failures.push(message) });
    return { runs, failures, stop };
  }

  it('closes candles several times a second, stores them every few seconds, prunes every hour, and stops', async () => {
    const { runs, stop } = jobs(async () => 1);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(runs).toEqual({ advance: 14_400, flush: 720, prune: 1 });
    stop();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(runs.advance).toBe(14_400);
  });

  it('never runs a job twice at once, and goes on after a failure', async () => {
    let finish = (_stored: number) => {};
    let isBroken = false;
    const { runs, failures, stop } = jobs(() => {
      if (isBroken) return Promise.reject(new Error('database is away'));
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(runs.flush).toBe(1);
    finish(1);
    isBroken = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(runs.flush).toBe(3);
    expect(failures).toEqual(['candles could not be stored', 'candles could not be stored']);
    stop();
  });
});
