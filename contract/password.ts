import Type, { type Static } from 'typebox';
import { SixDigits, Ticket } from './auth';
import { TimestampMs, Token, TypedPassword } from './primitives';
import { factorProof } from './secondFactor';

const strict = { additionalProperties: false };

/** The proof is needed where an authenticator is bound; whoever has the code is told so. */
export const ForgotConfirm = Type.Object({ ticket: Ticket, code: SixDigits, newPassword: TypedPassword, ...factorProof }, strict);

/** The proof is needed where an authenticator is bound. */
export const ChangePassword = Type.Object({ currentPassword: TypedPassword, newPassword: TypedPassword, ...factorProof }, strict);
export const PasswordChanged = Type.Object({
  /** The session goes on with this token; the one before is good for some seconds more. */
  token: Token,
  expiresAt: TimestampMs,
  /** Nothing leaves the account before. */
  sendingHeldUntil: TimestampMs,
  /** Other sessions that ended. */
  sessionsEnded: Type.Integer({ minimum: 0 }),
});
export type PasswordChanged = Static<typeof PasswordChanged>;
