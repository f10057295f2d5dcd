import { useMemo, useState } from 'react';
import { type FactorDraft, firstFactor, waysOf } from './factorDraft';

/** The second factor of a form: starts with the best way the account has, and stays where its user has gone. */
export function useFactorDraft(methods: readonly ('authenticator' | 'passkey')[]) {
  const [draft, setDraft] = useState<FactorDraft>();
  const ways = useMemo(() => waysOf(methods), [methods]);
  return {
    ways,
    factor: draft && ways.includes(draft.way) ? draft : firstFactor(ways),
    setFactor: setDraft,
    /** What was typed is used up; the way stays. */
    clear: () => setDraft((current) => current && { ...current, text: '' }),
  };
}
