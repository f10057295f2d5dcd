import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinName } from '@/src/ui/coin/CoinName';
import { Link } from '@/src/ui/link/Link';
import type { CoinPlans } from '../model/plansByCoin';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import { RowsHead } from './RowsHead';

/** Coins with plans: the best rate, what terms there are, what they take. */
export function CoinRows({ coins }: { coins: readonly CoinPlans[] }) {
  const { t } = useTranslation('common');
  if (coins.length === 0) return null;
  return (
    <ul className={styles.rows}>
      <RowsHead>
        <span>{t('earn.coin')}</span>
        <span className={styles.rowFact}>{t('earn.aprUpTo')}</span>
        <span className={styles.tags}>{t('earn.terms')}</span>
        <span className={styles.rowFact}>{t('earn.minimum')}</span>
        <span className={styles.rowFact}>{t('earn.room')}</span>
      </RowsHead>
      {coins.map((coin) => (
        <CoinRow key={coin.coinSymbol} coin={coin} />
      ))}
    </ul>
  );
}

function CoinRow({ coin: { coinSymbol, plans, best, minAmount, room } }: { coin: CoinPlans }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const coin = coinSymbol.toLowerCase();
  return (
    <li className={styles.row} data-testid={`earn-${coinSymbol}`}>
      <Link href={pathTo('earnCoin', { coin })} className={styles.rowName}>
        <CoinName symbol={coinSymbol} />
      </Link>
      <span className={styles.rowFact}>
        <small>{t('earn.aprUpTo')}</small>
        <bdi className={`num ${styles.rate}`}>{format.fixed(best.aprPercent, 2)}%</bdi>
      </span>
      <span className={styles.tags}>
        {plans.map(({ planId, termDays }) => (
          <Tag key={planId} tone={termDays === null ? 'accent' : 'neutral'} size="small">
            {nameOf(termDays)}
          </Tag>
        ))}
      </span>
      <span className={styles.rowFact} data-wide="">
        <small>{t('earn.minimum')}</small>
        <bdi className="num">{`${format.amount(minAmount)} ${coinSymbol}`}</bdi>
      </span>
      <span className={styles.rowFact} data-wide="">
        <small>{t('earn.room')}</small>
        <bdi className="num">{`${format.compact(room)} ${coinSymbol}`}</bdi>
      </span>
      <ButtonLink
        href={pathTo('earnCreate', { coin, planType: best.planType.toLowerCase() }).concat(`?planId=${best.planId}`)}
        variant="tertiary"
        size="small"
        className={styles.act}
        aria-label={t('earn.createTitle', { coin: coinSymbol })}
      >
        {t('earn.subscribe')}
      </ButtonLink>
    </li>
  );
}
