import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules', '.kontor-installed');

/** Installs from the lock file when node_modules is missing or belongs to another lock file. */
export async function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages from the lock file (about a minute) ...\n');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { label: 'npm ci' });
  writeFileSync(stamp, lock);
}
