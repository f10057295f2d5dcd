import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** The address stays: what stands behind its # may be the secret of a link, which some pages read anew whenever it changes. */
function skip(event: MouseEvent): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  event.preventDefault();
  main.focus();
}

/** First stop of the Tab key: past the header, straight to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip} onClick={skip}>
      {t('shell.skipToContent')}
    </a>
  );
}
