import { useTranslation } from 'next-i18next/pages';
import styles from './EmptyDepth.module.css';

/** The house's one drawing, the depth curve, with nothing in the middle. */
export function EmptyDepth() {
  const { t } = useTranslation();
  return (
    <svg viewBox="0 0 540 150" className={styles.depth} aria-hidden="true">
      <path d="M262 126H210V123H152V121H94V117H36V114H0" className={styles.curve} />
      <path d="M278 126H330V123H388V121H446V117H504V114H540" className={styles.curve} />
      <path d="M0 126.5H540" className={styles.base} />
      <path d="M270 18V132" className={styles.middle} />
      <text x="270" y="10">
        {t('shell.notFound.noDepth')}
      </text>
      <text x="270" y="144">
        404
      </text>
    </svg>
  );
}
