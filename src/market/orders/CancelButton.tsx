import { useTranslation } from 'next-i18next/pages';
import { canCancelIn, type MarketState } from '@/domain/market/marketState';
import { Button } from '@/src/ui/button/Button';
import styles from './Orders.module.css';

interface CancelButtonProps {
  isBusy: boolean;
  /** Of its market: whether it lets orders be cancelled, and if not, why. */
  state: MarketState;
  onCancel: () => void;
}

/** Works also while prices are frozen: who cannot see the market must be able to leave it. */
export function CancelButton({ isBusy, state, onCancel }: CancelButtonProps) {
  const { t } = useTranslation('common');
  const isAllowed = canCancelIn(state);
  const whyNot = t(state === 'DELISTED' ? 'trade.state.name.DELISTED' : 'trade.reason.marketHalted');
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
      {isAllowed ? t('trade.cancel') : whyNot}
    </Button>
  );
}
