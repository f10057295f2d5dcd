import { decide, takesFourEyes, type WithdrawalRules } from '../withdrawal/rules';

/** How many operators let the money of a sale go. */
export const APPROVALS = ['ONE', 'TWO'] as const;
export type ExpressApproval = (typeof APPROVALS)[number];

export type ApprovalRules = Pick<WithdrawalRules, 'approvalUsd' | 'fourEyesUsd'>;

/**
 * Who has to look at a sale before its money leaves, by the rules of withdrawals; null where nobody does.
 * @param dayCents USD cents of all that left the account in the 24 hours that end with it, itself included: in pieces it is as large
 */
export function approvalOf(rules: ApprovalRules, dayCents: bigint): ExpressApproval | null {
  if (takesFourEyes(rules, dayCents, dayCents)) return 'TWO';
  return decide(rules, { usdCents: dayCents, dayCents, score: 0 }).status === 'REVIEW' ? 'ONE' : null;
}
