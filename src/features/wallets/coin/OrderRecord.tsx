import type { ReactNode } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { usePairName } from '@/src/brand/usePairName';
import { Record } from '@/src/ui/section/Record';

interface OrderRecordProps {
  order: OwnOrder;
  size: ReactNode;
  side: ReactNode;
  action: ReactNode;
}

/** An open order on a phone. */
export function OrderRecord({ order: { symbol, price }, size, side, action }: OrderRecordProps) {
  const amounts = usePairAmounts()(symbol);
  const title = (
    <>
      {usePairName()(symbol)} {side}
    </>
  );
  const number = (text: string) => (
    <bdi key={text} dir="ltr" className="num">
      {text}
    </bdi>
  );
  return <Record title={title} texts={[number(amounts.price(price)), size]} end={action} />;
}
