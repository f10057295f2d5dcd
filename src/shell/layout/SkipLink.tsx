import { useTranslation } from 'next-i18next/pages';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** First stop of the Tab key: past the header, straight to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {t('shell.skipToContent')}
    </a>
  );
}
