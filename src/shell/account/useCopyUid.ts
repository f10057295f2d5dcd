import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { showToast } from '@/src/ui/toast/showToast';

/** Copies a user id and says so. */
export function useCopyUid(): (uid: string) => Promise<void> {
  const { t } = useTranslation();
  return useCallback(
    async (uid) => {
      try {
        await navigator.clipboard.writeText(uid);
        showToast({ type: 'success', content: t('shell.account.uidCopied') });
      } catch {
        // No permission, or a page without https: the id stands there to be copied by hand.
        showToast({ type: 'error', content: t('shell.account.copyFailed') });
      }
    },
    [t],
  );
}
