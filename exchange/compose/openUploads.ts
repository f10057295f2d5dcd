import { join } from 'node:path';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import { newToken } from '../app/tokens';
import type { BlobStore } from '../app/uploads/blobStore';
import { createUploads, type Uploads } from '../app/uploads/createUploads';
import { createDiskBlobs } from '../blobs/diskBlobs';
import { createS3Blobs } from '../blobs/s3Blobs';
import { createInlineCleaner } from '../cleaning/inlineCleaner';
import { createProcessCleaner } from '../cleaning/processCleaner';
import { createSessionStore } from '../db/accounts/sessions';
import { createSecretStore } from '../db/accounts/smallStores';
import { createUploadRepository } from '../db/uploads/uploadRepository';
import { isReviewOpen } from '../db/verification/openReviews';
import { startUploadsJob } from '../jobs/uploadsJob';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

interface UploadParts {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  /** The exchange's program, which reads files in a process of its own; undefined: they are read in this one. */
  program: string | undefined;
}

function blobsOf(settings: Settings): BlobStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null)
    return createDiskBlobs(join(settings.DATA_DIR, 'uploads'));
  return createS3Blobs({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}

/** Files of users, kept where the settings say. */
export async function openUploads(settings: Settings, parts: UploadParts, closers: Closers): Promise<Uploads> {
  const { database, sealer, clock, log, program } = parts;
  const cleaner = program === undefined ? createInlineCleaner() : createProcessCleaner({ program, log });
  const linkSecret = await createSecretStore(database).ensure('upload-links', newToken());
  const store = createUploadRepository(database);
  const sessions = createSessionStore(database);
  const isSessionOpen = (userId: string, sessionId: string) => sessions.isOpen(userId, sessionId, clock.now());
  const uploads = createUploads({
    store,
    blobs: blobsOf(settings),
    cleaner,
    sealer,
    isSessionOpen,
    isReviewOpen: isReviewOpen(database),
    linkSecret,
    clock,
    log,
  });
  closers.add('reader of files', () => cleaner.close());
  closers.add('uploads job', startUploadsJob(uploads.sweep, log));
  return uploads;
}
