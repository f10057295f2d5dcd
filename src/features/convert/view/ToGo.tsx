import { type Limit, useConvertPrice } from '@/src/api/queries/convert';
import { useFormat } from '@/src/format';
import { toGo } from '../model/limitRate';

/** How far the price has to move for it, by what it is now; nothing where it waits no more. */
export function ToGo({ limit }: { limit: Limit }) {
  const format = useFormat();
  const { state, from, to, give } = limit;
  const { data: price } = useConvertPrice(state === 'OPEN' ? { from, to, amount: give, fixed: 'GIVE' } : undefined);
  if (state !== 'OPEN') return '--';
  return (
    <bdi className="num" dir="ltr">
      {format.percent(price && toGo(limit, price.get))}
    </bdi>
  );
}
