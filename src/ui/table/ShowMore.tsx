import { useTranslation } from 'next-i18next/pages';
import { Button } from '../button/Button';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  hasMore: boolean;
  loading?: boolean;
  /** Absent: "Show more". */
  label?: string;
  onShowMore: () => void;
}

/** The end of a list that goes on: appends the next page. Nothing once the last page is here. */
export function ShowMore({ hasMore, loading, label, onShowMore }: ShowMoreProps) {
  const { t } = useTranslation('common');
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button variant="tertiary" size="small" loading={loading} onClick={onShowMore}>
        {label ?? t('ui.showMore')}
      </Button>
    </div>
  );
}
