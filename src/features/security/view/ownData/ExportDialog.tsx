import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { askForExport } from '@/src/api/calls/ownData';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { openDownload } from '@/src/lib/openDownload';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { FormDialog } from '../FormDialog';

/** Downloads everything there is of the account; asks for what the account is proven by first. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const proof = useProof();
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      const { fileUrl } = await askForExport(await proof.params());
      openDownload(fileUrl);
    } catch (failure) {
      proof.heed(failure);
      throw failure;
    }
    showToast({ type: 'success', content: t('security.export.begun') });
    void readAfter('dataExport');
    onClose();
  });
  const send = () => {
    setChecked(true);
    if (proof.isWhole) void submit();
  };
  return (
    <FormDialog
      title={t('security.export.title')}
      description={t('security.export.askText')}
      label={t('security.export.action')}
      testId="export-data"
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Note tone="info">{t('security.export.files')}</Note>
      <ProofFields autoFocus proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={clearError} />
      {error && !isSaidByProof(error) ? <Note tone="error">{words(error)}</Note> : null}
    </FormDialog>
  );
}
