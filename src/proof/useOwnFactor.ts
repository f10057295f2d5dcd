import { provePasskey } from '@/src/api/calls/passkeys';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { hasSecondFactor } from './hasSecondFactor';
import { useFactor } from './useFactor';

/** The second factor of who is signed in. `askPasskey`: where a passkey proves one act and no other. */
export function useOwnFactor(askPasskey = provePasskey) {
  const { data } = useSecurityState(useHasToken(true));
  return useFactor({ hasFactor: hasSecondFactor(data), methods: data?.methods, askPasskey });
}
