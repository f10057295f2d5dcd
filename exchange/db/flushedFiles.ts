import { fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Engine = Parameters<NonNullable<Options['preRun']>[number]>[0];

/** An open file as PGlite's file system knows it. */
interface Stream {
  nfd: number;
  node: { mode: number };
}

interface NodeFileSystem {
  stream_ops: { fsync?(stream: Stream): number };
  tryFSOperation<Result>(work: () => Result): Result;
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
    // A flush that fails is told to PostgreSQL, which then ends rather than trusting its files.
    files.tryFSOperation(() => (isDirectory(stream) ? fsyncSync(stream.nfd) : fdatasyncSync(stream.nfd)));
    return 0;
  };
}

const FILE_TYPE = 0o170000;
const DIRECTORY = 0o040000;
const isDirectory = ({ node }: Stream) => (node.mode & FILE_TYPE) === DIRECTORY;
