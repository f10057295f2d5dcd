import { useEffect, useState } from 'react';
import { DEFAULT_DIALING_CODE } from '@/src/config/constants';
import { type IdentityDraft, type IdentityKind, identityProblem } from './model/identity';
import type { CodePurpose } from './model/pendingCode';
import { readTypedIdentity } from './model/typedIdentity';

const EMPTY: IdentityDraft = { kind: 'email', email: '', dialingCode: DEFAULT_DIALING_CODE, phone: '' };

/**
 * What is being typed, and what is wrong with it once the form was sent for the first time. Who comes back from the code's page finds what
 * they typed.
 */
export function useIdentityDraft(purpose: CodePurpose) {
  const [draft, setDraft] = useState(EMPTY);
  // After hydration: the server cannot know what this tab keeps.
  useEffect(() => {
    const typed = readTypedIdentity(purpose, Date.now());
    if (typed) setDraft((current) => (current.email === '' && current.phone === '' ? typed : current));
  }, [purpose]);
  const [checkedKind, setCheckedKind] = useState<IdentityKind>();
  const problem = identityProblem(draft);
  return {
    draft,
    change: (part: Partial<IdentityDraft>) => setDraft((current) => ({ ...current, ...part })),
    /** Undefined while nobody asked to send this kind yet: nothing turns red under typing hands, or on a fresh tab. */
    shownProblem: checkedKind === draft.kind ? problem : undefined,
    /** True when it may be sent; shows what is wrong otherwise. */
    check: () => {
      setCheckedKind(draft.kind);
      return problem === undefined;
    },
  };
}

export type IdentityInHand = Pick<ReturnType<typeof useIdentityDraft>, 'draft' | 'change'>;
