import Type, { type Static } from 'typebox';
import { TimestampMs } from './primitives';

// What an account held and what moved in a calendar month, as a paper.

const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'As 2026-10' });

/** By whose clock months begin and end (IANA); UTC where none is named. */
const timeZone = Type.Optional(Type.String({ minLength: 1, maxLength: 50 }));

export const StatementsQuery = Type.Object({ timeZone });

export const Statements = Type.Object({
  /** Every month that has begun since the account was opened, the latest first: that one has not ended. */
  months: Type.Array(month),
  /** The language papers are made in for who asks. */
  language: Type.String(),
});
export type Statements = Static<typeof Statements>;

export const StatementQuery = Type.Object({ month, timeZone });

export const Statement = Type.Object({
  month,
  /** Up to when movements are in it: the end of the month, or now. */
  until: TimestampMs,
  fileName: Type.String(),
  /** A PDF, base64. */
  pdf: Type.String(),
});
export type Statement = Static<typeof Statement>;
