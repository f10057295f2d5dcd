import type { Book } from '@/domain/book/book';
import { buildLadder, EMPTY_LADDER, type Ladder } from '@/domain/book/ladder';
import type { BookState } from '@/src/realtime';

interface BookSource {
  subscribe(listener: () => void): () => void;
  read(): BookState;
}

/**
 * The grouped rows of a market's book, worked out once for each book that is shown however many read them. Rows that did not change
 * since the last book stay the same objects.
 */
export class LadderFeed {
  private book: Book | undefined;
  private ladder: Ladder = EMPTY_LADDER;

  constructor(
    private readonly source: BookSource,
    private readonly grouping: string,
    private readonly limit: number,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => this.source.subscribe(listener);

  readonly getSnapshot = (): Ladder => {
    const { book } = this.source.read();
    if (book === this.book) return this.ladder;
    this.book = book;
    this.ladder = book ? buildLadder(book, this.grouping, this.limit, this.ladder) : EMPTY_LADDER;
    return this.ladder;
  };
}
