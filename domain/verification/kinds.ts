/** What can be verified, in the order the levels open: a person's identity (level 2), address (3) and funds (4), and a company. */
export const VERIFICATION_KINDS = ['IDENTITY', 'ADDRESS', 'FUNDS', 'BUSINESS'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** The kinds of a person, which KYC calls name. */
export const PERSON_KINDS = ['IDENTITY', 'ADDRESS', 'FUNDS'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const VERIFICATION_STATUSES = ['NOT_STARTED', 'IN_PROGRESS', 'IN_REVIEW', 'MORE_NEEDED', 'REFUSED', 'VERIFIED'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Who decides: rules of the practice, people at a queue, or a provider elsewhere. */
export const REVIEWERS = ['rules', 'operators', 'provider'] as const;
export type ReviewerName = (typeof REVIEWERS)[number];
