import { readSession, writeSession } from './sessionStore';

const KEY = 'session_ended';
const REASONS = ['ended', 'locked', 'closed'] as const;
type SessionEnd = (typeof REASONS)[number];

const isReason = (value: unknown): value is SessionEnd => REASONS.some((reason) => reason === value);

/** Why the server ended this tab's session: who is sent to the login page for it is told there, until a user is signed in again. */
export const sessionEnd = () => readSession(KEY, isReason);
export const dropSessionEnd = () => writeSession(KEY, undefined);

/** What was said first stands: a refused call knows less than the stream. */
export function keepSessionEnd(reason: SessionEnd = 'ended'): void {
  if (sessionEnd() === undefined) writeSession(KEY, reason);
}
