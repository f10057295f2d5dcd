import type { MarketCommitted } from '../events';
import type { BookLevels } from '../money/moneyWriter';
import { BookSide, type PriceLevel } from './bookSide';
import type { BookSource } from './ports';

const WHOLE_BOOK = Number.MAX_SAFE_INTEGER;

export interface BookWindow {
  seq: number;
  bids: PriceLevel[];
  asks: PriceLevel[];
}

/**
 * Follows one market's committed book by its events. Whenever an event is not the very next one, the whole book is fetched
 * again: a lost event or a restarted owner can never leave wrong levels behind.
 */
export class BookMirror {
  readonly #bids = new BookSide('BUY');
  readonly #asks = new BookSide('SELL');
  #seq = 0;
  /** Events that came while the book is being fetched; undefined when it is not. */
  #waiting: MarketCommitted[] | undefined;
  /** What the writer's bands hang on; undefined until it was told. */
  referenceTicks: number | undefined;
  /** Grows when the book was replaced as a whole instead of followed. */
  epoch = 0;

  constructor(
    private readonly symbol: string,
    private readonly source: BookSource,
    private readonly onError: (error: unknown) => void,
  ) {}

  get seq(): number {
    return this.#seq;
  }

  get bestBid(): number | undefined {
    return this.#bids.best;
  }

  get bestAsk(): number | undefined {
    return this.#asks.best;
  }

  /** The best `limit` levels of each side. */
  window(limit: number): BookWindow {
    return { seq: this.#seq, bids: this.#bids.top(limit), asks: this.#asks.top(limit) };
  }

  apply(event: MarketCommitted): Promise<void> | undefined {
    this.referenceTicks = event.referenceTicks ?? this.referenceTicks;
    if (this.#waiting) {
      this.#waiting.push(event);
      return undefined;
    }
    if (event.seq === this.#seq && event.levels.length === 0) return undefined;
    if (event.seq === this.#seq + 1) {
      this.#follow(event);
      return undefined;
    }
    // The owner keeps its count across restarts: an event from the past is in the book already, unless the owner went back to a backup.
    const isPast = event.seq <= this.#seq;
    return this.#fetch((book) => !isPast || book.seq < this.#seq);
  }

  /** Fetches the whole book. When that fails the mirror keeps what it had and tries again on the next event. */
  load(): Promise<void> {
    return this.#fetch(() => true);
  }

  async #fetch(isWanted: (book: BookLevels) => boolean): Promise<void> {
    if (this.#waiting) return;
    const waiting: MarketCommitted[] = [];
    this.#waiting = waiting;
    try {
      const book = await this.source.bookLevels(this.symbol, WHOLE_BOOK);
      if (isWanted(book)) this.#replace(book);
    } catch (error) {
      this.onError(error);
    }
    this.#waiting = undefined;
    // Events the fetched book contains already are behind it; the rest follow it without a hole, or the next event tells.
    for (const event of waiting) if (event.seq === this.#seq + 1) this.#follow(event);
  }

  #follow(event: MarketCommitted): void {
    for (const { side, priceTicks, lots } of event.levels) (side === 'BUY' ? this.#bids : this.#asks).set(priceTicks, lots);
    this.#seq = event.seq;
  }

  #replace({ seq, bids, asks, referenceTicks }: BookLevels): void {
    this.#bids.replace(bids);
    this.#asks.replace(asks);
    this.#seq = seq;
    this.referenceTicks = referenceTicks ?? this.referenceTicks;
    this.epoch += 1;
  }
}
