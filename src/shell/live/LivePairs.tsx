import { useEffect } from 'react';
import { usePairs } from '@/src/api/queries/pairs';
import { mergeInstruments, useInstruments } from '@/src/realtime';

/** Keeps the list of pairs, which every screen reads by a call, as the stream tells it. For pages that show markets. */
export function LivePairs() {
  const { data: pairs, mutate } = usePairs();
  const told = useInstruments();
  useEffect(() => {
    // While the call is out there is nothing to keep: what it brings is laid under what was told, right after.
    if (!pairs) return;
    const merged = mergeInstruments(pairs, told, 'SPOT');
    if (merged !== pairs) void mutate([...merged], { revalidate: false });
  }, [pairs, told, mutate]);
  return null;
}
