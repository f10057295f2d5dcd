import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundles } from './bundles';

/** A process that is the first of a process namespace of its own, as the program of a container is. */
const CONTAINER = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];

export const canUnshare = spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0;

const contender = () => bundles.fileOf('tests/support/lockContender.ts', 'lockContender');

/** A lock contender in a container (or in an ordinary process, where namespaces are not allowed). */
export class Contender {
  private readonly child: ChildProcess;
  private readonly lines: string[] = [];

  constructor(folder: string) {
    const [program = process.execPath, ...args] = [...(canUnshare ? CONTAINER : []), process.execPath, contender(), folder];
    this.child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    if (this.child.stdout) createInterface(this.child.stdout).on('line', (line) => this.said(line));
  }

  private waiting: ((line: string) => void)[] = [];

  private said(line: string): void {
    const next = this.waiting.shift();
    if (next) next(line);
    else this.lines.push(line);
  }

  /** What it says to `take` or `give`. */
  tell(command: 'take' | 'give'): Promise<string> {
    this.child.stdin?.write(`${command}\n`);
    const line = this.lines.shift();
    return line === undefined ? new Promise((resume) => this.waiting.push(resume)) : Promise.resolve(line);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}
