import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { useAppSelector } from '@/src/state/hooks';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';

interface FileOfAmounts {
  /** Makes the file; while balances are hidden, once it is said that they are wanted in it. */
  ask: (make: () => void) => void;
  /** Stands in the page. */
  dialog: ReactNode;
}

/**
 * Files leave the page with what they say, so hidden balances must not slip into one by a press of a button. A file of stars would be of no
 * use, and a file that silently has amounts breaks the toggle's promise: who hides balances is asked each time.
 */
export function useFileOfAmounts(): FileOfAmounts {
  const { t } = useTranslation('common');
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const [waiting, setWaiting] = useState<{ make: () => void }>();
  // Pressed before the account's choice was known: there is nothing to ask.
  useEffect(() => {
    if (!isShown || !waiting) return;
    setWaiting(undefined);
    waiting.make();
  }, [isShown, waiting]);
  return {
    ask: (make) => (isShown ? make() : setWaiting({ make })),
    dialog: (
      <ConfirmDialog
        open={waiting !== undefined}
        isEveryday
        title={t('balances.file.title')}
        confirmLabel={t('balances.file.make')}
        onConfirm={() => waiting?.make()}
        onClose={() => setWaiting(undefined)}
      >
        {t('balances.file.text')}
      </ConfirmDialog>
    ),
  };
}
