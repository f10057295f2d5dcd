import { useState } from 'react';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { provePasskey } from '@/src/api/calls/passkeys';
import { methodsAskedFor } from '@/src/api/passkeys/factorRefusal';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { factorProof, isFactorWhole } from '@/src/ui/otp/factorDraft';
import { useFactorDraft } from '@/src/ui/otp/useFactorDraft';

const NONE: readonly never[] = [];

/** What proves that somebody is the owner: the password, and the second factor where there is one. */
export function useProof() {
  const { data } = useSecurityState(useHasToken(true));
  // The exchange knows better: the state may not be there, and passkeys of another host are no method of this one.
  const [asked, setAsked] = useState<ReturnType<typeof methodsAskedFor>>();
  const methods = asked ?? data?.methods ?? NONE;
  const hasFactor = asked !== undefined || methods.length > 0;
  const [password, setPassword] = useState('');
  const draft = useFactorDraft(methods);
  const { factor, clear } = draft;
  return {
    ...draft,
    hasFactor,
    password,
    setPassword,
    /** Whether there is enough to send. */
    isWhole: password !== '' && (!hasFactor || isFactorWhole(factor)),
    /** What calls take; the browser asks for a passkey where that is the way. */
    params: async () => ({ currentPassword: password, ...(hasFactor ? await factorProof(factor, provePasskey) : {}) }),
    /** What a refusal says of the factor: a code of the app is typed anew, for it has changed meanwhile, and a factor is asked for. */
    heed: (failure: unknown) => {
      if (!isApiError(failure)) return;
      if (failure.code === codes.authenticatorInvalid.code) clear();
      if (failure.code === codes.secondFactorRequired.code) setAsked(methodsAskedFor(failure));
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
