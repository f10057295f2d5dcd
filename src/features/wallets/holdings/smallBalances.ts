import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createChoice } from '@/src/lib/storage';
import { useStore } from '@/src/lib/store/useStore';

const choice = createChoice<'hidden'>(STORAGE_KEYS.smallBalances, (text) => (text === 'hidden' ? text : undefined));
const onServer = () => undefined;

/** Whether what is worth next to nothing is left out of lists; this device's choice. */
export function useSmallBalances(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const isHidden = useStore(choice, onServer) === 'hidden';
  return { isHidden, setHidden: (next) => choice.set(next ? 'hidden' : undefined) };
}
