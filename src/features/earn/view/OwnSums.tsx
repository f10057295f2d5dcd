import { useTranslation } from 'next-i18next/pages';
import { add, multiply } from '@/domain/money/decimal';
import type { useEarnOverview } from '@/src/api/queries/earn';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useListing } from '@/src/brand/ListingContext';
import { useWorth } from '@/src/brand/useWorth';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import styles from './Earn.module.css';

type Coins = NonNullable<ReturnType<typeof useEarnOverview>['data']>['coins'];

/** What is in plans and what they paid this month, in the user's currency; coins without a price count as nothing. */
export function OwnSums({ coins }: { coins: readonly Coins[number][] }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const { coinInfo } = useListing();
  const worth = useWorth();
  const sum = (key: 'inPlans' | 'earnedThisMonth') =>
    coins.reduce((usd, coin) => add(usd, multiply(coin[key], coinInfo[coin.coinSymbol]?.rate.USD ?? '0')), '0');
  const month = sum('earnedThisMonth');
  return (
    <div className={styles.sums} data-testid="earn-sums">
      <p className={styles.quiet}>
        {t('earn.balance')} <BalancesEye />
      </p>
      <p className={styles.sum}>
        {isShown ? (
          <>
            <bdi className="num" dir="ltr">
              {worth.text(sum('inPlans'))}
            </bdi>
            <span className={styles.month}>
              <bdi className="num">{t('earn.thisMonth', { amount: `${month.startsWith('-') ? '' : '+'}${worth.text(month)}` })}</bdi>
            </span>
          </>
        ) : (
          <HiddenText />
        )}
      </p>
    </div>
  );
}
