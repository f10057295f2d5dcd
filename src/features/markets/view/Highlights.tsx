import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { PairName } from '@/src/ui/coin/PairName';
import { Link } from '@/src/ui/link/Link';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import { HIGHLIGHTS, type Highlight } from '../model/highlights';
import type { MarketRow } from '../model/marketRow';
import styles from './Highlights.module.css';

interface HighlightsProps {
  rows: Record<Highlight, MarketRow | undefined>;
  sparklines: Record<string, string[]> | undefined;
}

/** Four cells above the table: the day in a glance. */
export function Highlights({ rows, sparklines }: HighlightsProps) {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.cells} aria-label={t('markets.highlights.label')}>
      {HIGHLIGHTS.map((highlight) => {
        const row = rows[highlight];
        return (
          <li key={highlight} className={styles.cell}>
            <span className={styles.name}>{t(`markets.highlights.${highlight}`)}</span>
            {row ? <HighlightBody row={row} sparkline={sparklines?.[row.symbol] ?? []} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function HighlightBody({ row, sparkline }: { row: MarketRow; sparkline: readonly string[] }) {
  return (
    <Link href={pathTo('spotPair', { pair: row.symbol })} className={styles.body}>
      <span className={styles.line}>
        <PairName base={row.base} quote={row.quote} size={28} />
        <Sparkline values={sparkline} width={118} height={40} />
      </span>
      <span className={styles.line}>
        <PriceText value={row.last} decimals={row.decimals} className={styles.price} />
        <ChangeText value={row.changePercent} />
      </span>
    </Link>
  );
}
