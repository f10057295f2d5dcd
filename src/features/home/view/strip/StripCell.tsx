import { memo } from 'react';
import type { Ticker } from '@/contract/market';
import { useTicker } from '@/src/realtime';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { PairName } from '@/src/ui/coin/PairName';
import { Link } from '@/src/ui/link/Link';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import type { HomeMarket } from '../../model/homeMarket';
import styles from './Strip.module.css';

interface StripCellProps {
  market: HomeMarket;
  /** As the page came. */
  ticker: Ticker | undefined;
  sparkline: readonly string[];
}

/** One market: name, change, price and its day. Leads to its terminal where the brand has one. */
export const StripCell = memo(function StripCell({ market, ticker, sparkline }: StripCellProps) {
  const { symbol, base, quote, decimals } = market;
  const href = useHomeLinks().pair(symbol);
  const now = useTicker(symbol) ?? ticker;
  const content = (
    <>
      <span className={styles.line}>
        <PairName base={base} quote={quote} size={20} />
        <ChangeText value={now?.changePercent ?? undefined} className={styles.change} />
      </span>
      <span className={styles.line}>
        <PriceText value={now?.last ?? undefined} decimals={decimals} className={styles.price} />
        <Sparkline values={sparkline} change={now?.changePercent} width={84} height={32} />
      </span>
    </>
  );
  if (href === undefined) return <div className={styles.cell}>{content}</div>;
  return (
    <Link href={href} className={styles.cell}>
      {content}
    </Link>
  );
});
