import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

// A real node of Ethereum's family on loopback (@foundry-rs/anvil): a block is mined when a test asks for one.

const PARTS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

function findProgram(): string | undefined {
  const name = `@foundry-rs/anvil-${process.platform}-${PARTS[process.arch] ?? process.arch}`;
  try {
    const folder = dirname(createRequire(join(process.cwd(), 'package.json')).resolve(`${name}/package.json`));
    return join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
  } catch {
    return undefined;
  }
}

const program = findProgram();

/** Why no node can be started here; undefined where one can. */
export function whyNoAnvil(): string | undefined {
  if (program === undefined) return `@foundry-rs/anvil has no program for ${process.platform} on ${process.arch}`;
  const { status, error } = spawnSync(program, ['--version'], { stdio: 'ignore' });
  return status === 0 ? undefined : `${program} does not run here: ${error?.message ?? status}`;
}

/** A file of tests on a real node; left out, with the reason in its name, only where the program cannot run. */
export function describeOnAnvil(name: string, tests: () => void): void {
  const why = whyNoAnvil();
  if (why !== undefined) describe.skip(`${name} (left out: ${why})`, tests);
  else describe(name, () => tests());
}

export interface Anvil {
  url: string;
  rpc<Answer = unknown>(method: string, ...params: unknown[]): Promise<Answer>;
  mine(blocks?: number): Promise<void>;
  /** Ends it; with `statePath` what it knew is kept there. */
  stop(): Promise<void>;
}

export interface AnvilOptions {
  statePath?: string;
  port?: number;
  networkId?: number;
}

async function addressSaid(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('anvil has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /Listening on (\S+)/.exec(line) ?? [];
    if (address) return `http://${address}`;
  }
  throw new Error('anvil ended before it listened');
}

export async function startAnvil({ statePath, port = 0, networkId = 31_337 }: AnvilOptions = {}): Promise<Anvil> {
  const state = statePath === undefined ? [] : ['--state', statePath, '--preserve-historical-states'];
  const args = ['--host', '127.0.0.1', '--port', String(port), '--no-mining', '--chain-id', String(networkId), ...state];
  const child = spawn(program ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressSaid(child);
  child.stdout?.resume();
  const rpc = async <Answer>(method: string, ...params: unknown[]): Promise<Answer> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { result, error } = (await answer.json()) as { result: Answer; error?: { message: string } };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    url,
    rpc,
    mine: async (blocks = 1) => {
      await rpc('anvil_mine', `0x${blocks.toString(16)}`);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
