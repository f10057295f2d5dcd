import { useEffect, useRef } from 'react';
import type { CodeSent } from '@/contract/auth';
import { resendCode } from '@/src/api/calls/codes';
import { sendPasskeyCode } from '@/src/api/calls/passkeys';
import { useSubmit } from '@/src/api/useSubmit';

/** Has the code for a passkey sent where it is needed and none is on its way; once, for each is a message to its owner. */
export function useSentCode(isNeeded: boolean, sent: CodeSent | undefined, setSent: (sent: CodeSent) => void) {
  const first = useSubmit(async () => setSent(await sendPasskeyCode()));
  const again = useSubmit(async () => (sent ? setSent(await resendCode(sent)) : undefined));
  const isAsked = useRef(sent !== undefined);
  useEffect(() => {
    if (!isNeeded || isAsked.current) return;
    isAsked.current = true;
    void first.submit();
  });
  return { error: first.error, isBusy: first.isBusy, retry: () => void first.submit(), again };
}
