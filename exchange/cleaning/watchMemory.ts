import { readFileSync } from 'node:fs';

const EVERY_MS = 50;

/** What a process has in memory, MB; 0 where nobody tells. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Calls `onBeyond` when a process has more in memory than it may. Returns what ends the watch. */
export function watchMemory(pid: number | undefined, mostMb: number, onBeyond: () => void): () => void {
  if (pid === undefined) return () => {};
  const timer = setInterval(() => {
    if (residentMb(pid) > mostMb) onBeyond();
  }, EVERY_MS);
  return () => clearInterval(timer);
}
