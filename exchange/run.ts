import { setImmediate as breathe } from 'node:timers/promises';
import type { Logger } from 'pino';
import { exitCodes, StartError } from './app/startError';
import { buildExchange, type Exchange } from './buildApp';
import { createLogger } from './logger';
import { readEnvFile } from './settings/envFile';
import { type Environment, readSettings } from './settings/readSettings';

const LOOPBACK = '127.0.0.1';
/** A stop that takes longer has something stuck; what was acknowledged is in the database already. */
const STOP_TIMEOUT_MS = 10_000;

async function listen({ app }: Exchange, port: number): Promise<void> {
  try {
    await app.listen({ host: LOOPBACK, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError('portTaken', `Port ${port} is taken. Stop what listens there, or set EXCHANGE_PORT.`);
  }
}

/** A Ctrl-C reaches a process twice when a runner passes it on as well: within this time it is the same one. */
const SAME_SIGNAL_MS = 500;

/**
 * Lets the log find out whether its reader is gone: two turns of the loop, so that a whole one lies between. At the exit itself a line
 * that nobody reads would be tried for ever.
 */
async function settleLog(): Promise<void> {
  await breathe();
  await breathe();
}

/** First signal: an orderly stop. Second: at once. */
function stopOnSignals(exchange: Exchange, log: Logger): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(exitCodes.unexpected);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(exitCodes.unexpected), STOP_TIMEOUT_MS).unref();
    await exchange.stop();
    await settleLog();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Reads the settings, starts the exchange on loopback and stays. @throws StartError */
export async function run(env: Environment): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(env, readEnvFile('.env'));
  const log = createLogger(settings.LOG_LEVEL);
  const exchange = await buildExchange(settings, log, undefined, process.argv[1]);
  try {
    await listen(exchange, settings.EXCHANGE_PORT);
  } catch (error) {
    await exchange.stop();
    throw error;
  }
  stopOnSignals(exchange, log);
  const { user, system } = process.cpuUsage();
  const ms = Math.round(performance.now() - startedAt);
  log.info({ port: settings.EXCHANGE_PORT, ms, cpuMs: Math.round((user + system) / 1000) }, 'exchange ready');
}
