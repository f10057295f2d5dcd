import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { SearchField } from '@/src/ui/field/SearchField';
import styles from './MobileSearch.module.css';

interface SearchHeadProps {
  value: string;
  onChange: (search: string) => void;
  onClose: () => void;
}

/** The field of the search screen, ready to type in, and the way back. */
export function SearchHead({ value, onChange, onClose }: SearchHeadProps) {
  const { t } = useTranslation('common');
  const field = useRef<HTMLInputElement>(null);
  // Before the dialog around it looks for something to focus: effects of what is inside come first.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.head}>
      <SearchField ref={field} height={48} name={t('markets.search')} value={value} onValueChange={onChange} className={styles.field} />
      <button type="button" className={styles.cancel} onClick={onClose}>
        {t('ui.cancel')}
      </button>
    </div>
  );
}
