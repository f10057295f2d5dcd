import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { useClaimDialog } from '../ticket/useClaimDialog';
import styles from './ClaimFirst.module.css';

/** On a phone, in place of the first orders: where the funds for them come from. Its button stands on the first screenful. */
export function ClaimFirst() {
  const { t } = useTranslation('common');
  const openClaim = useClaimDialog();
  return (
    <div className={styles.place} role="status">
      <p className={styles.title}>{t('trade.noOrdersYet')}</p>
      <p className={styles.text}>{t('trade.noOrdersYetText')}</p>
      <Button variant="tertiaryLight" startIcon={<FlaskConical size={16} aria-hidden="true" />} onClick={openClaim}>
        {t('trade.claimFunds')}
      </Button>
    </div>
  );
}
