import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Transaction } from '@/contract/transactions';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { expressOrderPath } from '@/src/orders/expressOrder';
import { MovementRow } from '../movements/MovementRow';
import styles from './PendingMovements.module.css';

const PENDING = { status: 'PENDING' };
const SHOWN = 3;

/** What is on its way in or out; nothing where nothing is. */
export function PendingMovements() {
  const { t } = useTranslation('common');
  const id = useId();
  const list = usePagedQuery('transactions', useHasToken(true) ? PENDING : undefined, {
    pageSize: SHOWN,
    place: 'pending',
    revalidateFirstPage: true,
    refreshInterval: 60_000,
  });
  if (list.rows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id} data-testid="pending-movements">
      <h2 id={id} className={styles.head}>
        {t('wallets.onTheWay')}
      </h2>
      <ul className={styles.rows}>
        {list.rows.slice(0, SHOWN).map((row) => (
          <li key={`${row.type} ${row.transactionId}`}>
            <MovementRow row={row} href={movementPath(row)} withDay />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page that tells how far a movement is; of what has none of its own, the history of its coin. */
function movementPath({ type, coinSymbol, detail }: Transaction): string {
  const reference = 'reference' in detail ? detail.reference : undefined;
  if (reference !== undefined && type === 'SEND') return `${pathTo('walletsSend', { coin: coinSymbol.toLowerCase() })}?id=${reference}`;
  if (reference !== undefined && (type === 'BUY' || type === 'SELL'))
    return expressOrderPath({ side: type, coin: coinSymbol, orderId: reference });
  return `${pathTo('walletsHistory')}?coin=${coinSymbol}`;
}
