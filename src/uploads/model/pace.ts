/** What was sent by when. */
export interface PaceSample {
  atMs: number;
  sent: number;
}

/** The last seconds say more of the line than all there was before. */
const WINDOW_MS = 8_000;
/** Before that, nothing is said. */
const LEAST_MS = 1_000;

export const withSample = (samples: readonly PaceSample[], sample: PaceSample): PaceSample[] => [
  ...samples.filter(({ atMs, sent }) => sample.atMs - atMs <= WINDOW_MS && sent <= sample.sent),
  sample,
];

/** Whole seconds until `size` bytes are sent at the pace of the last moments; undefined when nobody can tell. */
export function secondsLeft(samples: readonly PaceSample[], size: number): number | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.atMs - first.atMs < LEAST_MS || last.sent <= first.sent) return undefined;
  const perMs = (last.sent - first.sent) / (last.atMs - first.atMs);
  return Math.max(1, Math.ceil((size - last.sent) / perMs / 1_000));
}
