import { useState } from 'react';
import { useOwnFactor } from './useOwnFactor';

interface ProofOf {
  needsPassword?: boolean;
  /** Where a passkey proves one act and no other. */
  askPasskey?: Parameters<typeof useOwnFactor>[0];
}

/** What proves that a user is the owner: the password, unless it is not needed, and the second factor where there is one. */
export function useProof({ needsPassword = true, askPasskey }: ProofOf = {}) {
  const factor = useOwnFactor(askPasskey);
  const [password, setPassword] = useState('');
  return {
    ...factor,
    needsPassword,
    password,
    setPassword,
    /** Whether there is enough to send. */
    isWhole: !(needsPassword && password === '') && !factor.isFactorMissing,
    /** What calls take; the browser asks for a passkey where that is the way. */
    params: async () => ({ currentPassword: password, ...(await factor.factorParams()) }),
  };
}

export type Proof = ReturnType<typeof useProof>;
