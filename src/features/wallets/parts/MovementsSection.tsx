import { ArrowRight, History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { Link } from '@/src/ui/link/Link';
import { Section } from '@/src/ui/section/Section';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { MovementRow } from '../movements/MovementRow';
import styles from './MovementsSection.module.css';

const SHOWN = 5;

/** The newest movements, of one coin or of all, and the way to the rest. */
export function MovementsSection({ title, coin }: { title: string; coin?: string }) {
  const { t } = useTranslation('common');
  const { history } = useOffers();
  const hasToken = useHasToken(true);
  const asked = useMemo(() => (coin === undefined ? {} : { symbol: coin }), [coin]);
  const list = usePagedQuery('transactions', hasToken ? asked : undefined, { pageSize: SHOWN, place: 'newest', revalidateFirstPage: true });
  const rows = list.rows.slice(0, SHOWN);
  const path = pathTo('walletsHistory');
  const all = history ? (
    <Link href={coin === undefined ? path : `${path}?coin=${coin}`} className={styles.all}>
      {t('wallets.allMovements')}
      <ArrowRight size={16} className="mirror" aria-hidden="true" />
    </Link>
  ) : null;
  return (
    <Section title={title} end={all}>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={`${row.type} ${row.transactionId}`}>
              <MovementRow row={row} withDay />
            </li>
          ))}
        </ul>
      ) : list.error ? (
        <ErrorView compact onRetry={() => void list.retry()} />
      ) : list.isLoading ? (
        <Skeleton height={216} />
      ) : (
        <EmptyView compact icon={History} title={t('wallets.noMovements')} text={t('wallets.noMovementsText')} />
      )}
    </Section>
  );
}
