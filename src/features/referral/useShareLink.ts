import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Hands text and link to the device's own share sheet; undefined where there is none. */
export function useShareLink(): ((data: ShareData) => Promise<void>) | undefined {
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!canShare) return undefined;
  return async (data) => {
    // Closing the sheet rejects as well: there is nothing to say about it.
    await navigator.share(data).catch(() => undefined);
  };
}
