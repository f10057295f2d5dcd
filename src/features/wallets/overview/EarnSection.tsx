import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { EarnSubscription } from '@/contract/earn';
import type { WalletDetail } from '@/contract/wallet';
import { useOwnPlans } from '@/src/api/queries/earn';
import { useCoins } from '@/src/api/queries/market';
import { useOffers } from '@/src/brand/offers';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { Link } from '@/src/ui/link/Link';
import { Section } from '@/src/ui/section/Section';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Table } from '@/src/ui/table/Table';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { Quote } from '../holdings/quotes';
import { EarnCard } from './EarnCard';
import styles from './EarnSection.module.css';
import { earnColumns } from './earnColumns';
import { type EarnRow, rowsOfAssets, rowsOfPlans } from './earnRows';

interface EarnSectionProps {
  assets: WalletDetail['earnAssets'] | undefined;
  quoteOf: (coin: string) => Quote;
}

const keyOf = ({ key }: EarnRow) => key;
const NONE: WalletDetail['earnAssets'] = [];

/**
 * What lies in plans, plan by plan, whether or not the brand still offers any; coin by coin where all have ended and what they earned is
 * left.
 */
export function EarnSection({ assets = NONE, quoteOf }: EarnSectionProps) {
  const { t } = useTranslation('common');
  const { earn: isOffered } = useOffers();
  const plans = useOwnPlans(assets.length > 0, { ended: false });
  if (assets.length === 0) return null;
  const all = isOffered ? (
    <Link href={pathTo('earn')} className={styles.all}>
      {t('wallets.allPlans')}
      <ArrowRight size={16} className="mirror" aria-hidden="true" />
    </Link>
  ) : null;
  return (
    <Section title={t('wallets.earn')} end={all}>
      {plans.rows.length > 0 ? (
        <>
          <Rows rows={rowsOfPlans(plans.rows, quoteOf)} hasPlans />
          <ShowMore hasMore={plans.hasMore} loading={plans.isLoadingMore} onShowMore={plans.showMore} />
        </>
      ) : plans.isLoading ? (
        <Skeleton className={styles.shape} />
      ) : plans.error ? (
        <ErrorView compact onRetry={() => void plans.retry()} retrying={plans.isLoading} />
      ) : (
        <Rows rows={rowsOfAssets(assets, quoteOf)} hasPlans={false} />
      )}
    </Section>
  );
}

function Rows({ rows, hasPlans }: { rows: EarnRow[]; hasPlans: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data: coins } = useCoins();
  const decimalsOf = useCoinDecimals();
  const wordsOf = usePlanWords();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const nameOf = useCallback(
    ({ plan, coinSymbol: symbol }: EarnRow) => (plan ? wordsOf(plan) : coins?.find(({ coinSymbol }) => coinSymbol === symbol)?.name),
    [coins, wordsOf],
  );
  const columns = useMemo(
    () => earnColumns({ t, format, hidden, nameOf, decimalsOf, hasPlans }),
    [t, format, hidden, nameOf, decimalsOf, hasPlans],
  );
  const card = useCallback(
    (row: EarnRow) => <EarnCard row={row} name={nameOf(row)} hidden={hidden} decimals={decimalsOf(row.coinSymbol)} />,
    [nameOf, hidden, decimalsOf],
  );
  return <Table label={t('wallets.earn')} columns={columns} rows={rows} rowKey={keyOf} card={card} />;
}

/** "Fixed 90 days", "Flexible". */
function usePlanWords(): (plan: EarnSubscription) => string {
  const { t } = useTranslation('common');
  return useCallback(({ termDays }) => (termDays === null ? t('wallets.flexiblePlan') : t('wallets.fixedPlan', { days: termDays })), [t]);
}
