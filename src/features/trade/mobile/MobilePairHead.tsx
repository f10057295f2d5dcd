import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { directionOfChange, useFormat } from '@/src/format';
import { useFreshness, useTicker } from '@/src/realtime';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { pairName } from '../model/tradeMarket';
import { PairPicker } from '../pair/PairPicker';
import { FreshnessChip } from '../status/FreshnessChip';
import { useMarket } from '../TradeContext';
import styles from './Mobile.module.css';

const ICON_SIZE = 28;

/** The pair, its day, and what stands at the end of the line. */
export function MobilePairHead({ end }: { end?: ReactNode }) {
  const { t } = useTranslation('common');
  const { symbol, base } = useMarket();
  const ticker = useTicker(symbol);
  const format = useFormat();
  const freshness = useFreshness(symbol);
  const [isPicking, setPicking] = useState(false);
  const direction = directionOfChange(ticker?.changePercent, 2);
  return (
    <div className={styles.head}>
      <button type="button" className={styles.pair} aria-haspopup="dialog" onClick={() => setPicking(true)} data-testid="pair-menu">
        <CoinIcon symbol={base} size={ICON_SIZE} />
        <h1 className={styles.pairName}>
          <bdi dir="ltr">{pairName(symbol)}</bdi>
        </h1>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Tag tone={direction === 'flat' ? 'neutral' : direction}>
        <bdi className="num">{format.percent(ticker?.changePercent)}</bdi>
      </Tag>
      <span className={styles.grow} />
      <FreshnessChip freshness={freshness} />
      {end ? <span className={clsx(styles.headEnd)}>{end}</span> : null}
      <Sheet full open={isPicking} onClose={() => setPicking(false)} title={t('trade.choosePair')}>
        <PairPicker onClose={() => setPicking(false)} />
      </Sheet>
    </div>
  );
}
