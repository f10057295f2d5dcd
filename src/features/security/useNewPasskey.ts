import { useRef, useState } from 'react';
import type { CallParams } from '@/contract/calls';
import type { PasskeyAdded, PasskeyCreation } from '@/contract/passkeys';
import { confirmPasskey, startAddingPasskey } from '@/src/api/calls/passkeys';
import { makePasskey } from '@/src/api/passkeys/browserDialog';
import { useReadAfter } from '@/src/api/queries/useReadAfter';

type Proof = CallParams<'passkeyAdd'>;

/**
 * Adds a passkey in three steps: the proof, the browser's dialog, the exchange's word. A proof is good for one challenge and the challenge
 * for minutes, so that whoever closed the browser's dialog by mistake is only shown it again.
 */
export function useNewPasskey() {
  const readAfter = useReadAfter();
  const creation = useRef<PasskeyCreation>(undefined);
  const [isProven, setProven] = useState(false);

  const forget = () => {
    creation.current = undefined;
    setProven(false);
  };
  const started = async (prove: () => Promise<Proof>): Promise<PasskeyCreation> => {
    if (creation.current && creation.current.expiresAt > Date.now()) return creation.current;
    forget();
    creation.current = await startAddingPasskey(await prove());
    setProven(true);
    void readAfter('passkeyAdd');
    return creation.current;
  };
  /** @throws ApiError */
  const add = async (name: string | undefined, prove: () => Promise<Proof>): Promise<PasskeyAdded> => {
    const passkey = await makePasskey(await started(prove));
    try {
      return await confirmPasskey({ passkey, ...(name === undefined ? {} : { name }) });
    } catch (failure) {
      // The challenge is used up, whatever came of it.
      forget();
      throw failure;
    }
  };
  return { add, isProven };
}
