/** How a conversion came about. */
export const CONVERSION_KINDS = ['ONCE', 'RECURRING', 'LIMIT', 'SMALL'] as const;
export type ConversionKind = (typeof CONVERSION_KINDS)[number];

export const PLAN_STATES = ['ON', 'PAUSED'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export const LIMIT_STATES = ['OPEN', 'DONE', 'CANCELED', 'EXPIRED'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** At a time, of one user. */
export const MOST_PLANS = 20;
export const MOST_LIMITS = 20;
/** So many are made within an hour, however many of them are taken back. */
export const LIMITS_AN_HOUR = 60;
