import { randomBytes } from 'node:crypto';
import { AppError } from '../appError';
import { newDataKey, openBytes, sealBytes, sealedSize } from '../sealing/sealedBytes';
import { StorageError } from './blobStore';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';
import type { SealedPlace, UploadRecord } from './uploadRecord';

type Parts = Pick<UploadsContext, 'sealer' | 'blobs' | 'store' | 'clock' | 'log'>;

const STORAGE_KEY_BYTES = 16;

export const newStorageKey = (): string => randomBytes(STORAGE_KEY_BYTES).toString('hex');

/** What a file's own key is sealed for. Names the owner: nobody else's row opens it. */
export const keyAbout = (userId: string, storageKey: string) => `upload:${userId}:${storageKey}`;

/** Names the owner and the place: bytes that are moved to another's place or file do not open. */
const bytesAbout = (userId: string, storageKey: string) => `bytes:${userId}:${storageKey}`;

/** A place and a key for one file. */
export function newPlace({ sealer }: Pick<Parts, 'sealer'>, userId: string): SealedPlace {
  const storageKey = newStorageKey();
  return { storageKey, sealedKey: sealer.seal(newDataKey(), keyAbout(userId, storageKey)) };
}

const dataKeyOf = ({ sealer }: Parts, userId: string, { storageKey, sealedKey }: SealedPlace) =>
  sealer.open(sealedKey, keyAbout(userId, storageKey));

/** A place that fails is told to operators by what it said; users hear that files cannot be kept just now. */
async function asked<Result>({ log }: Parts, what: string, storageKey: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ err: error, storageKey }, `the storage of uploads cannot ${what}`);
    throw new AppError('uploadStorage');
  }
}

/** Stores bytes at a place of `at`, sealed by the key of `place`; by now it belongs to no row. @throws AppError uploadStorage */
export async function storeSealed(parts: Parts, userId: string, place: SealedPlace, bytes: Buffer, at = place.storageKey): Promise<void> {
  await parts.store.intend(at, parts.clock.now() + BOUNDS.intendedMs);
  const sealed = sealBytes(dataKeyOf(parts, userId, place), bytes, bytesAbout(userId, at));
  await asked(parts, 'write', at, () => parts.blobs.put(at, sealed));
}

/** Where bytes of an upload lie, and how many they are. */
type Lying = Pick<UploadRecord, 'storageKey' | 'size'>;

/** @throws AppError uploadStorage, also where it is not what was put there: who has the storage alone shows nobody anything of theirs */
export async function openSealed(parts: Parts, userId: string, place: SealedPlace, { storageKey, size }: Lying): Promise<Buffer> {
  const dataKey = dataKeyOf(parts, userId, place);
  const sealed = await asked(parts, 'read', storageKey, () => parts.blobs.get(storageKey, sealedSize(size)));
  if (!sealed) {
    parts.log.error({ storageKey }, 'bytes of an upload are not where their row says');
    throw new AppError('uploadStorage');
  }
  try {
    return openBytes(dataKey, sealed, bytesAbout(userId, storageKey));
  } catch (error) {
    parts.log.error({ err: error, storageKey }, 'bytes of an upload are not what was put there: somebody or something has changed them');
    throw new AppError('uploadStorage');
  }
}
