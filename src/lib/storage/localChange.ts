import type { StorageKey } from '../../config/storageKeys';

/** Tells when another tab of this site stored or removed one of the keys. Returns how to stop. */
export function onOtherTabChange(keys: readonly StorageKey[], listener: () => void): () => void {
  // Without a key the other tab emptied the whole storage.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || keys.some((one) => one === key)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
