import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteNotice } from '@/src/api/calls/notices';
import { holdUnsent } from '@/src/lib/unsent';
import { showToast } from '@/src/ui/toast/showToast';

export interface Deletion {
  /** Gone from sight. */
  isGoing(noticeId: string): boolean;
  /** And to be taken back: the moment is not over. */
  canUndo(noticeId: string): boolean;
  remove(noticeId: string): void;
  undo(noticeId: string): void;
}

/** Time to think better of it. */
const UNDO_MS = 6_000;

/**
 * Deletes one notification after a moment in which that can be undone; whoever leaves the page or logs out has decided. Says which ones are gone
 * from sight meanwhile. A deletion that fails brings it back and says so.
 */
export function useDeletion(): Deletion {
  const { t } = useTranslation('common');
  // Other words are no reason to decide.
  const words = useRef('');
  useEffect(() => {
    words.current = t('notifications.notDeleted');
  }, [t]);
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const bring = useCallback((noticeId: string) => {
    clearTimeout(timers.current.get(noticeId));
    timers.current.delete(noticeId);
    for (const set of [setGoing, setDecided]) set((before) => new Set([...before].filter((id) => id !== noticeId)));
  }, []);

  const finish = useCallback(
    (noticeId: string) => {
      timers.current.delete(noticeId);
      setDecided((before) => new Set([...before, noticeId]));
      return deleteNotice(noticeId).catch(() => {
        bring(noticeId);
        showToast({ type: 'error', content: words.current });
      });
    },
    [bring],
  );

  useEffect(() => {
    const waiting = timers.current;
    const decide = () =>
      Promise.all(
        [...waiting].map(([noticeId, timer]) => {
          clearTimeout(timer);
          return finish(noticeId);
        }),
      );
    const onLeave = () => void decide();
    const letGo = holdUnsent(decide);
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      letGo();
      onLeave();
    };
  }, [finish]);

  return {
    isGoing: (noticeId: string) => going.has(noticeId),
    canUndo: (noticeId: string) => !decided.has(noticeId),
    remove: (noticeId: string) => {
      setGoing((before) => new Set([...before, noticeId]));
      timers.current.set(
        noticeId,
        setTimeout(() => finish(noticeId), UNDO_MS),
      );
    },
    undo: bring,
  };
}
