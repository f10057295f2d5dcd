import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The address that invites somebody, on this host; undefined until the browser knows its host and the code is there. */
export function useReferralLink(code: string | undefined): string | undefined {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  );
  return origin === undefined || code === undefined ? undefined : `${origin}/register?ref=${code}`;
}
