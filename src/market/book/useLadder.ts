import { useMemo, useSyncExternalStore } from 'react';
import type { Ladder } from '@/domain/book/ladder';
import { useBookSource } from '@/src/realtime';
import { LadderFeed } from './ladderFeed';

/** The grouped rows of a market's book, outside React: another object for another market, grouping or limit, never for a frame. */
export function useLadder(symbol: string, grouping: string, limit: number): LadderFeed {
  const source = useBookSource(symbol);
  return useMemo(() => new LadderFeed(source, grouping, limit), [source, grouping, limit]);
}

/** Something of the rows that compares by value; renders only when it changes. */
export function useLadderPart<Part extends string | number | boolean | undefined>(
  ladder: LadderFeed,
  select: (ladder: Ladder) => Part,
): Part {
  const read = () => select(ladder.getSnapshot());
  return useSyncExternalStore(ladder.subscribe, read, read);
}
