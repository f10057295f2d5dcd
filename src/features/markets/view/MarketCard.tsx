import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import type { MarketRow } from '../model/marketRow';
import styles from './MarketCard.module.css';

/** A pair on a narrow screen; the whole row opens it. */
export function MarketCard({ row }: { row: MarketRow }) {
  const format = useFormat();
  return (
    <Link href={pathTo('spotPair', { pair: row.symbol })} className={styles.row}>
      <CoinIcon symbol={row.base} size={32} />
      <span className={styles.words}>
        <bdi dir="ltr" className={styles.pair}>
          {row.base}
          <span className={styles.quote}> /{row.quote}</span>
        </bdi>
        <bdi dir="ltr" className={`num ${styles.second}`}>
          {format.compactCurrency(row.volumeUsd)}
        </bdi>
      </span>
      <span className={styles.numbers}>
        <PriceText value={row.last} decimals={row.decimals} className={styles.price} />
        <bdi dir="ltr" className={`num ${styles.second}`}>
          {row.lastUsd === undefined ? '--' : `$${format.price(row.lastUsd, Math.max(2, row.decimals))}`}
        </bdi>
      </span>
      <ChangeText value={row.changePercent} pill />
    </Link>
  );
}
