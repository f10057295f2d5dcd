import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What an address of a socket holds (sun_path): 104 bytes on macOS, 108 on Linux, each with its closing zero. */
const LONGEST_PATH = 103;
/** A process that is busy answers late. */
const PATIENCE_MS = 5_000;

/** A socket file this process listens at. The operating system ends the listening with the process, however that ends. */
export interface LockSocket {
  /** What whoever connects is told from now on. */
  says(text: string): void;
  close(): void;
}

/**
 * Runs `work` with a path of the socket file that fits an address. Only binding and connecting need it: a folder with a long path
 * is reached through a link, which is gone right after.
 */
async function withShortPath<Result>(folder: string, name: string, work: (path: string) => Promise<Result>): Promise<Result> {
  const path = resolve(folder, name);
  if (Buffer.byteLength(path) <= LONGEST_PATH) return work(path);
  const scratch = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    const link = join(scratch, 'd');
    symlinkSync(resolve(folder), link);
    return await work(join(link, name));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Listens at a new socket file of the folder. Rejects with the error of the system, such as EACCES. */
export function listenAt(folder: string, name: string, firstText: string): Promise<LockSocket> {
  let text = firstText;
  const server = createServer((socket) => {
    // Whoever asked may be gone before the answer.
    socket.on('error', () => {});
    socket.end(text);
  });
  // A lock keeps nobody alive.
  server.unref();
  const lock: LockSocket = {
    says: (next) => {
      text = next;
    },
    close: () => server.close(),
  };
  return withShortPath(folder, name, (path) => {
    return new Promise((listening, failed) => {
      server.once('error', failed);
      server.listen(path, () => listening(lock));
    });
  });
}

/**
 * What the listener at a socket file says, or undefined when nobody listens any more. Nothing ('') is said by one that is stopped,
 * much too busy or not ours to ask: that the connection was not refused proves that it is there.
 */
export function askAt(folder: string, name: string): Promise<string | undefined> {
  return withShortPath(folder, name, (path) => {
    return new Promise((answered) => {
      let text = '';
      const socket = connect(path).setEncoding('utf8');
      socket.setTimeout(PATIENCE_MS, () => socket.destroy());
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED' || code === 'ENOENT') answered(undefined);
      });
      socket.on('close', () => answered(text));
    });
  });
}
