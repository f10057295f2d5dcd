import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { version: pgliteVersion } = JSON.parse(readFileSync(join('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'));

const ROOT = join('node_modules', '.cache', 'kontor-tests');
/** What test files share because making it takes longer than the tests do. */
const CACHE = join(ROOT, `pglite-${pgliteVersion}`);

/** Longer than any run takes: what is in use is not taken away. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Removes from the folders of `root` what has not been used for a day: what was made of other code or of another PGlite, and what a
 * worker was killed over.
 */
export function clearUnused(root = ROOT, nowMs = Date.now()): void {
  for (const folder of readdirSync(root).map((name) => join(root, name))) {
    for (const path of readdirSync(folder).map((name) => join(folder, name))) {
      // Another worker may have been faster.
      const { mtimeMs = nowMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if (nowMs - mtimeMs > UNUSED_MS) rmSync(path, { recursive: true, force: true });
    }
    if (folder !== CACHE && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Whether it was made; it counts as used now. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false;
  const now = new Date();
  utimesSync(path, now, now);
  return true;
}

/** A path to make something at. Whoever makes something looks after what is there already. */
function freshPath(): string {
  mkdirSync(CACHE, { recursive: true });
  clearUnused();
  return join(CACHE, randomBytes(6).toString('hex'));
}

/** Moves what was made to where it is looked for. */
function settle(fresh: string, path: string): void {
  try {
    renameSync(fresh, path);
  } catch (error) {
    // Another worker was making the same one, and was faster.
    if (!existsSync(path)) throw error;
    rmSync(fresh, { recursive: true });
  }
}

/** Longer than making anything takes: whoever claimed it is gone. */
const CLAIM_MS = 120_000;

/** Whether it is this worker that makes what lies at `path`, until `claim` is removed. */
function isClaimed(claim: string): boolean {
  mkdirSync(CACHE, { recursive: true });
  try {
    mkdirSync(claim);
    return true;
  } catch {
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(claim, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > CLAIM_MS) rmSync(claim, { recursive: true, force: true });
    return false;
  }
}

/**
 * The file or folder of this name, filled by `make` when it is not there yet. Answers its path. The name tells what it is made of.
 * Workers that need the same one wait for the first: made by each, it would cost all of them as much.
 */
export async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(CACHE, name);
  const claim = `${path}.claim`;
  while (!isThere(path)) {
    if (!isClaimed(claim)) {
      await wait(50);
      continue;
    }
    try {
      if (isThere(path)) break;
      const fresh = freshPath();
      await make(fresh);
      settle(fresh, path);
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
  return path;
}

/** The file of this name and text. */
export function cachedFile(name: string, text: string): string {
  const path = join(CACHE, name);
  if (isThere(path)) return path;
  const fresh = freshPath();
  writeFileSync(fresh, text);
  settle(fresh, path);
  return path;
}
