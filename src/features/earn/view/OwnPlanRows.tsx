import { useTranslation } from 'next-i18next/pages';
import type { OwnPlans } from '@/src/api/queries/earn';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { CoinName } from '@/src/ui/coin/CoinName';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import rowsStyles from './Rows.module.css';
import { RowsHead } from './RowsHead';

/** Own plans. */
export function OwnPlanRows({ plans }: { plans: readonly OwnPlans[number][] }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const decimalsOf = useCoinDecimals();
  const format = useFormat();
  const nameOf = usePlanName();
  return (
    <ul className={rowsStyles.rows}>
      <RowsHead>
        <span>{t('earn.plan')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.principal')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.earned')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.apr')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.whenEnds')}</span>
      </RowsHead>
      {plans.map(({ applyId, coinSymbol, termDays, principal, paid, aprPercent, status, endsAt, endedAt }) => (
        <li key={applyId} className={rowsStyles.row}>
          <span className={rowsStyles.rowName}>
            <CoinName whole symbol={coinSymbol} name={nameOf(termDays)} />
          </span>
          <span className={rowsStyles.rowFact}>
            <small>{t('earn.principal')}</small>{' '}
            <BalanceText value={principal} hidden={!isShown} least={decimalsOf(coinSymbol)} unit={coinSymbol} />
          </span>
          <span className={rowsStyles.rowFact} data-wide="">
            <small>{t('earn.earned')}</small>{' '}
            <BalanceText value={paid} hidden={!isShown} least={decimalsOf(coinSymbol)} unit={coinSymbol} className={styles.gain} />
          </span>
          <span className={rowsStyles.rowFact} data-wide="">
            <small>{t('earn.apr')}</small> <bdi className="num">{format.fixed(aprPercent, 2)}%</bdi>
          </span>
          <span className={rowsStyles.rowFact} data-wide="">
            <small>{t(status === 'ACTIVE' ? 'earn.back' : `earn.status.${status}`)}</small>{' '}
            {endedAt !== null ? format.date(endedAt) : endsAt === null ? t('earn.anyTime') : format.date(endsAt)}
          </span>
          <ButtonLink href={pathTo('earnPlan', { applyId })} variant="tertiary" size="small" className={rowsStyles.act}>
            {t('earn.details')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
