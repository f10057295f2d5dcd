import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { PASSKEY_NAME_MAX, readPasskeyName } from '@/domain/account/passkeys';
import { renamePasskey } from '@/src/api/calls/passkeys';
import type { Passkey } from '@/src/api/queries/security';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { TextField } from '@/src/ui/field/TextField';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { FormDialog } from '../FormDialog';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

const INVALID = { code: codes.passkeyNameInvalid.code, msg: `${codes.passkeyNameInvalid.key}||${PASSKEY_NAME_MAX}` };

export function RenamePasskeyDialog({ passkey: { passkeyId, name }, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const [text, setText] = useState(name);
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async (next: string) => {
    await renamePasskey(passkeyId, next);
    showToast({ type: 'success', content: t('security.passkeys.renamed', { name: next }) });
    void readAfter('passkeyRename');
    onClose();
  });
  const wanted = readPasskeyName(text);
  const isNameRefused = error?.code === codes.passkeyNameInvalid.code;
  const refusal = isChecked && wanted === undefined ? INVALID : isNameRefused ? error : undefined;
  const save = () => {
    setChecked(true);
    if (wanted !== undefined) void submit(wanted);
  };
  return (
    <FormDialog
      title={t('security.passkeys.renameTitle')}
      label={t('security.passkeys.save')}
      testId="save-passkey-name"
      isBusy={isBusy}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        autoFocus
        height={56}
        name="passkey-name"
        autoComplete="off"
        label={t('security.passkeys.name')}
        value={text}
        onValueChange={(next) => {
          clearError();
          setText(next);
        }}
        error={refusal ? words(refusal) : undefined}
      />
      {error && !isNameRefused ? <Note tone="error">{words(error)}</Note> : null}
    </FormDialog>
  );
}
