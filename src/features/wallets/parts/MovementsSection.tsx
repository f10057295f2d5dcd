import { ArrowRight, History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Wallet } from '@/domain/account/wallets';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { Section } from '@/src/ui/section/Section';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { MovementRow } from '../movements/MovementRow';
import { OwnTransferRow } from '../movements/OwnTransferRow';
import { useLatestMovements } from '../movements/useLatestMovements';
import styles from './MovementsSection.module.css';

const SHOWN = 5;

interface MovementsSectionProps {
  title: string;
  /** Of one coin, of one wallet; of all where none is named. */
  coin?: string;
  wallet?: Wallet;
}

/** The newest movements, and the way to the rest. */
export function MovementsSection({ title, coin, wallet }: MovementsSectionProps) {
  const { t } = useTranslation('common');
  const { history } = useOffers();
  const list = useLatestMovements({ coin, wallet }, SHOWN);
  const path = pathTo('walletsHistory');
  const all = history ? (
    <Link href={coin === undefined ? path : `${path}?coin=${coin}`} className={styles.all}>
      {t('wallets.allMovements')}
      <ArrowRight size={16} className="mirror" aria-hidden="true" />
    </Link>
  ) : null;
  return (
    <Section title={title} end={all}>
      {list.rows.length > 0 ? (
        <ul className={styles.rows}>
          {list.rows.map((movement) =>
            movement.kind === 'transfer' ? (
              <li key={`transfer ${movement.row.transferId}`}>{wallet ? <OwnTransferRow row={movement.row} wallet={wallet} /> : null}</li>
            ) : (
              <li key={`${movement.row.type} ${movement.row.transactionId}`}>
                <MovementRow row={movement.row} withDay />
              </li>
            ),
          )}
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
