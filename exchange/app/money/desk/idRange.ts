/** Ids of one kind, growing by one. Ranges come from the database, so that no batch needs a round trip for its ids. */
export class IdRange {
  constructor(
    private nextId: number,
    /** First id that is not ours. */
    private end: number,
  ) {}

  get remaining(): number {
    return this.end - this.nextId;
  }

  /** What `take` would answer. */
  peek(): string {
    if (this.nextId >= this.end) throw new RangeError('the range of ids is used up');
    return String(this.nextId);
  }

  take(): string {
    const id = this.peek();
    this.nextId += 1;
    return id;
  }

  /** Goes on with a new range; what was left of the old one stays unused. */
  refill(first: number, count: number): void {
    this.nextId = first;
    this.end = first + count;
  }

  /** What a stopping writer gives back. */
  unused(): { next: number; end: number } {
    return { next: this.nextId, end: this.end };
  }
}

export const ID_KINDS = [
  'order',
  'trade',
  'posting',
  'account',
  'transfer',
  'userTransfer',
  'conversion',
  'express',
  'earn',
  'withdrawal',
] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Ids reserved at a time. */
export const ID_RANGE_SIZE = 100_000;
