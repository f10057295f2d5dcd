import { useCallback, useEffect, useState } from 'react';
import type { KlineInterval } from '@/domain/chart/intervals';
import { readPreferences, writePreferences } from '../preferences';

const FIRST: KlineInterval = '1h';

/** The chart's interval, kept over a reload. The server does not know the choice, so it is read after the first paint. */
export function useInterval(): [KlineInterval, (interval: KlineInterval) => void] {
  const [interval, setChosen] = useState<KlineInterval>(FIRST);
  useEffect(() => setChosen(readPreferences().interval), []);
  const change = useCallback((next: KlineInterval) => {
    setChosen(next);
    writePreferences({ interval: next });
  }, []);
  return [interval, change];
}
