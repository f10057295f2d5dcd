import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { sendToUser } from '@/src/api/calls/userTransfers';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import styles from './PayUser.module.css';
import { type Payment, receiverOf } from './payment';

interface ReviewDialogProps {
  payment: Payment;
  name: string;
  /** "250.00 USDT". */
  amount: string;
  onClose: () => void;
  onSent: () => void;
}

/** What is about to happen, in full, and the proof that its owner wants it. One id for all tries: a lost answer sends nothing twice. */
export function ReviewDialog({ payment, name, amount, onClose, onSent }: ReviewDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const proof = useProof();
  const readAfter = useReadAfter();
  const [clientTransferId] = useState(() => crypto.randomUUID());
  const [isChecked, setChecked] = useState(false);
  const form = useId();
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      const { coin, amount: exact = '', note } = payment;
      const text = note.trim() === '' ? {} : { note };
      const terms = { ...receiverOf(payment), asset: coin, amount: exact, clientTransferId, ...text };
      await sendToUser({ ...terms, ...(await proof.params()) });
    } catch (failure) {
      proof.heed(failure);
      throw failure;
    }
    await readAfter('sendToUser');
    showToast({ type: 'success', content: t('payUser.sent', { name }) });
    onSent();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (proof.isWhole) void submit();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      title={t('payUser.review', { amount, name })}
      description={t('payUser.next')}
      stretchActions
      actions={
        <>
          <Button variant="border" size="large" disabled={isBusy} onClick={onClose}>
            {t('payUser.back')}
          </Button>
          <Button size="large" type="submit" form={form} loading={isBusy} data-testid="pay-send">
            {t('payUser.send', { amount })}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.proof} onSubmit={send} noValidate>
        <ProofFields autoFocus proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={clearError} />
        {error && !isSaidByProof(error) ? <Note tone="error">{words(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
