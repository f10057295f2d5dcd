import { join } from 'node:path';
import { stop } from './processes.mjs';
import { launchProgram } from './program.mjs';
import { root } from './root.mjs';
import { supervise } from './supervise.mjs';
import { webEnv } from './webEnv.mjs';

const NEXT = join(root, 'node_modules/next/dist/bin/next');
const TSX = join(root, 'node_modules/tsx/dist/cli.mjs');
// `next dev` says so itself; the server of the build is told.
const PRODUCTION = { NODE_ENV: 'production' };
const WEB = '.build/server/main.mjs';
const POLL_MS = 100;
const PATIENCE_MS = 20_000;
/** Then it is said what is waited for. */
const SILENCE_MS = 60_000;

const sayAloud = (line) => process.stderr.write(`kontor: ${line}\n`);

/**
 * The exchange and the web in front of it. `start` resolves when both answer and rejects when one ends before it did; from then on
 * one that ends is started again. `stopAll` may be called at any moment.
 * @param alsoWeb `{ port, cwd }` of a second web of the build, before the same exchange, that reads what it shows from another folder
 * @param onFailedStart told `{ name, code, signal }` of a program that ended before it ever served
 * @param onGivenUp told when a program ends again and again
 */
export function createStack({
  settings,
  isDev = false,
  env = {},
  alsoWeb,
  onFailedStart = () => {},
  onGivenUp = () => {},
  output,
  say = sayAloud,
}) {
  const shared = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.webPort),
    EXCHANGE_PORT: String(settings.exchangePort),
    DATA_DIR: settings.dataDir,
    ...env,
  };
  const [port, host] = [String(settings.webPort), settings.webHost];

  const kept = (name, args, url, { env: given = shared, cwd } = {}) =>
    supervise({
      name,
      launch: () => launchProgram({ args, env: given, output, cwd }),
      whenUp: (child) => answers(url, child, (why) => say(`the ${name} does not answer at ${url} yet (${why}); waiting.`)),
      say,
      onFailedStart,
      onGivenUp,
    });
  const exchange = kept(
    'exchange',
    isDev ? [TSX, 'watch', '--clear-screen=false', 'exchange/main.ts'] : ['.build/exchange/main.mjs'],
    `http://127.0.0.1:${settings.exchangePort}/health/ready`,
  );
  const urlAt = (at) => `http://localhost:${at}/markets`;
  const builtWeb = (at, cwd) =>
    kept('web', [WEB, '--port', String(at), '--host', host], urlAt(at), { env: { ...webEnv(shared), ...PRODUCTION }, cwd });
  const web = isDev ? kept('web', [NEXT, 'dev', '-p', port, '-H', host], urlAt(port), { env: webEnv(shared) }) : builtWeb(port);
  const webs = alsoWeb ? [web, builtWeb(alsoWeb.port, alsoWeb.cwd)] : [web];

  async function start() {
    await exchange.start();
    for (const each of webs) await each.start();
  }

  /** The web first: nobody is served by a page whose exchange is going away. */
  async function stopAll() {
    for (const program of [...webs, exchange]) program.letGo();
    for (const program of [...webs, exchange]) if (program.child()) await stop(program.child());
  }

  return { start, stopAll, pids: () => ({ exchange: exchange.child()?.pid, web: web.child()?.pid }) };
}

/** Waits until the address answers with anything but a server error, for as long as the process lives; says so now and then. */
async function answers(url, child, sayWhy) {
  let saidMs = Date.now();
  while (child.exitCode === null && child.signalCode === null) {
    const why = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ status }) => (status < 500 ? undefined : `status ${status}`),
      (error) => error.cause?.message ?? error.message,
    );
    if (why === undefined) return;
    if (Date.now() - saidMs >= SILENCE_MS) {
      saidMs = Date.now();
      sayWhy(why);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`ended before it answered (exit code ${child.exitCode})`);
}
