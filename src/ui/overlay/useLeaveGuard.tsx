import { useRouter } from 'next/router';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { holdLeaving, isLeavingAllowed } from '@/src/lib/leaving';
import { ConfirmDialog } from './ConfirmDialog';

type Answer = (mayLeave: boolean) => void;

interface LeaveQuestion {
  title: string;
  /** What would be lost. */
  text: string;
  leave: string;
  stay: string;
}

/**
 * Asks before what is on the page alone is lost: by whatever leads away, by going back, and (in the browser's own words) by closing it.
 * @returns the question, while it is asked
 */
export function useLeaveGuard(isHeld: boolean, { title, text, leave, stay }: LeaveQuestion): ReactElement | null {
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

  useEffect(() => (isHeld ? holdLeaving(ask) : undefined), [isHeld, ask]);

  useEffect(() => {
    if (!isHeld) return;
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
  }, [isHeld, router, ask]);

  if (!isAsking) return null;
  return (
    <ConfirmDialog open title={title} confirmLabel={leave} safeLabel={stay} onClose={() => say(false)} onConfirm={() => say(true)} danger>
      {text}
    </ConfirmDialog>
  );
}
