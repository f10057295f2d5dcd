import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { usePairName } from '@/src/brand/usePairName';
import { directionOfChange, useFormat } from '@/src/format';
import { useFreshness } from '@/src/realtime';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { useMarket } from '../MarketContext';
import { LazyPairPicker } from '../pair/LazyPairPicker';
import { PairStar } from '../pair/PairStar';
import { useDay } from '../pair/useDay';
import { usePairPicker } from '../pair/usePairPicker';
import { FreshnessChip } from '../status/FreshnessChip';
import styles from './Mobile.module.css';

const ICON_SIZE = 28;

/** The pair, its day, and what stands at the end of the line. */
export function MobilePairHead({ end }: { end?: ReactNode }) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { symbol, base } = useMarket();
  const ticker = useDay();
  const format = useFormat();
  const freshness = useFreshness(symbol);
  const { isOpen, setOpen } = usePairPicker();
  const isLive = freshness.kind === 'live' || freshness.kind === 'connecting';
  const direction = directionOfChange(ticker?.changePercent, 2);
  return (
    <div className={clsx(styles.head, !isLive && styles.marked)}>
      <button type="button" className={styles.pair} aria-haspopup="dialog" onClick={() => setOpen(true)} data-testid="pair-menu">
        <CoinIcon symbol={base} size={ICON_SIZE} />
        <h1 className={styles.pairName}>
          <bdi dir="ltr">{pairName(symbol)}</bdi>
        </h1>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Tag tone={direction === 'flat' ? 'neutral' : direction}>
        <bdi className="num">{format.percent(ticker?.changePercent)}</bdi>
      </Tag>
      {/* Moves nothing: it has the room that is free at the end of the line. */}
      <span className={styles.mark}>
        <FreshnessChip freshness={freshness} isEmpty={!ticker} isShort />
      </span>
      {end}
      <PairStar size={20} className={styles.headStar} />
      <Sheet full open={isOpen} onClose={() => setOpen(false)} title={t('trade.choosePair')}>
        <LazyPairPicker isSheet onClose={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}
