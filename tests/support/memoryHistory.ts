import type { Candle, CommittedTrade, StoredInterval } from '@/exchange/app/marketData/ports';
import type { HistoryStore } from '@/exchange/app/practice/market/history/backfill';

/** A history store in memory, with the rows open to tests. */
export class MemoryHistory implements HistoryStore {
  readonly trades = new Map<string, CommittedTrade[]>();
  private readonly rows = new Map<string, Map<number, Candle>>();
  private readonly tradeIds = new Map<string, string>();

  copy(): MemoryHistory {
    const copy = new MemoryHistory();
    for (const [key, rows] of this.rows) copy.rows.set(key, new Map(rows));
    for (const [symbol, trades] of this.trades) copy.trades.set(symbol, [...trades]);
    for (const [symbol, id] of this.tradeIds) copy.tradeIds.set(symbol, id);
    return copy;
  }

  /** Oldest first. */
  series(symbol: string, interval: StoredInterval): Candle[] {
    return [...(this.rows.get(`${symbol} ${interval}`)?.values() ?? [])].sort((one, two) => one.openMs - two.openMs);
  }

  async insertKlines(symbol: string, interval: StoredInterval, candles: readonly Candle[]): Promise<void> {
    const key = `${symbol} ${interval}`;
    const rows = this.rows.get(key) ?? new Map<number, Candle>();
    for (const candle of candles) rows.set(candle.openMs, candle);
    this.rows.set(key, rows);
  }

  async candles(symbol: string, interval: StoredInterval, fromMs: number, toMs: number) {
    const rows = this.series(symbol, interval);
    const before = rows.filter(({ openMs }) => openMs < fromMs).at(-1);
    return { before, rows: rows.filter(({ openMs }) => openMs >= fromMs && openMs < toMs) };
  }

  async progress(symbol: string) {
    return { tradeId: this.tradeIds.get(symbol) ?? '0', newestMinuteMs: this.series(symbol, '1m').at(-1)?.openMs };
  }

  async tradesAfter(symbol: string, afterId: string, limit: number) {
    return (this.trades.get(symbol) ?? []).filter(({ id }) => BigInt(id) > BigInt(afterId)).slice(0, limit);
  }

  async latestTrades(symbol: string, limit: number) {
    return (this.trades.get(symbol) ?? []).slice(-limit).reverse();
  }

  async saveClosed(closed: readonly { symbol: string; lastTradeId: string; candles: { interval: StoredInterval; candle: Candle }[] }[]) {
    for (const { symbol, lastTradeId, candles } of closed) {
      for (const { interval, candle } of candles) await this.insertKlines(symbol, interval, [candle]);
      this.tradeIds.set(symbol, lastTradeId);
    }
  }
}
