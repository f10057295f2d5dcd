import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from '../parts/AssetCard.module.css';
import earnStyles from './EarnSection.module.css';
import { type EarnRow, progressOf } from './earnRows';
import { PlanProgress } from './PlanProgress';

interface EarnCardProps {
  row: EarnRow;
  name: string | undefined;
  hidden: boolean;
  decimals: number;
}

/** A plan, or what lies in plans of a coin, on a phone. */
export function EarnCard({ row, name, hidden, decimals }: EarnCardProps) {
  const { coinSymbol, total, totalEarnedAmount, plan } = row;
  const card = (
    <>
      <CoinIcon symbol={coinSymbol} size={36} />
      <span className={styles.words}>
        <span className={styles.symbol}>
          {coinSymbol} {plan ? <span className={earnStyles.planName}>{name}</span> : null}
        </span>
        {plan ? <PlanLine plan={plan} /> : <span className={styles.about}>{name}</span>}
      </span>
      <span className={styles.amounts}>
        <BalanceText value={total} hidden={hidden} decimals={decimals} className={styles.total} />
        <BalanceText
          value={totalEarnedAmount}
          hidden={hidden}
          least={decimals}
          className={hidden || isZero(totalEarnedAmount) ? styles.value : earnStyles.earned}
        />
      </span>
    </>
  );
  if (!plan) return <article className={styles.card}>{card}</article>;
  return (
    <Link href={pathTo('earnPlan', { applyId: plan.applyId })} className={styles.card}>
      {card}
    </Link>
  );
}

function PlanLine({ plan }: { plan: NonNullable<EarnRow['plan']> }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const words =
    plan.termDays === null
      ? t('wallets.anyTime')
      : t('wallets.daysOf', { day: progressOf(plan, plan.termDays, Date.now()).day, days: plan.termDays });
  return (
    <>
      <span className={styles.about}>
        <bdi className="num" dir="ltr">
          {format.fixed(plan.aprPercent, 2)}%
        </bdi>{' '}
        · {words}
      </span>
      <PlanProgress plan={plan} withoutWords />
    </>
  );
}
