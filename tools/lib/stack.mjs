import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stop } from './processes.mjs';
import { root } from './root.mjs';

const NEXT = join(root, 'node_modules/next/dist/bin/next');
const TSX = join(root, 'node_modules/tsx/dist/cli.mjs');
// `next dev` says so itself; the server of the build is told.
const PRODUCTION = { NODE_ENV: 'production' };
const WEB = '.build/server/main.mjs';
const POLL_MS = 100;

/**
 * The exchange and the web in front of it. `start` resolves when both answer and rejects when one ends before it did;
 * `stopAll` may be called at any moment. `onExit(name, code)` is told when a program ends.
 */
export function createStack({ settings, isDev = false, env = {}, onExit, output = 'inherit' }) {
  const children = [];
  const shared = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.webPort),
    EXCHANGE_PORT: String(settings.exchangePort),
    DATA_DIR: settings.dataDir,
    ...env,
  };

  /** In a process group of its own: a Ctrl-C at the terminal reaches only the command, which then stops both in order. */
  function launch(name, args, own = {}) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...shared, ...own },
      stdio: ['ignore', output, output],
      detached: true,
    });
    child.on('exit', (code) => onExit?.(name, code ?? 1));
    children.push(child);
    return child;
  }

  async function start() {
    const [port, host] = [String(settings.webPort), settings.webHost];
    const exchange = launch('exchange', isDev ? [TSX, 'watch', '--clear-screen=false', 'exchange/main.ts'] : ['.build/exchange/main.mjs']);
    await answers(`http://127.0.0.1:${settings.exchangePort}/health/ready`, exchange);
    const web = isDev
      ? launch('web', [NEXT, 'dev', '-p', port, '-H', host])
      : launch('web', [WEB, '--port', port, '--host', host], PRODUCTION);
    await answers(`http://localhost:${settings.webPort}/markets`, web);
  }

  /** The web first: nobody is served by a page whose exchange is going away. */
  async function stopAll() {
    for (const child of [...children].reverse()) await stop(child);
  }

  return { start, stopAll, children };
}

/** Waits until the address answers with anything but a server error, for as long as the process lives. */
async function answers(url, child) {
  while (child.exitCode === null && child.signalCode === null) {
    const isUp = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.status < 500,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`ended before it answered (exit code ${child.exitCode})`);
}
