import type { Caller } from '../model';

/** Who did what is told to an owner, as far as it is known. */
export type Acting = Pick<Caller, 'ip' | 'userAgent' | 'country'>;

/**
 * No person at a device, or one of whom nothing is known any more: a review, a rule, an operator, a process that goes on with what was
 * begun.
 */
export const NOBODY: Acting = { ip: '', userAgent: '' };
