import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';
import { isBuildStale } from './sources.mjs';
import { createStack } from './stack.mjs';

/**
 * Runs `work` with the ports of a stack of its own: the production build, made anew when sources changed, on free ports with
 * an embedded database that is thrown away afterwards. Hands back what `work` does; `work` must not end the process itself,
 * or the stack would stay.
 */
export async function onOwnStack(work, env = {}) {
  if (isBuildStale()) await run(process.execPath, [join(root, 'tools/build.mjs')], { label: 'The build' });
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-'));
  const settings = { webPort: await freePort(), webHost: 'localhost', exchangePort: await freePort(), dataDir };
  const stack = createStack({
    settings,
    env: { LOG_LEVEL: 'warn', DATABASE_URL: '', NATS_URL: '', SMTP_URL: '', PAGES_PER_MINUTE: '100000', ...env },
  });
  try {
    await stack.start();
    return await work(settings);
  } finally {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
