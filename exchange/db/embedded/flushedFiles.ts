import { fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { exitCodes } from '../../app/startError';

type Options = Parameters<NodeFS['init']>[1];
type Engine = Parameters<NonNullable<Options['preRun']>[number]>[0];

/** An open file as PGlite's file system knows it. */
interface Stream {
  nfd: number;
  node: { mode: number };
}

interface NodeFileSystem {
  stream_ops: { fsync?(stream: Stream): number };
}

/**
 * Files on disk that are flushed when PostgreSQL asks for it. PGlite's own file system knows no fsync: the call finds nothing to
 * run and reports success.
 */
export class FlushedFiles extends NodeFS {
  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [teachToFlush, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function teachToFlush(engine: Engine): void {
  const files = engine.NODEFS as unknown as NodeFileSystem;
  // An engine of its own per database: nobody else's files are touched.
  files.stream_ops.fsync = (stream) => {
    try {
      if (isDirectory(stream)) fsyncSync(stream.nfd);
      else fdatasyncSync(stream.nfd);
    } catch (error) {
      endProcess(error as Error);
    }
    return 0;
  };
}

/**
 * What failed to reach the disk may be gone, and a second try would not say so. A PostgreSQL server panics and restarts; told of the
 * failure, PGlite would panic into an endless loop. The commit was not answered; a new start replays the log.
 */
function endProcess({ message }: Error): never {
  process.stderr.write(`kontor: the embedded database cannot flush its files: ${message}\n`);
  process.exit(exitCodes.unexpected);
}

const FILE_TYPE = 0o170000;
const DIRECTORY = 0o040000;
const isDirectory = ({ node }: Stream) => (node.mode & FILE_TYPE) === DIRECTORY;
