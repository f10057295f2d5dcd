import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { refusedField } from '@/src/api/refusedField';
import { checkResetCode } from './actions/resetPassword';

/**
 * Asks whether the code of a reset is right as soon as it is whole, before a password is chosen. What else goes wrong with asking is
 * left for the form to say, which sends the code again.
 * @param onWrong the code is to be typed anew: mended digit by digit, each digit would cost a try
 */
export function useCodeCheck(ticket: string, onWrong: () => void) {
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const last = useRef(Promise.resolve(true));

  const ask = async (code: string): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await checkResetCode({ ticket, code });
      return true;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (refusedField(failure) !== 'code') return true;
      setError(failure);
      onWrong();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    error,
    isBusy,
    check: (code: string) => {
      last.current = ask(code);
    },
    /** Waits for the answer that is under way: two tries at once would count as two. */
    mayBeSent: () => last.current,
    clearError: () => setError(undefined),
  };
}
