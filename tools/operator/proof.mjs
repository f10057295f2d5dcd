import { randomBytes } from 'node:crypto';
import { closeSync, fchownSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, OperatorError } from './exit.mjs';

const OWNER_ONLY = 0o600;

/**
 * Makes the file and gives it to its owner by the handle it was made with: who may write into the folder could put a link in its place
 * meanwhile, and a path would give them whatever that leads to.
 */
function writeFor({ uid, gid }, path, text) {
  const file = openSync(path, 'wx', OWNER_ONLY);
  try {
    writeSync(file, text);
    // Root proves it for the user the exchange runs as, who has to read it.
    if (process.getuid?.() === 0) fchownSync(file, uid, gid);
  } finally {
    closeSync(file);
  }
}

/**
 * Writes a secret where only the owner of the exchange's data folder can, and hands it back to be shown to the exchange.
 * `done` takes the file away again.
 */
export function proveOwner(folder) {
  const path = join(folder, 'operator-recovery');
  const secret = randomBytes(32).toString('base64url');
  try {
    rmSync(path, { force: true });
    writeFor(statSync(folder), path, `${secret}\n`);
  } catch (error) {
    throw new OperatorError(`the data folder ${folder} is not yours to write to (${error.code})`, EXIT.notAllowed);
  }
  return { secret, done: () => rmSync(path, { force: true }) };
}
