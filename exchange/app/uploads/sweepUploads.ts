import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';

/** Places emptied in one go. */
const AT_ONCE = 200;

/** Deletes what belongs to no row. What cannot be deleted now stays noted. Whether there may be more to delete. */
async function collectGarbage({ store, blobs, clock, log }: UploadsContext): Promise<boolean> {
  const keys = await store.garbage(clock.now(), AT_ONCE);
  const emptied: string[] = [];
  try {
    for (const key of keys) {
      await blobs.remove(key);
      emptied.push(key);
    }
  } catch (error) {
    log.warn({ err: error }, 'deleted uploads could not be taken off the storage; it is tried again');
  } finally {
    await store.collected(emptied);
  }
  return emptied.length === AT_ONCE;
}

/** Ends uploads nobody goes on with, deletes files nobody handed in, and takes off the storage what belongs to no row. */
export async function sweepUploads(context: UploadsContext): Promise<void> {
  const now = context.clock.now();
  await context.store.sweep(now, { forgetMs: now - BOUNDS.dayMs, unusedMs: now - BOUNDS.unusedMs });
  // All there is: what is thrown away faster than it is taken off would fill the disk.
  while (await collectGarbage(context));
}
