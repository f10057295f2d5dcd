import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Sealer } from '../sealing/sealer';
import type { BlobStore } from './blobStore';
import type { Cleaner } from './cleaner';
import type { UploadStore } from './uploadStore';

/** What the use cases of uploads stand on. */
export interface UploadsContext {
  store: UploadStore;
  blobs: BlobStore;
  cleaner: Cleaner;
  sealer: Sealer;
  /** Of a user. */
  isSessionOpen(userId: string, sessionId: string): Promise<boolean>;
  /** Signs links. */
  linkSecret: string;
  clock: Clock;
  log: Log;
}
