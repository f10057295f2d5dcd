import { ArrowDown, ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCoins } from '@/src/api/queries/market';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinName } from '@/src/ui/coin/CoinName';
import { Link } from '@/src/ui/link/Link';
import type { CoinPlans } from '../model/plansByCoin';
import { usePlanName } from '../usePlanName';
import styles from './Rows.module.css';
import { RowsHead } from './RowsHead';

/** Coins with plans: the best rate, what terms there are, what they take. */
export function CoinRows({ coins }: { coins: readonly CoinPlans[] }) {
  const { t } = useTranslation('common');
  const { data: known } = useCoins();
  if (coins.length === 0) return null;
  return (
    <ul className={styles.rows} data-columns="coins">
      <RowsHead>
        <span>{t('earn.coin')}</span>
        <span className={styles.rowFact}>
          <span>
            {t('earn.aprUpTo')} <ArrowDown size={14} className={styles.sorted} />
          </span>
        </span>
        <span className={styles.tags}>{t('earn.terms')}</span>
        <span className={styles.rowFact} data-wide="">
          {t('earn.minimum')}
        </span>
        <span className={styles.rowFact} data-wide="">
          {t('earn.room')}
        </span>
      </RowsHead>
      {coins.map((coin) => (
        <CoinRow key={coin.coinSymbol} coin={coin} name={known?.find(({ coinSymbol }) => coinSymbol === coin.coinSymbol)?.name} />
      ))}
    </ul>
  );
}

function CoinRow({ coin: { coinSymbol, plans, best, minAmount, room }, name }: { coin: CoinPlans; name: string | undefined }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const coin = coinSymbol.toLowerCase();
  return (
    <li className={styles.row} data-testid={`earn-${coinSymbol}`}>
      <Link href={pathTo('earnCoin', { coin })} className={styles.rowName}>
        <CoinName symbol={coinSymbol} name={name} />
      </Link>
      <span className={styles.rowFact}>
        <small>{t('earn.aprUpTo')}</small> <bdi className={`num ${styles.rate}`}>{format.fixed(best.aprPercent, 2)}%</bdi>
      </span>
      <span className={styles.tags}>
        {plans.map(({ planId, termDays }) => (
          <Tag key={planId} tone={termDays === null ? 'accent' : 'neutral'} size="small">
            {nameOf(termDays)}
          </Tag>
        ))}
      </span>
      <span className={styles.rowFact} data-wide="">
        <small>{t('earn.minimum')}</small> <bdi className="num">{`${format.amount(minAmount)} ${coinSymbol}`}</bdi>
      </span>
      <span className={styles.rowFact} data-wide="">
        <small>{t('earn.room')}</small> <bdi className="num">{`${format.compact(room)} ${coinSymbol}`}</bdi>
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
      <ChevronRight size={18} className={`${styles.go} mirror`} aria-hidden="true" />
    </li>
  );
}
