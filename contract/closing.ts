import Type, { type Static } from 'typebox';
import { REMAINS } from '@/domain/account/closing';
import { Decimal, oneOf, TimestampMs, TypedPassword } from './primitives';
import { factorProof } from './secondFactor';

// Closing the account, and having everything erased.

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
    currentPassword: TypedPassword,
    ...factorProof,
  },
  { additionalProperties: false },
);
export const AccountClosed = Type.Object({ closedAt: TimestampMs });
