import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const LAST_LINES = 20;
const END_WITH_PARENT = new URL('./endWithParent.mjs', import.meta.url).href;

/** Keeps the last lines of what passes through. */
function createTail() {
  let lines = [''];
  return {
    hear(chunk) {
      const [first, ...rest] = String(chunk).split('\n');
      lines[lines.length - 1] += first;
      lines = [...lines, ...rest].slice(-LAST_LINES - 1);
    },
    lines: () => lines.filter((line) => line !== '').slice(-LAST_LINES),
  };
}

/**
 * Starts a program of this repository and shows what it writes. In a process group of its own: a Ctrl-C at the terminal reaches
 * only the command, which then stops its programs in order. When the command is killed the program ends by itself.
 * @param cwd where it finds what it reads: the repository, unless told
 * @returns the child, and its last lines for whoever must say why it ended
 */
export function launchProgram({ args, env, output = 'inherit', cwd = root }) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env,
    // The channel is never written to: it is there to be closed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const tail = createTail();
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', tail.hear);
    if (output === 'inherit') from.pipe(to, { end: false });
  }
  return { child, lastLines: tail.lines };
}
