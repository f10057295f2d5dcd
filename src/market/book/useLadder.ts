import { useEffect, useMemo, useRef } from 'react';
import type { Book } from '@/domain/book/book';
import { buildLadder, EMPTY_LADDER, type Ladder } from '@/domain/book/ladder';

/** The grouped rows of a book; rows that did not change since the last render stay the same objects. */
export function useLadder(book: Book | undefined, grouping: string, limit: number): Ladder {
  const previous = useRef<Ladder>(EMPTY_LADDER);
  const ladder = useMemo(() => (book ? buildLadder(book, grouping, limit, previous.current) : EMPTY_LADDER), [book, grouping, limit]);
  useEffect(() => {
    previous.current = ladder;
  }, [ladder]);
  return ladder;
}
