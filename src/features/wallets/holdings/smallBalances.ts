import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createLocalChoice } from '@/src/lib/storage';

const choice = createLocalChoice<'hidden'>(STORAGE_KEYS.smallBalances, (text) => (text === 'hidden' ? text : undefined));
const onServer = () => undefined;

/** Whether what is worth next to nothing is left out of lists; this device's choice. */
export function useSmallBalances(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const isHidden = useSyncExternalStore(choice.follow, choice.read, onServer) === 'hidden';
  return { isHidden, setHidden: (next) => choice.choose(next ? 'hidden' : undefined) };
}
