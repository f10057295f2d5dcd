import Type, { type Static } from 'typebox';
import { PASSKEYS_MAX } from '@/domain/account/passkeys';
import { SixDigits, Ticket } from './auth';
import { Id, oneOf, TimestampMs, TypedPassword } from './primitives';
import { factorProof, PasskeyAssertion, RecoveryCodes } from './secondFactor';
import { origin } from './security';

// WebAuthn (level 3) as its JSON forms have it; bytes are base64url. Each challenge is good for minutes, for one try, on one host.

const strict = { additionalProperties: false };

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const Transports = Type.Array(oneOf(TRANSPORTS), { maxItems: TRANSPORTS.length });
const Bytes = (longest: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: longest });
const Credential = Type.Object({ id: Type.String(), type: Type.Literal('public-key'), transports: Type.Optional(Transports) });
const UserVerification = oneOf(['required', 'preferred']);

/** For `navigator.credentials.get`. */
export const PasskeyChallenge = Type.Object({
  options: Type.Object({
    challenge: Type.String(),
    rpId: Type.String(),
    /** ms */
    timeout: Type.Integer(),
    userVerification: UserVerification,
    /** Empty: whichever passkey the browser has. */
    allowCredentials: Type.Array(Credential),
  }),
  expiresAt: TimestampMs,
});
export type PasskeyChallenge = Static<typeof PasskeyChallenge>;

/** With the ticket of a login that waits for its second factor, a challenge for its account; without, one for signing in. */
export const PasskeyLoginAsk = Type.Object({ ticket: Type.Optional(Ticket) }, strict);
export const PasskeyResetAsk = Type.Object({ ticket: Ticket, code: SixDigits }, strict);
export const PasskeyLogin = Type.Object({ passkey: PasskeyAssertion, platform: Type.Literal('PC') }, strict);

/** The code, where the account has no second factor yet; else a proof of it. */
export const PasskeyAdd = Type.Object({ ticket: Type.Optional(Ticket), code: Type.Optional(SixDigits), ...factorProof }, strict);
/** For `navigator.credentials.create`. */
export const PasskeyCreation = Type.Object({
  options: Type.Object({
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
    /** ms */
    timeout: Type.Integer(),
    /** The account's own: an authenticator holds one of an account. */
    excludeCredentials: Type.Array(Credential),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
    attestation: Type.Literal('none'),
  }),
  expiresAt: TimestampMs,
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

const Name = Type.String({ minLength: 1, maxLength: 200 });
const PasskeyRegistration = Type.Object(
  {
    id: Bytes(1400),
    rawId: Bytes(1400),
    type: Type.Literal('public-key'),
    response: Type.Object({ clientDataJSON: Bytes(4000), attestationObject: Bytes(20_000), transports: Type.Optional(Transports) }, strict),
  },
  strict,
);
export type PasskeyRegistration = Static<typeof PasskeyRegistration>;
/** Without a name it is called by its browser and system. */
export const PasskeyConfirm = Type.Object({ passkey: PasskeyRegistration, name: Type.Optional(Name) }, strict);

export const Passkey = Type.Object({
  passkeyId: Id,
  name: Type.String(),
  /** A security key, or a device or password manager. */
  kind: oneOf(['DEVICE', 'KEY']),
  /** Who keeps it, as far as it says; a product's name. */
  provider: Type.Union([Type.String(), Type.Null()]),
  /** Copied to other devices by who keeps it. */
  isSynced: Type.Boolean(),
  /** The one host it works at. */
  host: Type.String(),
  /** Works where this was asked. */
  isHere: Type.Boolean(),
  /** Its counter went back, so there may be a copy of it: it lets nobody in any more. */
  isSuspended: Type.Boolean(),
  /** Where it was added from. */
  ...origin,
  createdAt: TimestampMs,
  lastUsedAt: Type.Union([TimestampMs, Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;
export const Passkeys = Type.Array(Passkey, { maxItems: PASSKEYS_MAX });

export const PasskeyAdded = Type.Object({
  passkey: Passkey,
  /** Told this once, where the passkey is the account's first second factor; null where there are some. */
  recoveryCodes: Type.Union([RecoveryCodes, Type.Null()]),
  /** Other sessions that ended. */
  sessionsEnded: Type.Integer({ minimum: 0 }),
});
export type PasskeyAdded = Static<typeof PasskeyAdded>;

export const PasskeyRename = Type.Object({ passkeyId: Id, name: Name }, strict);
export const PasskeyRemove = Type.Object({ passkeyId: Id, currentPassword: TypedPassword, ...factorProof }, strict);
export const PasskeyRemoved = Type.Object({
  /** Where it was the last second factor: nothing leaves the account before. */
  sendingHeldUntil: Type.Union([TimestampMs, Type.Null()]),
  sessionsEnded: Type.Integer({ minimum: 0 }),
});
export type PasskeyRemoved = Static<typeof PasskeyRemoved>;

/** The proof is needed to switch it on. */
export const PasskeyLoginSet = Type.Object({ isOn: Type.Boolean(), ...factorProof }, strict);
