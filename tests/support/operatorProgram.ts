import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

export interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/**
 * `npm run operator -- ...words`, to its end: the program as it is, in a thread of its own and not in a process, which takes as long to
 * start as all else that most commands do.
 */
export async function runOperator(words: readonly string[], env: Record<string, string>): Promise<Ended> {
  const program = new Worker('./tools/operator.mjs', { argv: [...words], env, stdin: false, stdout: true, stderr: true });
  const exitCode = new Promise<number>((resolve, reject) => program.once('exit', resolve).once('error', reject));
  const [stdout, stderr] = [text(program.stdout), text(program.stderr)];
  return { exitCode: await exitCode, stdout: await stdout, stderr: await stderr };
}
