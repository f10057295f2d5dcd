import { DAY_MS } from './interest';

/** Which day of its term a plan is at: the first begins with it, the last is that of its end. */
export const dayOfTerm = (openedAtMs: number, termDays: number, atMs: number): number =>
  Math.max(1, Math.min(termDays, Math.floor((atMs - openedAtMs) / DAY_MS) + 1));
