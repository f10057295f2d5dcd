import { History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/src/ui/button/Button';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import type { HistoryReading } from '../useHistory';
import styles from './HistoryList.module.css';

interface HistoryListProps {
  reading: HistoryReading;
  isEmpty: boolean;
  hasMore: boolean;
  isFiltered: boolean;
  onReset: () => void;
  empty: { title: string; text: string };
  /** The rows by day. */
  children: ReactNode;
}

const SKELETON_ROWS = 6;

/** One list of the history in each of its states. What was there before stays, grey, while an answer to other filters is on its way. */
export function HistoryList({ reading, isEmpty, hasMore, isFiltered, onReset, empty, children }: HistoryListProps) {
  const { t } = useTranslation('common');
  const { isLoading, isLoadingMore, error, showMore, reload } = reading;
  if (isEmpty && error) return <ErrorView onRetry={reload} />;
  if (isEmpty && isLoading)
    return (
      <div className={styles.waiting}>
        <RowSkeleton count={SKELETON_ROWS} />
      </div>
    );
  if (isEmpty && isFiltered)
    return (
      <EmptyView
        icon={History}
        title={t('history.noMatch')}
        text={t('history.noMatchText')}
        action={
          <Button variant="tertiary" size="small" onClick={onReset}>
            {t('history.reset')}
          </Button>
        }
      />
    );
  if (isEmpty) return <EmptyView icon={History} {...empty} />;
  return (
    <div aria-busy={isLoading}>
      {error ? (
        <div className={styles.stale}>
          <Note
            tone="warning"
            actions={
              <Button variant="tertiary" size="small" onClick={reload}>
                {t('ui.error.retry')}
              </Button>
            }
          >
            {t('history.stale')}
          </Note>
        </div>
      ) : null}
      {children}
      <ShowMore hasMore={hasMore} loading={isLoadingMore} onShowMore={showMore} />
    </div>
  );
}
