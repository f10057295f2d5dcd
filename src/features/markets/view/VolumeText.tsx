import clsx from 'clsx';
import { useFormat } from '@/src/format';
import type { MarketRow } from '../model/marketRow';

/** What was traded in 24 hours, in US dollars. */
export function VolumeText({ row, className }: { row: MarketRow; className?: string }) {
  const format = useFormat();
  return (
    <bdi dir="ltr" className={clsx('num', className)}>
      {format.compactCurrency(row.volumeUsd)}
    </bdi>
  );
}
