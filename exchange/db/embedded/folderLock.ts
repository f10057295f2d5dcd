import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../app/startError';
import { askAt, type LockSocket, listenAt } from './lockSocket';

const CANDIDATE = 'candidate';
const LOCK = /^exchange-[0-9a-f]{16}\.lock$/;
const STARTING = /^starting-[0-9a-f]{16}\.lock$/;
/** Of versions that compared process ids, which say nothing across containers. */
const FORMER_LOCK = 'exchange.lock';
const LOOK_AGAIN_MS = 20;

interface Candidate {
  name: string;
  socket: LockSocket;
}

type Verdict = 'held' | 'step back' | { holder: string };

const removeFile = (folder: string, name: string) => rmSync(join(folder, name), { force: true });

/** Shows up under a name of its own. It has that name only once it listens: a name that refuses connections is of a dead process. */
async function announce(folder: string): Promise<Candidate> {
  const id = randomBytes(8).toString('hex');
  const starting = `starting-${id}.lock`;
  const name = `exchange-${id}.lock`;
  const socket = await listenAt(folder, starting, CANDIDATE);
  try {
    renameSync(join(folder, starting), join(folder, name));
  } catch (error) {
    socket.close();
    throw error;
  }
  return { name, socket };
}

/**
 * Looks at another's file until it is clear who goes first. Of two candidates the lower name stays; it may still be late, when the
 * other had looked before it showed up.
 */
async function against(folder: string, own: string, other: string): Promise<Verdict> {
  for (let isSilent = false; ; ) {
    const said = await askAt(folder, other);
    if (said === undefined) {
      // Names are never used twice: this one's process is gone for good.
      removeFile(folder, other);
      return 'held';
    }
    if (said !== CANDIDATE && said !== '') return { holder: said };
    // One silence may be an end in the middle of the answer; asked again, a dead process refuses.
    if (said === '' && isSilent) return { holder: 'it does not answer' };
    if (said === CANDIDATE && other < own) return 'step back';
    isSilent = said === '';
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Whoever shows up later sees this one's file, so of two that look at each other at most one stays. */
async function lookAround(folder: string, own: string): Promise<Verdict> {
  for (const other of readdirSync(folder).filter((name) => LOCK.test(name) && name !== own)) {
    const verdict = await against(folder, own, other);
    if (verdict !== 'held') return verdict;
  }
  return 'held';
}

/** What killed starters left before they had shown up. One that is about to show up is not hit: it answers, or tries again. */
async function removeLeftovers(folder: string): Promise<void> {
  removeFile(folder, FORMER_LOCK);
  for (const name of readdirSync(folder).filter((file) => STARTING.test(file))) {
    if ((await askAt(folder, name)) === undefined) removeFile(folder, name);
  }
}

/** What the codes of a system say least clearly. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there, ENOENT',
  ENOSPC: 'no space is left',
};

function notWritable(folder: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError('dataFolderNotWritable', `data folder ${folder} is not writable (${REASONS[code ?? ''] ?? code ?? message})`);
}

async function enter(folder: string): Promise<Candidate | undefined> {
  try {
    mkdirSync(folder, { recursive: true });
    return await announce(folder);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // Its file was taken for a leftover in the instant between its making and its listening.
    if (syscall === 'rename' && code === 'ENOENT') return undefined;
    throw notWritable(folder, error);
  }
}

/** Undefined: somebody else goes first, or will say that it has it when asked again. @throws StartError */
async function attempt(folder: string): Promise<(() => void) | undefined> {
  const candidate = await enter(folder);
  if (!candidate) return undefined;
  const { name, socket } = candidate;
  const release = () => {
    removeFile(folder, name);
    socket.close();
  };
  try {
    const verdict = await lookAround(folder, name);
    if (verdict === 'held') {
      socket.says(`process ${process.pid} on ${hostname()}`);
      await removeLeftovers(folder);
      return release;
    }
    if (verdict !== 'step back') {
      throw new StartError('secondInstance', `data folder ${folder} is in use by another instance (${verdict.holder})`);
    }
  } catch (error) {
    release();
    throw error instanceof StartError ? error : notWritable(folder, error);
  }
  release();
  return undefined;
}

/**
 * One process per data folder: PGlite has no server that could arbitrate. The lock is a socket file that its owner listens at, so
 * the operating system itself tells a living owner from a dead one, also across containers that share the folder and nothing else.
 * Returns what gives the folder back. @throws StartError `dataFolderNotWritable` or `secondInstance`.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  for (;;) {
    const release = await attempt(folder);
    if (release) return release;
    await sleep(LOOK_AGAIN_MS * (1 + Math.random()));
  }
}
