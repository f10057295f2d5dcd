import { repeat } from './repeat';

const EVERY_MS = 1000;

/** Looks at each chain every second, each by itself. `looks` handle their own failures. Returns what stops it. */
export function startFollowChainsJob(looks: readonly (() => Promise<void>)[]): () => Promise<void> {
  const stops = looks.map((look) => repeat(EVERY_MS, look));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
