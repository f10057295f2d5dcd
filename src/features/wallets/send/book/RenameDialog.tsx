import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import type { SavedAddress } from '@/contract/withdrawals';
import { renameAddress } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import styles from '../Fields.module.css';

/** Names a saved address anew; the address stays, and so does what it waits for. */
export function RenameDialog({ entry, onClose }: { entry: SavedAddress; onClose: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const id = useId();
  const readAfter = useReadAfter();
  const [label, setLabel] = useState(entry.label);
  const isNew = label.trim() !== '' && label.trim() !== entry.label;
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await renameAddress(entry.addressId, label.trim());
    await readAfter('addressRename');
    onClose();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) void submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('send.book.renameTitle')}
      actions={
        <Button type="submit" form={id} size="large" loading={isBusy} disabled={!isNew}>
          {t('send.book.rename')}
        </Button>
      }
    >
      <form id={id} className={styles.recipient} onSubmit={send} noValidate>
        <p className={styles.grouped}>
          <AddressGroups address={entry.address} />
        </p>
        <TextField
          label={t('send.book.name')}
          value={label}
          maxLength={40}
          autoComplete="off"
          onValueChange={(next) => {
            clearError();
            setLabel(next);
          }}
          error={error ? words(error) : undefined}
        />
      </form>
    </Dialog>
  );
}
