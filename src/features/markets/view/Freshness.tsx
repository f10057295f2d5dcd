import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useFreshness } from '@/src/realtime';
import styles from '../Markets.module.css';

/** Whether the prices below are live, in words and as a dot. */
export function Freshness() {
  const { t } = useTranslation('common');
  const { kind } = useFreshness();
  return (
    <span className={styles.freshness}>
      <i className={clsx(styles.dot, kind === 'live' && styles.live)} aria-hidden="true" />
      {t(`markets.freshness.${kind}`)}
    </span>
  );
}
