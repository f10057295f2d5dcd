import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteNotice } from '@/src/api/calls/notices';

export interface Deletion {
  /** Gone from sight, and to be taken back. */
  isGoing(noticeId: string): boolean;
  remove(noticeId: string): void;
  undo(noticeId: string): void;
}

/** Time to think better of it. */
const UNDO_MS = 6_000;

/**
 * Deletes one notification after a moment in which that can be undone; whoever leaves the page has decided. Says which ones are gone
 * from sight meanwhile. A deletion that fails brings it back.
 */
export function useDeletion(): Deletion {
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const bring = useCallback((noticeId: string) => {
    clearTimeout(timers.current.get(noticeId));
    timers.current.delete(noticeId);
    setGoing((before) => new Set([...before].filter((id) => id !== noticeId)));
  }, []);

  const finish = useCallback(
    (noticeId: string) => {
      timers.current.delete(noticeId);
      deleteNotice(noticeId).catch(() => bring(noticeId));
    },
    [bring],
  );

  useEffect(() => {
    const waiting = timers.current;
    const decide = () => {
      for (const [noticeId, timer] of waiting) {
        clearTimeout(timer);
        finish(noticeId);
      }
    };
    window.addEventListener('pagehide', decide);
    return () => {
      window.removeEventListener('pagehide', decide);
      decide();
    };
  }, [finish]);

  return {
    isGoing: (noticeId: string) => going.has(noticeId),
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
