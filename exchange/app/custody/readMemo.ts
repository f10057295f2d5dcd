import { AppError } from '../appError';
import type { Chain } from './chain';

/** A tag is a number of 32 bits. */
const TAG_MAX = 0xffffffff;

/**
 * A memo as its network takes it: without blanks around it, and a tag as the number it is, so that no two texts mean one place. Null where
 * there is none, undefined for what the network does not take.
 */
export function memoOn({ facts }: Pick<Chain, 'facts'>, typed: string | undefined): string | null | undefined {
  if (facts.memo === null) return typed === undefined ? null : undefined;
  const text = typed?.trim();
  if (!text) return null;
  if (facts.memo !== 'tag') return text;
  return /^\d{1,10}$/.test(text) && Number(text) <= TAG_MAX ? String(Number(text)) : undefined;
}

/** As `memoOn`. @throws AppError memoInvalid */
export function readMemo(chain: Pick<Chain, 'facts'>, typed: string | undefined): string | null {
  const memo = memoOn(chain, typed);
  if (memo === undefined) throw new AppError('memoInvalid');
  return memo;
}
