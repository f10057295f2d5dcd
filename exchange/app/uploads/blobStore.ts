/** Where sealed bytes lie: a folder, or a bucket of an S3-compatible service. Keys are ours: 32 hex digits. */
export interface BlobStore {
  /** Whole or not at all. @throws StorageError */
  put(key: string, bytes: Buffer): Promise<void>;
  /**
   * Undefined when nothing lies there. `mostBytes`: what was put there has no more. Whoever else can write there must not fill the memory
   * that money moves in.
   * @throws StorageError, also where there is more
   */
  get(key: string, mostBytes: number): Promise<Buffer | undefined>;
  /** Also when nothing lies there. @throws StorageError */
  remove(key: string): Promise<void>;
}

/** The place did not do what it was asked: full, not writable, away. The message is for operators. */
export class StorageError extends Error {
  override name = 'StorageError';
}
