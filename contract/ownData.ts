import Type, { type Static } from 'typebox';
import { REMAINS } from '@/domain/account/closing';
import { Decimal, Id, oneOf, TimestampMs } from './primitives';
import { factorProof } from './secondFactor';

// What a user does with everything there is of them: takes it along, or has it erased.

const strict = { additionalProperties: false };
const currentPassword = Type.String({ minLength: 1, maxLength: 200 });

export const AccountClosing = Type.Object({
  openOrders: Type.Integer({ minimum: 0 }),
  /** Over all wallets. What is TOO_LITTLE or PRACTICE may be given up with the account; the rest has to go first. */
  coins: Type.Array(Type.Object({ asset: Type.String(), amount: Decimal, why: oneOf(REMAINS) })),
  /** Rebates that are due and will not be paid once the account is closed. */
  rebates: Type.Array(Type.Object({ asset: Type.String(), amount: Decimal })),
});
export type AccountClosing = Static<typeof AccountClosing>;

export const AccountClose = Type.Object(
  {
    /** The own UID, typed: it reads alike in every language. */
    accountId: Type.String({ maxLength: 40 }),
    /** Coins that may be given up are. */
    givesUp: Type.Boolean(),
    currentPassword,
    ...factorProof,
  },
  strict,
);
export const AccountClosed = Type.Object({ closedAt: TimestampMs });

export const DataExport = Type.Object({ currentPassword, ...factorProof }, strict);
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
