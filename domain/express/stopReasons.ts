import { NOT_SAVED } from '../withdrawal/rules';

/** Why the exchange itself ended an order: how its account stands, or that coins leave to saved addresses only. */
export const STOP_REASONS = ['ACCOUNT', NOT_SAVED] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Whether a reason is one of these; operators write their own. */
export const isStopReason = (reason: string): reason is StopReason => STOP_REASONS.some((known) => known === reason);
