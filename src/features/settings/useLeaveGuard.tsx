import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';

type Way = { to: string } | 'back';

/** The link of this site that a plain press would follow in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isHere = link && link.target !== '_blank' && link.origin === window.location.origin && !link.hasAttribute('download');
  // A jump within the page leaves nothing.
  return isHere && link.pathname !== window.location.pathname ? link : undefined;
}

/** Asks before what was typed is lost: by a link, by going back, and (in the browser's own words) by closing the page. */
export function useLeaveGuard(isDirty: boolean, unsaved: string): ReactElement | null {
  const { t } = useTranslation('common');
  const router = useRouter();
  const [way, setWay] = useState<Way>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = isLeaving.current ? undefined : linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ to: link.getAttribute('href') ?? '/' });
    };
    // The browser has gone back already: it is brought here again before the question is asked.
    let isReturning = false;
    router.beforePopState(() => {
      if (isLeaving.current) return true;
      if (!isReturning) {
        isReturning = true;
        window.history.forward();
        setWay('back');
      } else isReturning = false;
      return false;
    });
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      router.beforePopState(() => true);
    };
  }, [isDirty, router]);

  if (way === undefined) return null;
  const leave = () => {
    isLeaving.current = true;
    if (way === 'back') router.back();
    // The address in the link has its language already.
    else void router.push(way.to, undefined, { locale: false });
  };
  return (
    <ConfirmDialog
      open
      title={t('profile.settings.leave.title')}
      confirmLabel={t('profile.settings.leave.confirm')}
      safeLabel={t('profile.settings.leave.stay')}
      onClose={() => setWay(undefined)}
      onConfirm={leave}
      danger
    >
      {t('profile.settings.leave.text', { names: unsaved })}
    </ConfirmDialog>
  );
}
