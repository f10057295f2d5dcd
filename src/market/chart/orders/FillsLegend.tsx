import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { OwnFill } from '@/contract/ownOrder';
import type { FillMark } from '@/domain/chart/fillMarks';
import { add, divide } from '@/domain/money/decimal';
import type { OrderSide } from '@/domain/order/enums';
import { useFormat } from '@/src/format';
import { useMarket } from '../../MarketContext';
import legend from '../legend/Legend.module.css';

/** What was traded in a candle: how much of each side, and at which price on average. */
export function FillsLegend({ fills }: { fills: readonly FillMark<OwnFill>[] }) {
  const { t } = useTranslation('common');
  const { sizeDecimals, priceDecimals } = useMarket();
  const format = useFormat();
  if (fills.length === 0) return null;
  return (
    <div className={legend.prices} data-testid="chart-fills">
      {fills.map(({ side, fills: own }) => {
        const { size, price } = totalsOf(own, priceDecimals, side);
        const isBuy = side === 'BUY';
        return (
          <span key={side}>
            <span className={isBuy ? legend.up : legend.down}>{t(isBuy ? 'trade.buy' : 'trade.sell')}</span>{' '}
            <span className={clsx('num', legend.value)}>
              {format.fixed(size, sizeDecimals)} × {format.price(price, priceDecimals)}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** The size of several fills, and their average price in the price's decimals: never told better than it was. */
function totalsOf(fills: readonly OwnFill[], decimals: number, side: OrderSide): { size: string; price: string } {
  const size = fills.reduce((sum, fill) => add(sum, fill.quantity), '0');
  const quote = fills.reduce((sum, fill) => add(sum, fill.quote), '0');
  return { size, price: divide(quote, size, side === 'BUY' ? 'up' : 'down', decimals) };
}
