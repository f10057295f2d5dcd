import { codes } from '@/contract/codes';
import type { ApiError } from '@/src/api/apiError';

type Side = 'GIVE' | 'GET';

/** What is wrong with an amount, and beside which of the two it is said. No refusal: there is less in the wallet. */
interface AmountProblem {
  side: Side;
  refusal?: ApiError;
  /** Only another amount helps: the same one is not asked for again. */
  isFinal: boolean;
}

const NEVER: readonly string[] = [codes.convertTooSmall.code, codes.convertTooLarge.code];
const NOT_NOW: readonly string[] = [codes.convertThin.code, codes.balanceTooLow.code];

/** The one thing that is said of the amounts, the nearest first: what is not there needs no other reason. */
export function amountProblem(typed: Side, isShort: boolean, refusal: ApiError | undefined): AmountProblem | undefined {
  if (isShort) return { side: 'GIVE', isFinal: true };
  if (refusal?.code === codes.balanceTooLow.code) return { side: 'GIVE', refusal, isFinal: false };
  if (!refusal || ![...NEVER, ...NOT_NOW].includes(refusal.code)) return undefined;
  return { side: typed, refusal, isFinal: NEVER.includes(refusal.code) };
}
