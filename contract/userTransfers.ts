import Type, { type Static } from 'typebox';
import { NOTE_LENGTH } from '../domain/account/notes';
import { DialingCode } from './auth';
import { AssetCode, Decimal, Email, Id, StorableText, TimestampMs, TypedPassword } from './primitives';
import { factorProof } from './secondFactor';

// Money to another user of the same brand: instant, free, and for good.

/** Who is meant: by email, by phone, or by UID; exactly one of them. */
const receiver = {
  email: Type.Optional(Email),
  phone: Type.Optional(Type.String({ pattern: '^\\d{4,15}$' })),
  dialingCode: Type.Optional(DialingCode),
  uid: Type.Optional(Id),
};

/** Who was shown: nothing is sent, or signed, where the receiver is called anything else. */
const receiverName = Type.Optional(Type.String({ minLength: 1, maxLength: 320, description: 'As `receiverFind` named them' }));

export const ReceiverQuery = Type.Object(receiver, { additionalProperties: false });

export const Receiver = Type.Object({
  /** Masked email or phone. */
  name: Type.String(),
  /** How often the user has sent to them. */
  sent: Type.Integer({ minimum: 0 }),
});
export type Receiver = Static<typeof Receiver>;

/** What a passkey is asked to prove: it is good for no other receiver, coin or amount. */
export const SignedTerms = Type.Object({ ...receiver, receiverName, asset: AssetCode, amount: Decimal }, { additionalProperties: false });

export const SendToUser = Type.Object(
  {
    ...receiver,
    receiverName,
    asset: AssetCode,
    amount: Decimal,
    /** For the receiver to read. */
    note: Type.Optional(StorableText({ maxLength: NOTE_LENGTH })),
    /** Chosen by the client; the same id again answers with the transfer it first made. */
    clientTransferId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' }),
    currentPassword: TypedPassword,
    ...factorProof,
  },
  { additionalProperties: false },
);

export const UserTransfer = Type.Object({
  transferId: Id,
  clientTransferId: Type.String(),
  asset: AssetCode,
  amount: Decimal,
  /** The receiver, masked. */
  name: Type.String(),
  at: TimestampMs,
});
export type UserTransfer = Static<typeof UserTransfer>;

/** What sending to others is ruled by now, and to whom was sent last. */
export const UserTransferState = Type.Object({
  /** Of 24 rolling hours, in USD. */
  limitUsd: Decimal,
  leftUsd: Decimal,
  /** Latest first. */
  recent: Type.Array(Type.Object({ uid: Id, name: Type.String(), sent: Type.Integer({ minimum: 1 }), lastAt: TimestampMs })),
});
export type UserTransferState = Static<typeof UserTransferState>;
