import { useTranslation } from 'next-i18next/pages';
import { ErrorView } from '@/src/ui/views/ErrorView';
import styles from './Depth.module.css';
import { DepthSkeleton } from './DepthSkeleton';

/** Stands in for the depth chart while its code is on its way, and says so when it does not arrive. */
export function DepthLoading({ error, retry }: { error?: Error | null; retry?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.view} dir="ltr">
      <DepthSkeleton />
      {error ? (
        <div className={styles.cover} dir="auto">
          <ErrorView title={t('trade.depth.failed')} onRetry={retry} />
        </div>
      ) : null}
    </div>
  );
}
