import type { AnswerStep } from './answers';
import type { VerificationKind } from './kinds';

/** Steps that are filled in, in their order. A selfie of a person follows them, and the review. */
export const ANSWER_STEPS: Readonly<Record<VerificationKind, readonly AnswerStep[]>> = {
  IDENTITY: ['COUNTRY', 'DETAILS', 'DOCUMENT'],
  ADDRESS: ['PROOF'],
  FUNDS: ['FUNDS', 'PROOF'],
  BUSINESS: ['COMPANY', 'FILES', 'OWNERS', 'PEOPLE'],
};
