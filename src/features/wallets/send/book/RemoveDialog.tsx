import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SavedAddress } from '@/contract/withdrawals';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { removeAddress } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { Note } from '@/src/ui/views/Note';
import styles from '../Fields.module.css';

/** Asks before a saved address is taken out: saved again it waits a day. */
export function RemoveDialog({ entry, onClose }: { entry: SavedAddress; onClose: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const [error, setError] = useState<ApiError>();
  const remove = async () => {
    setError(undefined);
    try {
      await removeAddress(entry.addressId);
    } catch (failure) {
      if (isApiError(failure)) setError(failure);
      throw failure;
    }
    await readAfter('addressRemove');
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('send.book.removeTitle', { label: entry.label })}
      confirmLabel={t('send.book.remove')}
      onConfirm={remove}
    >
      <div className={styles.recipient}>
        <p className={styles.grouped}>
          <AddressGroups address={entry.address} />
        </p>
        <p>{t('send.book.removeText')}</p>
        {error ? <Note tone="error">{words(error)}</Note> : null}
      </div>
    </ConfirmDialog>
  );
}
