import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/** Nobody in this repository sends it: mostly it is the system, which is out of memory. */
const MEMORY_HINT = { SIGKILL: ' (out of memory?)' };

/** The program's name: of a script, not of the Node it runs in. */
const nameOf = (command, args) => basename(command === process.execPath ? (args[0] ?? command) : command);

/** Runs a command to its end, showing its output; ends everything when it fails. */
export async function run(command, args, { label = command, env = {} } = {}) {
  const exitCode = await runToEnd(command, args, env);
  if (exitCode !== 0) fail(`${label} failed (exit code ${exitCode}).`);
}

/** A program that has ended, or that may not be changed, keeps the turn it has. */
function standBehind(child, niceness) {
  try {
    setPriority(child.pid, niceness);
  } catch {}
}

/**
 * Runs a command to its end, showing its output. Resolves to the exit code; an end by a signal is said in one line and counts as 1.
 * `niceness` above 0: it and all it starts get the processor when others leave it.
 */
export function runToEnd(command, args, env = {}, { niceness = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    if (niceness > 0 && child.pid) standBehind(child, niceness);
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => {
      if (signal) process.stderr.write(`kontor: ${nameOf(command, args)} was ended by ${signal}${MEMORY_HINT[signal] ?? ''}.\n`);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Resolves to true when `child` has ended within `timeoutMs`. */
export function ended(child, timeoutMs) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Asks a process to stop, and insists when it has not after `graceMs`. */
export async function stop(child, graceMs = 15_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  if (!(await ended(child, graceMs))) child.kill('SIGKILL');
}
