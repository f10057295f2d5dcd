import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/src/api/apiError';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';

interface RetryNoteProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why something a dialog asked for did not come, and another try. */
export function RetryNote({ error, isBusy, onRetry }: RetryNoteProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  return (
    <Note
      tone="error"
      actions={
        <Button variant="border" size="small" loading={isBusy} onClick={onRetry}>
          {t('ui.error.retry')}
        </Button>
      }
    >
      {words(error)}
    </Note>
  );
}
