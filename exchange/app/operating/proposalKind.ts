/** Everything that takes two operators. What each does is `proposalKinds`. */
export const PROPOSAL_KINDS = [
  'operator.add',
  'operator.disable',
  'money.adjust',
  'money.reverse',
  'withdrawal.approve',
  'express.approve',
  'withdrawal.renew',
] as const;

export type ProposalKindName = (typeof PROPOSAL_KINDS)[number];
