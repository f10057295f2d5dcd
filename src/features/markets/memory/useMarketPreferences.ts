import { useLayoutEffect, useState } from 'react';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocal } from '@/src/lib/storage';
import { DEFAULT_PREFERENCES, isDefault, isMarketPreferences, type MarketPreferences } from '../model/preferences';

/**
 * How this device likes to see the markets, and how to change that. The server renders the usual arrangement; the stored one takes its
 * place before the browser paints what React made of the page, and the page hides the list until then (storedViewScript).
 */
export function useMarketPreferences(): [MarketPreferences, (part: Partial<MarketPreferences>) => void] {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES);
  useLayoutEffect(() => {
    const stored = readLocalJson(STORAGE_KEYS.markets, isMarketPreferences);
    if (stored) setPreferences(stored);
    delete document.documentElement.dataset.storedView;
  }, []);
  const change = (part: Partial<MarketPreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    writeLocal(STORAGE_KEYS.markets, isDefault(next) ? undefined : JSON.stringify(next));
  };
  return [preferences, change];
}
