import { useTranslation } from 'next-i18next/pages';
import type { PracticeStatus } from '@/contract/practice';
import { useCoins } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { grantsWorth } from './grantsWorth';
import styles from './Practice.module.css';

/** What a claim brings, now or the next time, coin by coin, and what it is worth where the brand has rates. */
export function GrantList({ grants, canClaim }: Pick<PracticeStatus, 'grants' | 'canClaim'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const inCurrency = useWorth();
  const decimalsOf = useCoinDecimals();
  const { coinInfo } = useListing();
  const { data: coins } = useCoins();
  const { rows, total } = grantsWorth(grants, coinInfo);
  return (
    <div className={styles.grants}>
      {rows.map(({ asset, amount, worth }) => {
        const coin = coins?.find(({ coinSymbol }) => coinSymbol === asset);
        return (
          <div key={asset} className={styles.grant}>
            <CoinIcon symbol={asset} src={coin?.icon} size={28} />
            <span className={styles.coin}>
              <b>{asset}</b>
              <small>{coin?.name}</small>
            </span>
            <span className={styles.amount}>
              <b className="num">{format.fixed(amount, decimalsOf(asset))}</b>
              {worth !== undefined && <small className="num">{`≈ ${inCurrency.text(worth)}`}</small>}
            </span>
          </div>
        );
      })}
      {total !== undefined && rows.length > 0 && (
        <div className={styles.sum}>
          <span>{t(canClaim ? 'shell.practice.sum' : 'shell.practice.sumNext')}</span>
          <bdi className="num">{inCurrency.text(total)}</bdi>
        </div>
      )}
    </div>
  );
}
