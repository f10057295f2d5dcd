import type { MarketSeed } from '../../markets/catalogue';
import type { ListedInstrument } from '../../markets/listedInstrument';
import type { MoneyWriter } from '../../money/moneyWriter';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { BotAccounts } from './bots/ports';
import { backfill, type HistoryStore } from './history/backfill';
import { type LiveMarket, openLiveMarket } from './liveMarket';
import { Mover } from './mover';
import { type Persistent, persist } from './persist';
import { practicePairs } from './practicePairs';

export interface PracticeMarketParts {
  writer: MoneyWriter;
  history: HistoryStore;
  /** Runs work that writes history into markets that are followed already. */
  rewriteHistory(work: () => Promise<void>): Promise<void>;
  accounts: BotAccounts;
  /** What is listed, and ledger decimals by asset, from the database. */
  instruments: readonly ListedInstrument[];
  scales: ReadonlyMap<string, number>;
  catalogue: readonly MarketSeed[];
  clock: Clock;
  log: Log;
  /** Settings: the same seed gives the same prices; rate 0 is no practice market, 2 trades twice as often. */
  seed: number;
  rate: number;
  isPaused: boolean;
}

export interface PracticeMarket {
  /** Writes missing candles, before market data loads its history. When it was not run, or failed, `start` does it. */
  fillHistory(): Promise<void>;
  /**
   * Opens the books, trying again for as long as that fails; from then on the market moves, unless it is paused. Resolves when the
   * books are open or the market is stopped, and never rejects: the exchange does without it meanwhile. Once is enough.
   */
  start(): Promise<void>;
  /** Stands still with its books as they are. Resolves when nothing is under way any more. */
  pause(): Promise<void>;
  resume(): void;
  /** As `pause`, for good. Resting orders stay and are adopted by the next start. */
  stop(): Promise<void>;
  /** Whether its books are open. */
  isOpen(): boolean;
}

/** A living market for practice: prices, makers and takers behind the same doors as everybody else. */
export function createPracticeMarket(parts: PracticeMarketParts): PracticeMarket {
  return new Practice(parts);
}

class Practice implements PracticeMarket {
  readonly #parts: PracticeMarketParts;
  readonly #pairs: ReturnType<typeof practicePairs>;
  readonly #mover: Mover;
  #lastTicks: ReadonlyMap<string, number> | undefined;
  #opening: Persistent<LiveMarket> | undefined;

  constructor(parts: PracticeMarketParts) {
    this.#parts = parts;
    this.#pairs = parts.rate > 0 ? practicePairs(parts.instruments, parts.catalogue) : [];
    this.#mover = new Mover(parts.clock, parts.log, parts.isPaused);
  }

  async fillHistory(): Promise<void> {
    if (this.#pairs.length === 0) return;
    const { history, seed, clock, log } = this.#parts;
    const startedMs = clock.now();
    this.#lastTicks = await backfill({ store: history, pairs: this.#pairs, seed }, startedMs);
    log.info({ markets: this.#pairs.length, ms: clock.now() - startedMs }, 'practice history is complete');
  }

  async start(): Promise<void> {
    if (this.#pairs.length === 0 || this.#mover.isStopped) return;
    this.#opening ??= persist(
      () => this.#open(),
      (error, retryMs) => this.#parts.log.error({ err: error, retryMs }, 'the practice market could not be opened; trying again'),
    );
    const live = await this.#opening.result;
    if (live) this.#mover.take(live);
  }

  pause(): Promise<void> {
    return this.#mover.pause();
  }

  resume(): void {
    this.#mover.resume();
  }

  async stop(): Promise<void> {
    this.#opening?.giveUp();
    const stopped = this.#mover.stop();
    await this.#opening?.result;
    await stopped;
  }

  isOpen(): boolean {
    return this.#mover.hasMarket;
  }

  async #open(): Promise<LiveMarket> {
    if (!this.#lastTicks) await this.#parts.rewriteHistory(() => this.fillHistory());
    return openLiveMarket({ ...this.#parts, pairs: this.#pairs, lastTicks: this.#lastTicks ?? new Map() });
  }
}
