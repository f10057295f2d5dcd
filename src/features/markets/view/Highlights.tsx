import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { PairName } from '@/src/ui/coin/PairName';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { HIGHLIGHTS, type Highlight } from '../model/highlights';
import type { MarketRow } from '../model/marketRow';
import styles from './Highlights.module.css';
import { LivePrice } from './LivePrice';
import { PairLink } from './PairLink';

interface HighlightsProps {
  rows: Record<Highlight, MarketRow | undefined>;
  sparklines: Record<string, string[]> | undefined;
  /** Pairs and prices are on their way. */
  isLoading: boolean;
  /** The line is down: numbers are those of before. */
  isStale: boolean;
}

const NO_PRICES: string[] = [];

/** Four cells above the table: the day in a glance. */
export function Highlights({ rows, sparklines, isLoading, isStale }: HighlightsProps) {
  const { t } = useTranslation('common');
  const isPriced = rows.mostTraded !== undefined;
  return (
    <ul className={clsx(styles.cells, isStale && styles.stale)} aria-label={t('markets.highlights.label')} aria-busy={isLoading}>
      {HIGHLIGHTS.map((highlight) => {
        const row = rows[highlight];
        return (
          <li key={highlight} className={styles.cell}>
            <span className={styles.name}>{t(`markets.highlights.${highlight}`)}</span>
            {row ? <HighlightBody key={row.symbol} row={row} sparkline={sparklines?.[row.symbol] ?? NO_PRICES} /> : null}
            {isLoading ? <HighlightShape /> : null}
            {!row && !isLoading && isPriced ? <NoSuchPair highlight={highlight} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

const HighlightBody = memo(function HighlightBody({ row, sparkline }: { row: MarketRow; sparkline: readonly string[] }) {
  return (
    <PairLink symbol={row.symbol} className={styles.body}>
      <span className={styles.line}>
        <PairName base={row.base} quote={row.quote} size={28} />
        <Sparkline values={sparkline} change={row.changePercent} width={120} height={40} />
      </span>
      <span className={styles.line}>
        <span>
          <LivePrice row={row} className={styles.price} /> {/* Of any pair that is traded: what it is quoted in belongs to the number. */}
          <span className={styles.unit}>{row.quote}</span>
        </span>
        <ChangeText value={row.changePercent} />
      </span>
    </PairLink>
  );
});

/** Where every pair fell the day has no gainer, and no loser where every pair rose. */
function NoSuchPair({ highlight }: { highlight: Highlight }) {
  const { t } = useTranslation('common');
  if (highlight !== 'topGainer' && highlight !== 'topLoser') return null;
  return <span className={styles.none}>{t(highlight === 'topGainer' ? 'markets.highlights.noneUp' : 'markets.highlights.noneDown')}</span>;
}

function HighlightShape() {
  return (
    <span className={styles.body}>
      <span className={styles.line}>
        <Skeleton width={120} height={28} />
        <Skeleton width={120} height={40} />
      </span>
      <span className={styles.line}>
        <Skeleton width={72} height={16} />
        <Skeleton width={56} height={16} />
      </span>
    </span>
  );
}
