import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsLock, thisMachine } from './installed.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules', '.kontor-installed');

/** Written by npm itself once a folder is filled. */
const ownList = join(root, 'node_modules', '.package-lock.json');

/** Somebody has run `npm ci` by hand: the folder is as good as ours. */
function isFilled(lock) {
  try {
    return fitsLock(JSON.parse(lock), JSON.parse(readFileSync(ownList, 'utf8')), thisMachine());
  } catch {
    return false;
  }
}

/** Installs from the lock file when node_modules is missing or belongs to another lock file. */
export async function installIfNeeded() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (isFilled(text)) {
    writeFileSync(stamp, lock);
    return;
  }
  process.stdout.write('Installing packages from the lock file (about a minute) ...\n');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { label: 'npm ci' });
  writeFileSync(stamp, lock);
}
