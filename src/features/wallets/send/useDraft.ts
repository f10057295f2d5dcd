import { useState } from 'react';
import { useKeptDraft } from '@/src/state/useKeptDraft';
import { fromKept, isKeptSend, toKeep } from './model/keptDraft';
import { EMPTY_DRAFT, type SendDraft } from './model/sendForm';

/** What is typed, kept through a reload of the tab until it is sent. */
export function useDraft(coin: string) {
  const [draft, setDraft] = useState<SendDraft>(EMPTY_DRAFT);
  const forget = useKeptDraft({
    name: `send ${coin}`,
    typed: draft === EMPTY_DRAFT ? undefined : toKeep(draft),
    isDraft: isKeptSend,
    // What was typed before anybody knew who it is counts more.
    onFound: (kept) => setDraft((now) => (now === EMPTY_DRAFT ? fromKept(kept) : now)),
  });
  return {
    draft,
    /** Another address is compared anew. */
    change: (part: Partial<SendDraft>) =>
      setDraft((now) => ({ ...now, ...(part.address !== undefined && { hasCompared: false }), ...part })),
    /** It was sent. */
    forget,
  };
}
