import Type, { type Static } from 'typebox';
import { Id, TimestampMs, TypedPassword } from './primitives';
import { factorProof } from './secondFactor';

// Taking along everything there is of the account.

const strict = { additionalProperties: false };

export const DataExport = Type.Object({ currentPassword: TypedPassword, ...factorProof }, strict);
export const DataExportLink = Type.Object({
  /** Path and query, on the own host; opens without a session. */
  fileUrl: Type.String(),
  fileUrlExpiresAt: TimestampMs,
});
export type DataExportLink = Static<typeof DataExportLink>;

export const DataExportFile = Type.Object(
  { accountId: Id, sessionId: Id, until: TimestampMs, signature: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  strict,
);
