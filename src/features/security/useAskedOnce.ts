import { useEffect, useRef } from 'react';
import { useSubmit } from '@/src/api/useSubmit';

/** Asks for what a dialog shows, unless it is there; once, for each time its owner gets a message. */
export function useAskedOnce(isThere: boolean, ask: () => Promise<void>) {
  const { submit, isBusy, error } = useSubmit(ask);
  const isAsked = useRef(isThere);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void submit();
  });
  return { error, isBusy, retry: () => void submit() };
}
