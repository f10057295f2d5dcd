import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { useCoins } from '@/src/api/queries/market';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useWorth } from '@/src/brand/useWorth';
import { pathTo } from '@/src/config/matchRoute';
import { useAppSelector } from '@/src/state/hooks';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { PageTitle } from '@/src/ui/page/PageTitle';
import styles from './CoinHead.module.css';

interface CoinHeadProps {
  wallet: Wallet;
  coin: string;
  total: string | undefined;
  /** What it is worth in US dollars. */
  usd: string | undefined;
  acts: ReactNode;
}

/** The coin's name, how much of it there is, and what can be done with it. */
export function CoinHead({ wallet, coin, total, usd, acts }: CoinHeadProps) {
  const { t } = useTranslation('common');
  const worth = useWorth();
  const { data: coins } = useCoins();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const decimals = useCoinDecimals()(coin);
  const name = coins?.find(({ coinSymbol }) => coinSymbol === coin)?.name ?? coin;
  const parent = { label: t(`wallets.names.${wallet}`), href: pathTo('wallet', { wallet: wallet === 'MAIN' ? 'main' : 'trade' }) };
  return (
    <div className={styles.head}>
      <PageTitle title={name} parent={parent} />
      <div className={styles.balance} data-testid="coin-balance">
        <CoinIcon symbol={coin} size={36} />
        <span className={styles.sums}>
          <BalanceText value={total} hidden={hidden} decimals={decimals} unit={coin} className={styles.total} />
          {hidden || usd === undefined ? null : (
            <bdi className={`num ${styles.worth}`} dir="ltr">
              ≈ {worth.text(usd)}
            </bdi>
          )}
        </span>
        <BalancesEye />
      </div>
      <div className={styles.acts}>{acts}</div>
    </div>
  );
}
