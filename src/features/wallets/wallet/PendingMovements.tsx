import { useTranslation } from 'next-i18next/pages';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useHasToken } from '@/src/lib/useHasToken';
import { MovementRow } from '../movements/MovementRow';
import styles from './PendingMovements.module.css';

const PENDING = { status: 'PENDING' };
const SHOWN = 3;

/** What is on its way in or out; nothing where nothing is. */
export function PendingMovements() {
  const { t } = useTranslation('common');
  const list = usePagedQuery('transactions', useHasToken(true) ? PENDING : undefined, {
    pageSize: SHOWN,
    place: 'pending',
    revalidateFirstPage: true,
    refreshInterval: 60_000,
  });
  if (list.rows.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('wallets.onTheWay')} data-testid="pending-movements">
      {list.rows.slice(0, SHOWN).map((row) => (
        <li key={`${row.type} ${row.transactionId}`}>
          <MovementRow row={row} withDay />
        </li>
      ))}
    </ul>
  );
}
