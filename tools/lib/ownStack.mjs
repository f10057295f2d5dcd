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
 * @param alsoIn folder of another build of the project, whose web then stands before the same exchange at `otherPort`
 */
export async function onOwnStack(work, env = {}, alsoIn) {
  if (isBuildStale()) await run(process.execPath, [join(root, 'tools/build.mjs')], { label: 'The build' });
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-'));
  const settings = { webPort: await freePort(), webHost: 'localhost', exchangePort: await freePort(), dataDir };
  const otherPort = alsoIn && (await freePort());
  const stack = createStack({
    settings,
    alsoWeb: alsoIn && { port: otherPort, cwd: alsoIn },
    env: { LOG_LEVEL: 'warn', DATABASE_URL: '', NATS_URL: '', SMTP_URL: '', PAGES_PER_MINUTE: '100000', ...env },
  });
  try {
    await stack.start();
    return await work({ ...settings, otherPort });
  } finally {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
