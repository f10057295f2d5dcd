import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import type { ApiError } from '@/src/api/apiError';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import type { Proof } from '@/src/proof/useProof';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Note } from '@/src/ui/views/Note';
import styles from './SaleDialog.module.css';

interface SaleDialogProps {
  proof: Proof;
  coin: string;
  /** "0.01 BTC". */
  coins: string;
  /** "€818.18": what is paid out at the price of now. */
  total: string;
  isBusy: boolean;
  error: ApiError | undefined;
  onEdit: () => void;
  onClose: () => void;
  onSell: () => void;
}

/** A sale takes coins out of the account: what is sold, for how much, and the proof that its owner wants it. */
export function SaleDialog({ proof, coin, coins, total, isBusy, error, onEdit, onClose, onSell }: SaleDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [isChecked, setChecked] = useState(false);
  const form = useId();
  const sell = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (proof.isWhole) onSell();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      title={t('express.saleReview', { amount: coins, total })}
      description={t('express.saleNext')}
      stretchActions
      actions={
        <>
          <Button variant="border" size="large" disabled={isBusy} onClick={onClose}>
            {t('ui.back')}
          </Button>
          <Button size="large" type="submit" form={form} loading={isBusy} data-testid="express-sell">
            {t('express.sellCoin', { coin })}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.proof} onSubmit={sell} noValidate>
        <ProofFields autoFocus proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={onEdit} />
        {error && !isSaidByProof(error) ? <Note tone="error">{words(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
