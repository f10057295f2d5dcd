import Type, { type Static } from 'typebox';
import { WALLETS } from '../domain/account/wallets';
import { AssetCode, Decimal, Id, oneOf, TimestampMs } from './primitives';
import { Limits } from './verification';

/** Between two wallets of the same user. */
export const CreateTransfer = Type.Object(
  {
    asset: AssetCode,
    amount: Decimal,
    from: oneOf(WALLETS),
    to: oneOf(WALLETS),
    /** Chosen by the client; the same id again answers with the transfer it first made. */
    clientTransferId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' }),
  },
  { additionalProperties: false },
);
export type CreateTransfer = Static<typeof CreateTransfer>;

export const Transfer = Type.Object({
  transferId: Id,
  clientTransferId: Type.String(),
  asset: AssetCode,
  amount: Decimal,
  from: oneOf(WALLETS),
  to: oneOf(WALLETS),
  at: TimestampMs,
});
export type Transfer = Static<typeof Transfer>;

/** What the account may move, by how far its owner is known. */
export const ProfileLimits = Type.Object({ level: Type.Integer({ minimum: 1, maximum: 4 }), limits: Limits });
