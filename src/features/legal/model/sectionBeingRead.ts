/** Of the window's height, from its top: what has passed it is being read. */
const READING_LINE = 0.12;

interface Reading {
  /** Where the sections begin in the window. */
  tops: readonly number[];
  windowHeight: number;
  /** How far the page is scrolled, and how far it can be still. */
  scrolled: number;
  left: number;
}

/**
 * Which of the sections is being read: the last that has reached the line, the first while none has. Over the last windowful, where
 * nothing can reach the line any more, it comes down to the sections instead: each has its turn, and the end of the page is the last one's.
 * All px.
 */
export function sectionBeingRead({ tops, windowHeight, scrolled, left }: Reading): number {
  const start = READING_LINE * windowHeight;
  const way = windowHeight - start;
  const lastPart = Math.min(way, scrolled + left);
  const line = left < lastPart ? start + way * (1 - left / lastPart) : start;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
