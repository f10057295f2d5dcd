import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useCallback, useState } from 'react';
import { revokeOtherSessions, revokeSession } from '@/src/api/calls/security';
import type { Session } from '@/src/api/queries/security';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { showToast } from '@/src/ui/toast/showToast';
import { deviceName } from './model/deviceName';

type Asked = Session | 'others';

interface EndSession {
  ask: (what: Asked) => void;
  /** To be rendered once on the page. */
  dialog: ReactNode;
}

/** Ends one session or all others, after a question. */
export function useEndSession(): EndSession {
  const { t } = useTranslation('common');
  const readAfter = useReadAfter();
  const [asked, setAsked] = useState<Asked>();
  // What was asked stays readable while the dialog leaves.
  const [isOpen, setOpen] = useState(false);
  const isAll = asked === 'others';
  const name = asked && asked !== 'others' ? (deviceName(asked.device) ?? t('security.unknownDevice')) : '';

  const end = async () => {
    if (!asked) return;
    try {
      await (asked === 'others' ? revokeOtherSessions() : revokeSession(asked.sessionId));
    } finally {
      // Also when it failed: another tab may have ended it.
      void readAfter(asked === 'others' ? 'sessionRevokeOthers' : 'sessionRevoke');
    }
    showToast({ type: 'success', content: t(isAll ? 'security.othersEnded' : 'security.sessionEnded', { device: name }) });
  };

  const ask = useCallback((what: Asked) => {
    setAsked(what);
    setOpen(true);
  }, []);
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={isAll ? t('security.endOthersTitle') : t('security.endTitle', { device: name })}
      confirmLabel={t('security.logOut')}
      onConfirm={end}
    >
      <p>{t(isAll ? 'security.endOthersText' : 'security.endText')}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
