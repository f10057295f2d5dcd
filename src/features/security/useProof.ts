import { useState } from 'react';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { provePasskey } from '@/src/api/calls/passkeys';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { factorProof, isFactorWhole } from '@/src/ui/otp/factorDraft';
import { useFactorDraft } from '@/src/ui/otp/useFactorDraft';

const NONE: readonly never[] = [];

/** What proves that somebody is the owner: the password, and the second factor where there is one. */
export function useProof() {
  const { data } = useSecurityState(useHasToken(true));
  const methods = data?.methods ?? NONE;
  const hasFactor = methods.length > 0;
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
    /** A code of the app is typed anew: it has changed meanwhile. */
    forgetUsed: (failure: unknown) => {
      if (isApiError(failure) && failure.code === codes.authenticatorInvalid.code) clear();
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
