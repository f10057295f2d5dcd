import Type, { type Static } from 'typebox';
import { TimestampMs } from './primitives';

const Since = Type.Union([TimestampMs, Type.Null()]);

/** Specification section 3, "User info". */
export const UserInfo = Type.Object({
  id: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  nickName: Type.String(),
  fullName: Type.Union([Type.String(), Type.Null()]),
  phoneNumber: Type.Union([Type.String(), Type.Null()]),
  /** 0 unverified, 1 verified */
  authStatus: Type.Integer({ minimum: 0, maximum: 1 }),
  defLanguage: Type.String(),
  /** 0 normal, 1 sub account, 2 internal sub account */
  accountType: Type.Integer({ minimum: 0, maximum: 2 }),
  /** Two-factor: 0 disabled, 1 enabled */
  isBindGa: Type.Integer({ minimum: 0, maximum: 1 }),
  chatwootIdentifierHash: Type.Union([Type.String(), Type.Null()]),
  /** What stands against the account, for every page to say; contract/standing.ts reads it. A backend without any of it leaves it out. */
  standing: Type.Optional(
    Type.Object({
      /** Since when an operator has it frozen; null while none has. */
      frozenAt: Since,
      /** Since when its owner has. */
      selfFrozenAt: Since,
      /** Nothing leaves the account before; null when nothing holds it. */
      sendingHeldUntil: Since,
      /** All visitors use it. */
      isShared: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type UserInfo = Static<typeof UserInfo>;

export const LanguageSet = Type.Object({ language: Type.String({ maxLength: 10 }) }, { additionalProperties: false });

export const TrackStatusQuery = Type.Object({ key: Type.String({ pattern: '^[a-z_]{1,40}$' }) });
export const TrackStatus = Type.Object({ key: Type.String(), status: Type.Integer({ minimum: 0, maximum: 1 }) });
export const TrackSave = Type.Object(
  { key: Type.String({ pattern: '^[a-z_]{1,40}$' }), status: Type.Integer({ minimum: 0, maximum: 1 }) },
  { additionalProperties: false },
);
