import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from '../parts/AssetCard.module.css';
import type { EarnRow } from './EarnSection';
import earnStyles from './EarnSection.module.css';

interface EarnCardProps {
  row: EarnRow;
  name: string | undefined;
  hidden: boolean;
  decimals: number;
}

/** What lies in plans of a coin, on a phone. */
export function EarnCard({ row: { coinSymbol, total, totalEarnedAmount }, name, hidden, decimals }: EarnCardProps) {
  return (
    <article className={styles.card}>
      <CoinIcon symbol={coinSymbol} size={36} />
      <span className={styles.words}>
        <span className={styles.symbol}>{coinSymbol}</span>
        <span className={styles.about}>{name}</span>
      </span>
      <span className={styles.amounts}>
        <BalanceText value={total} hidden={hidden} decimals={decimals} className={styles.total} />
        <BalanceText value={totalEarnedAmount} hidden={hidden} className={hidden ? styles.value : earnStyles.earned} />
      </span>
    </article>
  );
}
