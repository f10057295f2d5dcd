import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { invitationCode } from '@/src/lib/storage';

/** Fills in the code of whoever invited this visitor, once, as soon as storage can be read. */
export function useInvitation(fill: (code: string) => void): void {
  const { asPath } = useRouter();
  const latest = useRef(fill);
  const isDone = useRef(false);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const code = invitationCode(asPath, Date.now());
    if (code !== undefined) latest.current(code);
  }, [asPath]);
}
