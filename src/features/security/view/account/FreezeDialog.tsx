import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { freezeAccount } from '@/src/api/calls/security';
import { useOffers } from '@/src/brand/offers';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { showToast } from '@/src/ui/toast/showToast';
import styles from '../DialogForm.module.css';

interface FreezeDialogProps {
  onClose: () => void;
  onFrozen: () => void;
}

/** Asks before the account is frozen, and what becomes of its open orders. */
export function FreezeDialog({ onClose, onFrozen }: FreezeDialogProps) {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  const hintId = useId();
  const [cancelOrders, setCancelOrders] = useState(true);
  const freeze = async () => {
    await freezeAccount(cancelOrders);
    showToast({ type: 'success', content: t('security.freeze.done') });
    onFrozen();
  };
  return (
    <ConfirmDialog
      open
      warning
      title={t('security.freeze.ask')}
      confirmLabel={t('security.freeze.title')}
      safeLabel={t('security.freeze.keep')}
      onConfirm={freeze}
      onClose={onClose}
      danger
    >
      <div className={styles.form}>
        <p>{t(trade ? 'security.freeze.askText' : 'security.freeze.askTextWithoutTrade')}</p>
        {trade ? (
          <div className={styles.close}>
            <Checkbox
              checked={cancelOrders}
              onChange={setCancelOrders}
              label={t('security.freeze.cancelOrders')}
              aria-describedby={hintId}
            />
            <p id={hintId} className={styles.hint}>
              {t('security.freeze.cancelHint')}
            </p>
          </div>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
