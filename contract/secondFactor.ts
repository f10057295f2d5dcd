import Type, { type Static, type TProperties } from 'typebox';
import { FACTOR_METHODS, RECOVERY_CODES } from '@/domain/account/secondFactor';
import { CodeSent, SixDigits, Ticket } from './auth';
import { Id, oneOf, TimestampMs, Token, TypedPassword } from './primitives';
import { origin } from './security';
import { UserInfo } from './user';

const strict = { additionalProperties: false };

/** One of the two; read as people type it. */
const RecoveryCode = Type.String({ minLength: 1, maxLength: 40 });
const Bytes = (longest: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: longest });
/** What a passkey answers to a challenge: WebAuthn's AuthenticationResponseJSON, its bytes in base64url. */
export const PasskeyAssertion = Type.Object(
  {
    id: Bytes(1400),
    rawId: Bytes(1400),
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: Bytes(4000),
        authenticatorData: Bytes(4000),
        signature: Bytes(4000),
        userHandle: Type.Optional(Bytes(100)),
      },
      strict,
    ),
  },
  strict,
);
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;
/** In place of the authenticator's code. */
const otherProof = { recoveryCode: Type.Optional(RecoveryCode), passkey: Type.Optional(PasskeyAssertion) };
/** What a call asks for where the account has a second factor: one of the three. */
export const factorProof = { authenticatorCode: Type.Optional(SixDigits), ...otherProof };
const proven = <Properties extends TProperties>(properties: Properties) => Type.Object({ ...properties, ...factorProof }, strict);

/** The key for an authenticator app; shown until it is bound, never again. A code by email or SMS goes out with it. */
export const AuthenticatorKey = Type.Object({
  ...CodeSent.properties,
  /** Base 32, 160 bits. */
  key: Type.String({ pattern: '^[A-Z2-7]{32}$' }),
  /** The same as apps read it from a QR code (otpauth key URI format). */
  uri: Type.String(),
});
export type AuthenticatorKey = Static<typeof AuthenticatorKey>;

/** Where the account has passkeys already, one of them is asked for, or a recovery code. */
export const AuthenticatorBind = Type.Object({ ticket: Ticket, code: SixDigits, authenticatorCode: SixDigits, ...otherProof }, strict);

export const RecoveryCodes = Type.Array(Type.String(), { minItems: RECOVERY_CODES, maxItems: RECOVERY_CODES });
export const AuthenticatorBound = Type.Object({
  /** Told this once. */
  recoveryCodes: RecoveryCodes,
  /** Other sessions that ended. */
  sessionsEnded: Type.Integer({ minimum: 0 }),
});
export type AuthenticatorBound = Static<typeof AuthenticatorBound>;

export const AuthenticatorUnbind = proven({ currentPassword: TypedPassword });
export const AuthenticatorUnbound = Type.Object({
  /** Nothing leaves the account before. */
  sendingHeldUntil: TimestampMs,
  sessionsEnded: Type.Integer({ minimum: 0 }),
});
export type AuthenticatorUnbound = Static<typeof AuthenticatorUnbound>;

/** null takes the word away. */
export const AntiPhishingSet = proven({
  word: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]),
  currentPassword: TypedPassword,
});

/** One of the two. */
export const RecoveryCodesRenew = Type.Object(
  { authenticatorCode: Type.Optional(SixDigits), passkey: Type.Optional(PasskeyAssertion) },
  strict,
);
export const RecoveryCodesRenewed = Type.Object({ recoveryCodes: RecoveryCodes });

/** The account has a second factor: the login goes on with it. */
export const FactorAsked = Type.Object({
  isBindGa: Type.Literal(1),
  /** What of it can be asked for here; recovery codes always can. Passkeys of another host are none here. */
  methods: Type.Array(oneOf(FACTOR_METHODS)),
  ticket: Ticket,
  expiresAt: TimestampMs,
});
export type FactorAsked = Static<typeof FactorAsked>;

export const LoginAuthenticator = proven({
  ticket: Ticket,
  rememberDevice: Type.Optional(Type.Boolean()),
  platform: Type.Literal('PC'),
});

/** Signed in with the second factor. */
export const SignedInByFactor = Type.Object({
  token: Token,
  expiresAt: TimestampMs,
  user: UserInfo,
  /** For the next logins of this device, which are not asked for the factor; null when it is not to be remembered. */
  device: Type.Union([Type.Object({ deviceToken: Token, expiresAt: TimestampMs }), Type.Null()]),
});
export type SignedInByFactor = Static<typeof SignedInByFactor>;

export const RememberedDevice = Type.Object({
  deviceId: Id,
  ...origin,
  createdAt: TimestampMs,
  lastUsedAt: TimestampMs,
  expiresAt: TimestampMs,
});
export type RememberedDevice = Static<typeof RememberedDevice>;
export const ForgetDevice = Type.Object({ deviceId: Id }, strict);

/** Ends the owner's own freeze, with everything the account is proven by. */
export const AccountUnfreeze = proven({
  ticket: Ticket,
  code: SixDigits,
  currentPassword: TypedPassword,
});
export const AccountUnfrozen = Type.Object({
  /** Nothing leaves the account before. */
  sendingHeldUntil: TimestampMs,
});
