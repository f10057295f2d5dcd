import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Sealer } from '../sealing/sealer';
import type { BlobStore } from './blobStore';
import type { Cleaner } from './cleaner';
import type { UploadStore } from './uploadStore';

/** What is reviewed: a verification, as it was sent once. */
export interface Review {
  reference: string;
  submission: number;
}

/** What the use cases of uploads stand on. */
export interface UploadsContext {
  store: UploadStore;
  blobs: BlobStore;
  cleaner: Cleaner;
  sealer: Sealer;
  /** Of a user. */
  isSessionOpen(userId: string, sessionId: string): Promise<boolean>;
  /** Whether it is still whoever reviews elsewhere who decides on what this user handed in. */
  isReviewOpen(userId: string, review: Review): Promise<boolean>;
  /** Signs links. */
  linkSecret: string;
  clock: Clock;
  log: Log;
}
