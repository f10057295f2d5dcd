// What the record of an account's activity knows. Shared by the exchange, which writes it, and the page that shows it.

export const ACTIVITY_KINDS = ['LOGIN', 'LOGOUT', 'SESSION_END', 'PASSWORD_CHANGE', 'PASSWORD_RESET'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_RESULTS = ['PASSED', 'WRONG_PASSWORD', 'WRONG_CODE'] as const;
export type ActivityResult = (typeof ACTIVITY_RESULTS)[number];

/** The record goes back this far. */
export const ACTIVITY_KEPT_DAYS = 365;

/** Sending waits this long after a password was changed: who took an account over cannot empty it at once. */
export const SENDING_HELD_HOURS = 24;
