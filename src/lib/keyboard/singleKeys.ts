import { STORAGE_KEYS } from '../../config/storageKeys';
import { createKeptStore } from '../storage';

/** Whether shortcuts of a single key are on, on this device. Who steers by voice, or often hits keys by mistake, switches them off. */
export const singleKeys = createKeptStore<boolean>(STORAGE_KEYS.singleKeys, {
  parse: (text) => text !== 'off',
  print: (isOn) => (isOn ? undefined : 'off'),
});
