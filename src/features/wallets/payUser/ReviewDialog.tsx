import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { codes } from '@/contract/codes';
import { actOnce } from '@/src/api/actOnce';
import { isApiError } from '@/src/api/apiError';
import { findPayment, provePayment, sendToUser } from '@/src/api/calls/userTransfers';
import { lookedInto } from '@/src/api/lookedInto';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useActWords } from '@/src/i18n/useActWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { showToast } from '@/src/ui/toast/showToast';
import { useSayRepeated } from '@/src/ui/toast/useSayRepeated';
import { Note } from '@/src/ui/views/Note';
import { PaymentFacts } from './PaymentFacts';
import styles from './PayUser.module.css';
import type { Payment } from './payment';
import type { FoundReceiver } from './useReceiver';

interface ReviewDialogProps {
  payment: Payment;
  /** Who is shown is who is sent to. */
  receiver: FoundReceiver;
  /** "250.00 USDT". */
  amount: string;
  /** In the main wallet before this leaves. */
  available: string | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** What is about to happen, in full, and the proof that its owner wants it. A lost answer is looked into, and sends nothing twice. */
export function ReviewDialog({ payment, receiver: { asked, name }, amount, available, onClose, onSent }: ReviewDialogProps) {
  const { t } = useTranslation('common');
  const words = useActWords();
  const { coin, amount: exact = '', note } = payment;
  const signed = { ...asked, receiverName: name, asset: coin, amount: exact };
  const proof = useProof({ askPasskey: () => provePayment(signed) });
  const readAfter = useReadAfter();
  const sayRepeated = useSayRepeated();
  const [isChecked, setChecked] = useState(false);
  const form = useId();
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      const text = note.trim() === '' ? {} : { note };
      // What it says beside it makes no other transfer, and the first is sent as it was; addresses are those of a user however written.
      await actOnce('sendToUser', [JSON.stringify(asked).toLowerCase(), coin, exact], {
        // Shown under another name now: under the one that was sent it makes nothing any more.
        isOver: (failure) => isApiError(failure) && failure.code === codes.receiverOther.code,
        onRepeat: sayRepeated,
        orderOf: (clientTransferId) => ({ ...signed, clientTransferId, ...text }),
        send: async (order) => {
          const proven = { ...order, ...(await proof.params()) };
          return lookedInto(
            () => sendToUser(proven),
            () => findPayment(order),
          );
        },
      });
    } catch (failure) {
      proof.heed(failure);
      void readAfter('sendToUser');
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
      description={t('payUser.final')}
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
      <PaymentFacts {...{ payment, name, amount, available }} />
      <form id={form} className={styles.proof} onSubmit={send} noValidate>
        <ProofFields autoFocus proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={clearError} />
        {error && !isSaidByProof(error) ? <Note tone="error">{words(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
