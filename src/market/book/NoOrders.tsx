import { useTranslation } from 'next-i18next/pages';
import type { BookSideName } from '@/domain/book/level';
import styles from './Book.module.css';

/** A side on which nothing rests, in the room of its rows: the spread keeps its place. */
export function NoOrders({ side }: { side: BookSideName }) {
  const { t } = useTranslation('common');
  return <p className={styles.noOrders}>{t(side === 'asks' ? 'trade.noAsks' : 'trade.noBids')}</p>;
}
