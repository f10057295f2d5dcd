import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BRIEF, exchangeBundle, exchangeEnv, freePort } from '../support/exchangeProcess';
import { fillDataFolder } from '../support/pgliteImage';

const DEADLINE_MS = 60_000;

/** Polls until it holds; fails when it does not in time. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = Date.now() + DEADLINE_MS;
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error(`not in time: ${what}`);
    await sleep(25);
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/**
 * Linux keeps a process that has ended until its new parent has asked how; that may take its time. A process has ended with its last
 * thread: until then its ports stay open, though its first thread is gone and the whole is told to be.
 */
function isUncollected(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isUncollected(pid);
  } catch {
    return false;
  }
}

/** A parent as `npm start` is one: it launches the program and says its process id. */
async function launchBy(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ parent: ChildProcess; pid: number }> {
  const code = `
    import { launchProgram } from './tools/lib/program.mjs';
    const { child } = launchProgram({ args: ${JSON.stringify(args)}, env: process.env, output: 'ignore' });
    process.stdout.write(child.pid + '\\n');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(parent.stdout, 'data');
  return { parent, pid: Number(String(line)) };
}

describe('a program whose starter was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-orphan-'));
  const pids: number[] = [];
  const launch = async (args: readonly string[], env: NodeJS.ProcessEnv = process.env) => {
    const launched = await launchBy(args, env);
    pids.push(launched.pid);
    return launched;
  };
  afterAll(() => {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends as by a signal: whatever it does to end, it still does', async () => {
    const port = await freePort();
    const code = `
      const server = require('node:http').createServer().listen(${port}, '127.0.0.1');
      process.on('SIGTERM', () => { console.log('stopping'); require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'ended'))}, ''); process.exit(0); });`;
    const { parent, pid } = await launch(['-e', code]);
    await until('it listens', () => isListening(port));
    parent.kill('SIGKILL');
    await until('it ended', () => !isAlive(pid));
    expect(readdirSync(folder)).toContain('ended');
    expect(await isListening(port)).toBe(false);
  });

  it('ends even where it does not listen to signals yet', async () => {
    const { parent, pid } = await launch(['-e', 'setInterval(() => {}, 1000)']);
    parent.kill('SIGKILL');
    await until('it ended', () => !isAlive(pid));
  });

  it('leaves no port and no lock behind: the exchange', async () => {
    const port = await freePort();
    const data = join(folder, 'data');
    await fillDataFolder(data);
    const env = exchangeEnv({ EXCHANGE_PORT: String(port), DATA_DIR: data, PRACTICE_RATE: '0' });
    const locks = () => readdirSync(data).filter((name) => name.endsWith('.lock'));
    const { parent, pid } = await launch([...BRIEF, exchangeBundle()], env);
    await until('it listens', () => isListening(port));
    expect(locks()).toHaveLength(1);
    parent.kill('SIGKILL');
    await until('it ended', () => !isAlive(pid));
    expect(await isListening(port)).toBe(false);
    // A process that was killed would have left it.
    expect(locks()).toEqual([]);
  });
});
