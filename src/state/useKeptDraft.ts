import { useEffect, useRef } from 'react';
import { forgetDraft, keepDraft, readDraft, storedToken } from '../lib/storage';
import { useAppSelector } from './hooks';

interface KeptDraftOf<Draft> {
  /** Of the form, among all that are kept. */
  name: string;
  /** Undefined while nothing was typed. */
  typed: Draft | undefined;
  isDraft: (value: unknown) => value is Draft;
  /** Gets what was kept, once, as soon as it is known whose page this is. */
  onFound: (draft: Draft) => void;
}

/** Keeps what is typed into a form through a reload of the tab and through a login. Answers how to forget it: it was sent. */
export function useKeptDraft<Draft>({ name, typed, isDraft, onFound }: KeptDraftOf<Draft>): () => void {
  const userId = useAppSelector((state) => state.profile.userInfo?.id);
  const readName = useRef<string>(undefined);
  const text = typed === undefined ? undefined : JSON.stringify(typed);
  // Signed in and not known who: nothing is read, nothing kept.
  const whose = () => (storedToken() === undefined ? null : userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each name, when it is known whose page this is
  useEffect(() => {
    const user = whose();
    if (user === undefined || readName.current === name) return;
    readName.current = name;
    const kept = readDraft(name, user, isDraft);
    if (kept !== undefined) onFound(kept);
  }, [name, userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose it is changes with `userId`
  useEffect(() => {
    const user = whose();
    if (user !== undefined && text !== undefined) keepDraft(name, user, JSON.parse(text));
  }, [name, userId, text]);
  return () => forgetDraft(name);
}
