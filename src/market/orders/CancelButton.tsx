import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import styles from './Orders.module.css';

interface CancelButtonProps {
  isBusy: boolean;
  /** Whether the market takes it; a halted one does not. */
  isAllowed: boolean;
  onCancel: () => void;
}

/** Works also while prices are frozen: who cannot see the market must be able to leave it. */
export function CancelButton({ isBusy, isAllowed, onCancel }: CancelButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Button
      variant="tertiary"
      size="small"
      className={styles.cancel}
      loading={isBusy}
      disabled={!isAllowed}
      onClick={onCancel}
      data-testid="cancel-order"
    >
      {t(isAllowed ? 'trade.cancel' : 'trade.reason.marketHalted')}
    </Button>
  );
}
