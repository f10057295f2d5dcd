import type { CallData } from '@/contract/calls';
import type { Candle } from '@/domain/chart/candles';
import { Listeners } from '@/src/lib/store/listeners';
import type { IndicatorChoice } from '../settings/indicatorChoice';
import { CandleHistory, type CandleSource } from './candleHistory';
import { StudySet } from './studySet';

/** What draws or prints the candles. */
export interface ChartReader {
  /** Any candle may be another one. */
  onAll(): void;
  /** Only the last candle moved, or one more follows it. */
  onLast(): void;
}

/** Candles and indicators of one market and interval, outside React; it tells its readers what changed. */
export class ChartData {
  readonly studies = new StudySet();
  private readonly readers = new Listeners<ChartReader>();

  constructor(
    source: CandleSource,
    readonly history = new CandleHistory(source),
  ) {}

  get candles(): readonly Candle[] {
    return this.history.candles;
  }

  readonly listen = this.readers.add;

  take(page: CallData<'klines'>): void {
    this.history.take(page);
    this.tellAll();
  }

  /** The running candle. Before the first page there is nothing to continue. */
  run(candle: Candle): void {
    if (!this.history.isRead) return;
    const last = this.candles.at(-1);
    const isNext = this.history.run(candle);
    if (!last || candle.time < last.time) this.tellAll();
    else this.tellLast();
    if (!isNext) void this.refresh();
  }

  /** Reads the newest page again. What cannot be had now is read at the next gap or reconnect. */
  async refresh(): Promise<void> {
    await this.history.refresh().catch(() => undefined);
    this.tellAll();
  }

  async loadOlder(isRetry = false): Promise<void> {
    if (await this.history.loadOlder(isRetry)) this.tellAll();
  }

  /** Readers see the indicators' new points when they next draw; nobody is told, the choice is known where it was made. */
  choose(indicators: readonly IndicatorChoice[]): void {
    this.studies.choose(indicators, this.candles);
  }

  private tellAll(): void {
    this.studies.run(this.candles);
    this.readers.each((reader) => reader.onAll());
  }

  private tellLast(): void {
    this.studies.step(this.candles);
    this.readers.each((reader) => reader.onLast());
  }
}
