import { readFileSync } from 'node:fs';

const EVERY_MS = 50;
/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

function told(pid: number, file: 'status' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return undefined;
  }
}

/** What a process has in memory, MB; 0 where nobody tells. */
const residentMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(told(pid, 'status') ?? '')?.[1] ?? 0) / 1024;

/** For how long a process has had a processor, ms; undefined where nobody tells. */
function workedMs(pid: number): number | undefined {
  // The name before it may have spaces and brackets of its own.
  const [, fields] = /^.*\) (.*)$/s.exec(told(pid, 'stat') ?? '') ?? [];
  if (fields === undefined) return undefined;
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

interface Bounds {
  memoryMb: number;
  workMs: number;
}

/**
 * Calls `onBeyond` when a process has more in memory than it may, or has worked longer. A machine that has no time for it is no fault of
 * what it reads: only where nobody tells how long it worked, all time counts. Returns what ends the watch.
 */
export function watchUse(pid: number | undefined, { memoryMb, workMs }: Bounds, onBeyond: () => void): () => void {
  if (pid === undefined) return () => {};
  const startedAtMs = performance.now();
  const before = workedMs(pid) ?? 0;
  const timer = setInterval(() => {
    const now = workedMs(pid);
    const spentMs = now === undefined ? performance.now() - startedAtMs : now - before;
    if (spentMs > workMs || residentMb(pid) > memoryMb) onBeyond();
  }, EVERY_MS);
  return () => clearInterval(timer);
}
