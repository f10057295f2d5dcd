import type { Limit } from '@/src/api/queries/convert';
import { useFormat } from '@/src/format';
import { limitRate } from '../model/limitRate';
import { placesOf } from '../useRateText';

/** "≤ 94,000.00 USDT": what one of the dearer coin has to cost. */
export function When({ limit }: { limit: Limit }) {
  const format = useFormat();
  const rate = limitRate(limit);
  if (!rate) return '--';
  return <bdi className="num" dir="ltr">{`${rate.sign} ${format.amount(rate.price, placesOf(rate.price))} ${rate.unit}`}</bdi>;
}
