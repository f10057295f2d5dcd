import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/src/state/hooks';
import { forgetDraft, keepDraft, readDraft } from './model/keptDraft';
import { EMPTY_DRAFT, type SendDraft } from './model/sendForm';

/** What is typed, kept through a reload of the tab until it is sent. */
export function useDraft(coin: string) {
  const user = useAppSelector((state) => state.profile.userInfo?.id);
  const [draft, setDraft] = useState<SendDraft>(EMPTY_DRAFT);
  const isRead = useRef(false);
  useEffect(() => {
    if (user === undefined || isRead.current) return;
    isRead.current = true;
    const kept = readDraft(coin, user);
    // What was typed before anybody knew who it is counts more.
    if (kept) setDraft((now) => (now === EMPTY_DRAFT ? kept : now));
  }, [coin, user]);
  useEffect(() => {
    if (user !== undefined && draft !== EMPTY_DRAFT) keepDraft(coin, user, draft);
  }, [coin, user, draft]);
  return {
    draft,
    /** Another address is compared anew. */
    change: (part: Partial<SendDraft>) =>
      setDraft((now) => ({ ...now, ...(part.address !== undefined && { hasCompared: false }), ...part })),
    /** It was sent. */
    forget: () => forgetDraft(coin),
  };
}
