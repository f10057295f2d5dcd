import { FlashOnChange } from '@/src/ui/numbers/FlashOnChange';
import { PriceText } from '@/src/ui/numbers/PriceText';
import type { MarketRow } from '../model/marketRow';

/** The last price; flashes when it moved. */
export function LivePrice({ row, className }: { row: MarketRow; className?: string }) {
  return (
    <FlashOnChange value={row.last === undefined ? undefined : Number(row.last)}>
      <PriceText value={row.last} decimals={row.decimals} className={className} />
    </FlashOnChange>
  );
}
