import { useTranslation } from 'next-i18next/pages';
import { BrandBar } from './BrandBar';
import { Shot } from './Shot';
import styles from './TerminalShot.module.css';

/** The terminal below the brand's own head. */
export function TerminalShot() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.shot}>
      <div className={styles.frame}>
        <BrandBar isWide className={styles.bar} />
        <Shot name="terminal" alt={t('home.terminal.alt')} width={1296} height={553} className={styles.image} />
      </div>
    </div>
  );
}
