import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { FlushedFiles } from './flushedFiles';

/** When what was written is forced to the disk: before a commit is answered, or when the operating system sees fit. */
export type Flush = 'commit' | 'off';

// Money never becomes a float: int8 is always a bigint, also when it would fit a number.
export const parsers = { [types.INT8]: (value: string) => BigInt(value) };

/** PGlite's switch for no flushing, which it gives itself. */
const NO_FSYNC = '-F';

// One process with one connection: nobody replicates or archives the log, so it needs to hold nothing but what a restart replays.
// Its size is kept by checkpoints.ts; these say how many files a checkpoint leaves for reuse.
const LOG_SETTINGS = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=48MB', 'min_wal_size=32MB'];
// The operating system caches the files as well, and reading from it costs microseconds: a second copy of everything is only memory.
const MEMORY_SETTINGS = ['shared_buffers=32MB', 'maintenance_work_mem=16MB'];
// Analysing a table stops the process: a sample of 6,000 rows instead of 30,000 is as good for the plans there are.
const STATISTICS_SETTINGS = ['default_statistics_target=20'];
// Telling how far a recovery has come leaves a timer behind, which keeps the process from ending.
const START_SETTINGS = ['log_startup_progress_interval=0'];
// The one flushing call that reaches FlushedFiles: Emscripten answers fdatasync by itself, without doing anything.
const FLUSH_SETTINGS = ['wal_sync_method=fsync'];

const asArguments = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting]);

/** PostgreSQL on files of a folder; `image` (what `dumpDataDir` gave) fills one that does not exist yet. */
export function openEngineAt(folder: string, flush: Flush, image?: Blob): Promise<PGlite> {
  const own = flush === 'commit' ? PGlite.defaultStartParams.filter((argument) => argument !== NO_FSYNC) : PGlite.defaultStartParams;
  return PGlite.create({
    parsers,
    fs: flush === 'commit' ? new FlushedFiles(folder) : new NodeFS(folder),
    startParams: [
      ...own,
      ...asArguments([...LOG_SETTINGS, ...MEMORY_SETTINGS, ...STATISTICS_SETTINGS, ...START_SETTINGS]),
      ...asArguments(flush === 'commit' ? FLUSH_SETTINGS : []),
    ],
    loadDataDir: image,
  });
}

/** PostgreSQL in memory, gone when it is closed. */
export function openEngineInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create({
    parsers,
    startParams: [...PGlite.defaultStartParams, ...asArguments([...MEMORY_SETTINGS, ...START_SETTINGS])],
    loadDataDir: image,
  });
}
