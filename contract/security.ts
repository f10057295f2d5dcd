import Type, { type Static } from 'typebox';
import { ACTIVITY_KINDS, ACTIVITY_RESULTS } from '@/domain/account/activity';
import { DEVICE_KINDS } from '@/domain/account/device';
import { FACTOR_METHODS } from '@/domain/account/secondFactor';
import { Id, oneOf, PageQuery, TimestampMs } from './primitives';

const strict = { additionalProperties: false };

/** What a user agent says of itself; null where it says nothing known. Names of products, not translated. */
export const Device = Type.Object({
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  kind: oneOf(DEVICE_KINDS),
});

/** Where a call came from. */
export const origin = {
  device: Device,
  ip: Type.String(),
  /** ISO 3166-1 alpha-2, by a trusted proxy or by who the address is registered to; null when neither knows. */
  country: Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()]),
};

export const Session = Type.Object({
  sessionId: Id,
  ...origin,
  createdAt: TimestampMs,
  /** To the minute. Reading does not count, so that an open page alone keeps nobody logged in. */
  lastActiveAt: TimestampMs,
  expiresAt: TimestampMs,
  /** The session that asks. */
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

export const RevokeSession = Type.Object({ sessionId: Id }, strict);
export const SessionsRevoked = Type.Object({ count: Type.Integer({ minimum: 0 }) });

export const ActivityQuery = Type.Object({
  ...PageQuery,
  kind: Type.Optional(oneOf(ACTIVITY_KINDS)),
  /** Inclusive. */
  fromTime: Type.Optional(TimestampMs),
});
export const Activity = Type.Object({
  activityId: Id,
  kind: oneOf(ACTIVITY_KINDS),
  result: oneOf(ACTIVITY_RESULTS),
  ...origin,
  at: TimestampMs,
});
export type Activity = Static<typeof Activity>;

/** What the security page says of the account. */
export const SecurityState = Type.Object({
  /** When the password was set last; null when it is the first one. */
  passwordChangedAt: Type.Union([TimestampMs, Type.Null()]),
  /** null when nothing holds sending. */
  sendingHeldUntil: Type.Union([TimestampMs, Type.Null()]),
  /** Stands in every mail; null when none is set. */
  antiPhishingWord: Type.Union([Type.String(), Type.Null()]),
  /** null when no authenticator is bound. */
  authenticatorBoundAt: Type.Union([TimestampMs, Type.Null()]),
  passkeys: Type.Integer({ minimum: 0 }),
  /** What can be asked for as a second factor where this was asked; passkeys of another host cannot. */
  methods: Type.Array(oneOf(FACTOR_METHODS)),
  /** Whether a passkey is enough to sign in, without the password. */
  isPasskeyLoginOn: Type.Boolean(),
  /** Unused ones. */
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
});

export type SecurityState = Static<typeof SecurityState>;

export const AccountFreeze = Type.Object(
  {
    /** Those of halted markets rest all the same. */
    cancelOrders: Type.Boolean(),
  },
  strict,
);
export const AccountFrozen = Type.Object({
  frozenAt: TimestampMs,
  canceledOrders: Type.Integer({ minimum: 0 }),
  /** Other sessions that ended. */
  sessionsEnded: Type.Integer({ minimum: 0 }),
});
