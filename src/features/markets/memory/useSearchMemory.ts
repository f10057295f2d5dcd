import { useState } from 'react';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocal, writeLocalJson } from '@/src/lib/storage';
import { isSearchMemory, remembered } from '../model/searchMemory';

const stored = () => readLocalJson(STORAGE_KEYS.marketSearches, isSearchMemory) ?? [];

/** Pairs opened out of a search on this device, latest first. For what opens in the browser only: the server knows none. */
export function useSearchMemory() {
  const [symbols, setSymbols] = useState(stored);
  return {
    symbols,
    remember: (symbol: string) => writeLocalJson(STORAGE_KEYS.marketSearches, remembered(stored(), symbol)),
    forgetAll: () => {
      writeLocal(STORAGE_KEYS.marketSearches, undefined);
      setSymbols([]);
    },
  };
}
