import { useEffect, useRef } from 'react';
import type { AuthenticatorKey } from '@/contract/secondFactor';
import { generateAuthenticator } from '@/src/api/calls/secondFactor';
import { useSubmit } from '@/src/api/useSubmit';

/** Asks for a key where there is none; once, for every key comes with a message to its owner. */
export function useNewKey(key: AuthenticatorKey | undefined, setKey: (key: AuthenticatorKey) => void) {
  const { submit, isBusy, error } = useSubmit(async () => setKey(await generateAuthenticator()));
  const isAsked = useRef(key !== undefined);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void submit();
  });
  return { error, isBusy, retry: () => void submit() };
}
