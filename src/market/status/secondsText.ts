import type { Format } from '@/src/format';

/** 3240 ms -> "3.2": tenths below ten seconds, whole seconds above. */
export function secondsText(ms: number, format: Format): string {
  const tenths = Math.floor(ms / 100);
  return format.fixed(`${Math.floor(tenths / 10)}.${tenths % 10}`, ms < 10_000 ? 1 : 0);
}
