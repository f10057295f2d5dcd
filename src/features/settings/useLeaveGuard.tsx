import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { holdLeaving, isLeavingAllowed } from '@/src/lib/leaving';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';

type Answer = (mayLeave: boolean) => void;

/** Asks before what was typed is lost: by whatever leads away, by going back, and (in the browser's own words) by closing the page. */
export function useLeaveGuard(isDirty: boolean, unsaved: string): ReactElement | null {
  const { t } = useTranslation('common');
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<Answer>(undefined);
  const isGoingBack = useRef(false);

  const say = useCallback((mayLeave: boolean) => {
    answer.current?.(mayLeave);
    answer.current = undefined;
    setAsking(false);
  }, []);
  const ask = useCallback(() => {
    // What was asked about before is not what happens now.
    say(false);
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, [say]);

  useEffect(() => (isDirty ? holdLeaving(ask) : undefined), [isDirty, ask]);

  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed()) event.preventDefault();
    };
    // The browser has gone back already: it is brought here again before the question is asked.
    let isReturning = false;
    router.beforePopState(() => {
      if (isGoingBack.current) return true;
      if (!isReturning) {
        isReturning = true;
        window.history.forward();
        void ask().then((mayLeave) => {
          isGoingBack.current = mayLeave;
          if (mayLeave) router.back();
        });
      } else isReturning = false;
      return false;
    });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      router.beforePopState(() => true);
    };
  }, [isDirty, router, ask]);

  if (!isAsking) return null;
  return (
    <ConfirmDialog
      open
      title={t('profile.settings.leave.title')}
      confirmLabel={t('profile.settings.leave.confirm')}
      safeLabel={t('profile.settings.leave.stay')}
      onClose={() => say(false)}
      onConfirm={() => say(true)}
      danger
    >
      {t('profile.settings.leave.text', { names: unsaved })}
    </ConfirmDialog>
  );
}
