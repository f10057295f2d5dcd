import { createHmac, randomInt } from 'node:crypto';

/** Six digits, leading zeros included. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/**
 * What is stored in a code's place. A million codes are tried in a second, so the hash is keyed with the ticket,
 * which only the client has.
 */
export const hashCode = (ticket: string, code: string): string => createHmac('sha256', ticket).update(code).digest('base64url');
