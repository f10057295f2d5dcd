import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { deleteAllNotices, readAllNotices } from '@/src/api/calls/notices';
import { useSubmit } from '@/src/api/useSubmit';
import { TextButton } from '@/src/ui/button/TextButton';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';

interface ActProps {
  disabled: boolean;
  /** It is so for all of them now. Resolves when the page says so, too. */
  onDone: () => Promise<void>;
}

/** Marks all as read. `short`: in a phone's bar, where a few letters have room. */
export function ReadAll({ disabled, onDone, short }: ActProps & { short?: boolean }) {
  const { t } = useTranslation('common');
  const { submit, isBusy } = useSubmit(async () => {
    await readAllNotices();
    await onDone();
  });
  return (
    <TextButton disabled={disabled || isBusy} onPress={() => void submit()}>
      {short ? t('notifications.readAllShort') : t('notifications.readAll')}
    </TextButton>
  );
}

/** Deletes all, of every kind, after a question. `chosen`: the name of the kind whose notifications alone are listed. */
export function DeleteAll({ disabled, onDone, chosen }: ActProps & { chosen?: string }) {
  const { t } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TextButton quiet disabled={disabled} onPress={() => setAsking(true)}>
        {t('notifications.deleteAll')}
      </TextButton>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('notifications.deleteAllTitle')}
        confirmLabel={t('notifications.deleteAll')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await deleteAllNotices();
          await onDone();
        }}
      >
        {chosen === undefined ? t('notifications.deleteAllText') : t('notifications.deleteAllKinds', { kind: chosen })}
      </ConfirmDialog>
    </>
  );
}
