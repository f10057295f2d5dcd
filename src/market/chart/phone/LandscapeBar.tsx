import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { KlineInterval } from '@/domain/chart/intervals';
import type { OrderSide } from '@/domain/order/enums';
import { usePairName } from '@/src/brand/usePairName';
import { Button } from '@/src/ui/button/Button';
import { useMarket } from '../../MarketContext';
import { PhoneTools } from '../toolbar/PhoneTools';
import room from '../toolbar/Room.module.css';
import toolbar from '../toolbar/Toolbar.module.css';
import { HeadFigures } from './HeadFigures';
import styles from './Phone.module.css';

interface LandscapeBarProps {
  interval: KlineInterval;
  onInterval: (interval: KlineInterval) => void;
  /** Leads to the ticket; absent where it is beside the chart anyway. */
  onTrade?: (side: OrderSide) => void;
}

/** Everything over a chart that fills a low window, in one line: market, tools, and both sides. Left to right, as the chart. */
export function LandscapeBar({ interval, onInterval, onTrade }: LandscapeBarProps) {
  const { t } = useTranslation('common');
  const pairName = usePairName();
  const { symbol } = useMarket();
  return (
    <div className={clsx(toolbar.bar, toolbar.phone, room.shared, styles.landscape)} dir="ltr">
      <bdi className={styles.name}>{pairName(symbol)}</bdi>
      <HeadFigures className={styles.inLine} />
      <span className={toolbar.grow} />
      <PhoneTools interval={interval} onInterval={onInterval} isTogether />
      {onTrade ? (
        <span className={styles.sides}>
          <Button variant="tradingBuy" size="small" onClick={() => onTrade('BUY')}>
            {t('trade.buy')}
          </Button>
          <Button variant="tradingSell" size="small" onClick={() => onTrade('SELL')}>
            {t('trade.sell')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
