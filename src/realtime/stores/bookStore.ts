import type { ChannelRef } from '@/contract/channels';
import { applyUpdate, type Book, type BookSnapshot, fromSnapshot } from '@/domain/book/book';
import type { ChannelFrame } from '../channelKey';
import { ExternalStore } from '../externalStore';
import type { FrameScheduler } from '../frameScheduler';
import type { ChannelReader } from '../stream';

export interface BookState {
  /** The last good book; kept while a new snapshot is on its way. Undefined before the first. */
  book: Book | undefined;
  /** False from a gap or a lost line until the next snapshot. */
  isInSync: boolean;
  /** When the book last took a frame in (ms since the epoch). */
  appliedAt: number | undefined;
  /** The latest recovery: when it ended and how long it took, in milliseconds. */
  resynced: { at: number; tookMs: number } | undefined;
}

export const NO_BOOK: BookState = { book: undefined, isInSync: false, appliedAt: undefined, resynced: undefined };

/** Keeps one market's book from snapshot and numbered updates. */
export class BookStore extends ExternalStore<BookState> implements ChannelReader {
  private lostAt: number | undefined;

  constructor(
    scheduler: FrameScheduler,
    private readonly symbol: string,
    private readonly now: () => number,
    private readonly resync: (ref: ChannelRef) => void,
  ) {
    super(scheduler, NO_BOOK);
  }

  /** A book to look at until the first snapshot comes: no update is applied to it. */
  startWith(snapshot: BookSnapshot): void {
    if (!this.value.book) this.begin({ ...NO_BOOK, book: fromSnapshot(snapshot) });
  }

  onFrame(frame: ChannelFrame): void {
    if (frame.type === 'depth.snapshot') this.replace(fromSnapshot(frame));
    else if (frame.type === 'depth.update' && this.value.book && this.value.isInSync) this.update(this.value.book, frame);
  }

  onLost(): void {
    if (!this.value.isInSync) return;
    this.lostAt = this.now();
    this.set({ ...this.value, isInSync: false });
  }

  private replace(book: Book): void {
    const at = this.now();
    const resynced = this.lostAt === undefined ? this.value.resynced : { at, tookMs: at - this.lostAt };
    this.lostAt = undefined;
    this.set({ book, isInSync: true, appliedAt: at, resynced });
  }

  private update(book: Book, frame: Extract<ChannelFrame, { type: 'depth.update' }>): void {
    const result = applyUpdate(book, frame);
    if (result.kind === 'applied') this.set({ ...this.value, book: result.book, appliedAt: this.now() });
    if (result.kind !== 'gap') return;
    this.onLost();
    this.resync({ channel: 'depth', symbol: this.symbol });
  }
}
