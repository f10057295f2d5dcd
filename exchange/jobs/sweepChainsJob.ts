import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 15_000;

/** Moves coins to hot wallets, each chain by itself. Returns what stops it. */
export function startSweepChainsJob(sweeps: readonly (() => Promise<void>)[], log: Log): () => Promise<void> {
  const stops = sweeps.map((sweep) =>
    repeat(EVERY_MS, () => sweep().catch((error: unknown) => log.warn({ err: error }, 'no coins were moved; it is tried again'))),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
