import { useRef, useState } from 'react';
import { type ApiError, isApiError } from './apiError';

/** Runs a form's action once at a time, and keeps what it failed with until the next try or an edit. */
export function useSubmit<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  // State arrives a render later: a double click is faster than that.
  const isRunning = useRef(false);

  const submit = async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await act(...args);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { submit, isBusy, error, clearError: () => setError(undefined) };
}
