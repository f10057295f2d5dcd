import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import styles from './Practice.module.css';

/** The quiet, permanent sign that this brand trades practice coins; it opens what that means. */
export function PracticeMark() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <button type="button" className={styles.mark} onClick={() => dispatch(dialogOpened('practiceClaim'))} data-testid="practice-mark">
      <FlaskConical size={12} aria-hidden="true" />
      {t('shell.practice.mark')}
    </button>
  );
}
