import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import { BalanceText, HiddenText } from '@/src/ui/numbers/BalanceText';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import type { AssetRow, Shelf } from '../holdings/assetRows';
import styles from './AssetCard.module.css';
import { coinPath } from './coinPath';
import { UsdValue } from './UsdValue';

interface AssetCardProps {
  row: AssetRow;
  shelf: Shelf;
  name: string | undefined;
  hidden: boolean;
  decimals: number;
}

/** A coin on a phone: leads to its page. */
export function AssetCard({ row: { symbol, total, value, change }, shelf, name, hidden, decimals }: AssetCardProps) {
  return (
    <Link href={coinPath(shelf, symbol)} className={styles.card}>
      <CoinIcon symbol={symbol} size={36} />
      <span className={styles.words}>
        <span className={styles.symbol}>{symbol}</span>
        <span className={styles.about}>
          <span className={styles.name}>{name}</span> {change === undefined ? null : <ChangeText value={change} />}
        </span>
      </span>
      <span className={styles.amounts}>
        <BalanceText value={total} hidden={hidden} decimals={decimals} className={styles.total} />
        <span className={styles.value}>{hidden ? <HiddenText /> : <UsdValue usd={value} />}</span>
      </span>
    </Link>
  );
}
