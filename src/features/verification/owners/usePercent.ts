import { useFormat } from '@/src/format';

/** A percentage as it is, without zeros behind it. */
export function usePercent() {
  const format = useFormat();
  return (share: string) => (/^\d+(\.\d+)?$/.test(share) ? `${format.exact(share, 0)}%` : '--');
}
