import type { KlineInterval } from '@/domain/chart/intervals';

/** As traders write them: minutes and hours small, days and weeks large ("15m", "4h", "1D"). */
export function intervalLabel(interval: KlineInterval): string {
  return interval.replace('d', 'D').replace('w', 'W');
}
