import { STORAGE_KEYS } from '../../config/storageKeys';
import { onOtherTabChange, readLocal, writeLocal } from '../storage';

const listeners = new Set<() => void>();

/** Whether shortcuts of a single key are on. Who steers by voice, or often hits keys by mistake, switches them off. */
export function hasSingleKeys(): boolean {
  return readLocal(STORAGE_KEYS.singleKeys) !== 'off';
}

/** Kept on this device. */
export function setSingleKeys(isOn: boolean): void {
  writeLocal(STORAGE_KEYS.singleKeys, isOn ? undefined : 'off');
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, here or in another tab. Returns how to stop. */
export function onSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTabChange([STORAGE_KEYS.singleKeys], listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
