import { useTranslation } from 'next-i18next/pages';
import { AskSupport } from '@/src/ui/otp/AskSupport';
import { Note } from '@/src/ui/views/Note';

/** Before a code is asked for that nothing can send. It holds for every number: it says nothing of who has an account. */
export function NoTextsNote() {
  const { t } = useTranslation('common');
  return (
    <Note tone="warning">
      {t('auth.identity.noTexts')}
      <AskSupport />
    </Note>
  );
}
