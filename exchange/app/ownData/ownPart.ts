/** What a part's rows are read by, in pieces: behind the place of the last one. */
export interface OwnPage {
  rows: Readonly<Record<string, unknown>>[];
  /** Where the next piece begins; undefined behind the last. */
  next: string | undefined;
}

/** Reads one part of what there is of a user, in pieces. */
export type ReadOwn = (userId: string, after: string | undefined) => Promise<OwnPage>;

export interface OwnPart {
  /** Of its files in the ZIP. */
  name: string;
  /** Of the CSV; absent where rows have no common columns: then there is JSON alone. */
  columns?: readonly string[];
  read: ReadOwn;
}
