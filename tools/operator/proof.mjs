import { randomBytes } from 'node:crypto';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, OperatorError } from './exit.mjs';

const OWNER_ONLY = 0o600;

/**
 * Writes a secret where only the owner of the exchange's data folder can, and hands it back to be shown to the exchange.
 * `done` takes the file away again.
 */
export function proveOwner(folder) {
  const path = join(folder, 'operator-recovery');
  const secret = randomBytes(32).toString('base64url');
  try {
    const { uid, gid } = statSync(folder);
    rmSync(path, { force: true });
    writeFileSync(path, `${secret}\n`, { mode: OWNER_ONLY, flag: 'wx' });
    // Root proves it for the user the exchange runs as, who has to read it.
    if (process.getuid?.() === 0) chownSync(path, uid, gid);
  } catch (error) {
    throw new OperatorError(`the data folder ${folder} is not yours to write to (${error.code})`, EXIT.notAllowed);
  }
  return { secret, done: () => rmSync(path, { force: true }) };
}
