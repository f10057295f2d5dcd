import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  hasMore: boolean;
  loading?: boolean;
  /** Absent: "Show more". */
  label?: string;
  onShowMore: () => void;
}

/**
 * The end of a list that goes on: appends the next page. Nothing once the last page is here; whoever pressed for it stays where they are,
 * and hears that it was the last.
 */
export function ShowMore({ hasMore, loading, label, onShowMore }: ShowMoreProps) {
  const { t } = useTranslation('common');
  const [isPressed, setPressed] = useState(false);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button took the focus with it.
    if (!hasMore && isPressed && document.activeElement === document.body) end.current?.focus();
  }, [hasMore, isPressed]);
  if (!hasMore)
    return isPressed ? (
      <span ref={end} tabIndex={-1} className="sr-only">
        {t('ui.allShown')}
      </span>
    ) : null;
  const more = () => {
    setPressed(true);
    onShowMore();
  };
  return (
    <div className={styles.more}>
      <Button variant="tertiary" size="small" loading={loading} onClick={more}>
        {label ?? t('ui.showMore')}
      </Button>
    </div>
  );
}
