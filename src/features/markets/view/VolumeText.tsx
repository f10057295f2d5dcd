import clsx from 'clsx';
import { useWorth } from '@/src/brand/useWorth';
import type { MarketRow } from '../model/marketRow';

/** What was traded in 24 hours, in the user's currency. */
export function VolumeText({ row, className }: { row: MarketRow; className?: string }) {
  return (
    <bdi dir="ltr" className={clsx('num', className)}>
      {useWorth().compact(row.volumeUsd)}
    </bdi>
  );
}
