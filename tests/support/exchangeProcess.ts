import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundles } from './bundles';

/** The exchange as a process of its own, bundled as `npm start` does. */
export interface ExchangeProcess {
  child: ChildProcess;
  /** What it wrote to standard error so far. */
  errors(): string;
  output(): string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

// What a killed process leaves is the same without flushing, which only a power cut needs.
const quiet = { DATABASE_FLUSH: 'off', LOG_LEVEL: 'info', DATABASE_URL: '', NATS_URL: '', SMTP_URL: '', PRACTICE_PAUSED: 'true' };

/** The file of the program. */
export const exchangeBundle = () => bundles.fileOf('exchange/main.ts', 'exchange');

/** What the tests run with themselves, should they be told to (sparingNode.mjs). */
const sparing = process.execArgv.filter((flag) => flag.startsWith('--interrupt-budget='));

/**
 * A program that lives for seconds does not live to see the embedded database optimised: compiling it a second time, in the
 * background, is half of what its start costs. Nor does the rest of it: a fifth of what is left.
 */
export const BRIEF: readonly string[] = ['--liftoff-only', ...sparing];

/** What an exchange of a test is started with. */
export const exchangeEnv = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  ...quiet,
  ...env,
});

/** Starts it; `preload` is a module loaded before it. The caller ends it. */
export function startExchange(env: Record<string, string>, preload?: string, options: readonly string[] = []): ExchangeProcess {
  const args = [...BRIEF, ...(preload ? ['--require', preload] : []), exchangeBundle(), ...options];
  const child = spawn(process.execPath, args, {
    env: exchangeEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    texts.out += data;
  });
  child.stderr.on('data', (data) => {
    texts.err += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, errors: () => texts.err, output: () => texts.out };
}

/** Waits until it takes orders. Rejects with what it said when it ends before that. */
export async function untilReady({ child, errors }: ExchangeProcess, port: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error(`the exchange ended early: ${errors()}`);
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
