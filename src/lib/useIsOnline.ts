import { useSyncExternalStore } from 'react';

function onChange(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

const isOnline = () => navigator.onLine;

/** Whether this device has a network; a server believes so. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, isOnline, () => true);
