import { useTranslation } from 'next-i18next/pages';
import type { Balance } from '@/contract/balance';
import { add } from '@/domain/money/decimal';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from './OrderCard.module.css';

/** A balance on a small screen. */
export function BalanceCard({ balance, hidden }: { balance: Balance; hidden: boolean }) {
  const { t } = useTranslation('common');
  const decimals = useCoinDecimals()(balance.asset);
  const amounts = [
    ['trade.total', add(balance.available, balance.held)],
    ['trade.available', balance.available],
    ['trade.inOrders', balance.held],
  ] as const;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <CoinIcon symbol={balance.asset} size={24} />
        <span className={styles.name}>{balance.asset}</span>
      </header>
      <dl className={styles.facts}>
        {amounts.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <BalanceText value={amount} hidden={hidden} decimals={decimals} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
