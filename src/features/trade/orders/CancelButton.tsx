import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import styles from './Orders.module.css';

/** Works also while prices are frozen: who cannot see the market must be able to leave it. */
export function CancelButton({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button variant="tertiary" size="small" className={styles.cancel} loading={isBusy} onClick={onCancel} data-testid="cancel-order">
      {t('trade.cancel')}
    </Button>
  );
}
