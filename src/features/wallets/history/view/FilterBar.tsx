import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { TextButton } from '@/src/ui/button/TextButton';
import { Chip } from '@/src/ui/choice/Chip';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  isFiltered: boolean;
  /** Opens the sheet that has all filters; absent: there are no more than here. */
  onAll?: () => void;
  onReset: () => void;
  children: ReactNode;
}

/** The filters of a list in a row; on phones it scrolls, and begins with the sheet that has all of them. */
export function FilterBar({ isFiltered, onAll, onReset, children }: FilterBarProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.bar}>
      {onAll ? (
        <Chip
          selected={isFiltered}
          className={styles.all}
          icon={<SlidersHorizontal size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onAll}
          data-testid="history-filters"
        >
          {t('history.filters')}
        </Chip>
      ) : null}
      {children}
      {isFiltered ? (
        <span className={styles.reset}>
          <TextButton onPress={onReset}>{t('history.reset')}</TextButton>
        </span>
      ) : null}
    </div>
  );
}
