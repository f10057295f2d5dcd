import { useTranslation } from 'next-i18next/pages';
import { useCopyText } from '@/src/ui/toast/useCopyText';

/** Copies a user id and says so. */
export function useCopyUid(): (uid: string) => Promise<void> {
  const { t } = useTranslation();
  return useCopyText(t('shell.account.uidCopied'), t('shell.account.copyFailed'));
}
