import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { VerificationStatus } from '@/domain/verification/kinds';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from '../Flow.module.css';

/** While the questionnaire is on its way, or did not come. */
export function Pending({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('common');
  if (hasFailed) return <ErrorView whole onRetry={onRetry} />;
  return (
    <div aria-busy="true" aria-label={t('ui.loading')} role="status" className={styles.fields}>
      <Skeleton width="60%" height={20} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton width={140} height={48} />
    </div>
  );
}

/** What is shown of a verification, by how it stands. */
export function byStatus(
  status: VerificationStatus,
  views: Record<'open' | 'review' | 'more' | 'refused' | 'done', () => ReactNode>,
): ReactNode {
  switch (status) {
    case 'NOT_STARTED':
    case 'IN_PROGRESS':
      return views.open();
    case 'IN_REVIEW':
      return views.review();
    case 'MORE_NEEDED':
      return views.more();
    case 'REFUSED':
      return views.refused();
    case 'VERIFIED':
      return views.done();
  }
}
