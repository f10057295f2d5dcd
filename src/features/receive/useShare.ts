import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Hands a text to the device's own share sheet; undefined where there is none. */
export function useShare(): ((text: string) => Promise<void>) | undefined {
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!canShare) return undefined;
  return async (text) => {
    // Closing the sheet rejects as well: there is nothing to say about it.
    await navigator.share({ text }).catch(() => undefined);
  };
}
