/** Flexible plans are left at any time; fixed ones run for their term. */
export const PLAN_TYPES = ['FLEXIBLE', 'FIXED'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** MATURED: its term ended and the principal went back. RENEWED: it went into the next plan. REDEEMED: its owner ended it. */
export const PLAN_STATUSES = ['ACTIVE', 'REDEEMED', 'MATURED', 'RENEWED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** What was done to a plan, by its owner or at its end. */
export const PLAN_ACTIONS = ['SUBSCRIBE', 'ADD_FUNDS', 'REDEEM', 'MATURE', 'RENEW'] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];
