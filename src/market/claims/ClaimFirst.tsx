import { useTranslation } from 'next-i18next/pages';
import { ClaimButton } from './ClaimButton';
import styles from './ClaimFirst.module.css';

/** On a phone, in place of the first orders: where the funds for them come from. Its button stands on the first screenful. */
export function ClaimFirst() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.place} role="status">
      <p className={styles.title}>{t('trade.noOrdersYet')}</p>
      <p className={styles.text}>{t('trade.noOrdersYetText')}</p>
      <ClaimButton />
    </div>
  );
}
