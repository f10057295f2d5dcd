import Type, { type Static } from 'typebox';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { Email, TimestampMs, Token, TypedPassword } from './primitives';
import { UserInfo } from './user';

const strict = { additionalProperties: false };

/** Solved altcha payload or reCAPTCHA token. */
const Captcha = Type.String({ minLength: 1, maxLength: 4000 });
export const Ticket = Type.String({ minLength: 20, maxLength: 200 });
export const SixDigits = Type.String({ pattern: `^\\d{${CODE_LENGTH}}$` });
export const DialingCode = Type.String({ pattern: '^\\d{1,4}$' });

/** Who signs in: an email address, or a phone number with its dialing code (digits only). */
const byEmailOrPhone = {
  email: Type.Optional(Email),
  phone: Type.Optional(Type.String({ pattern: '^\\d{4,15}$' })),
  dialingCode: Type.Optional(DialingCode),
};

export const Countries = Type.Array(Type.Object({ iso2: Type.String(), name: Type.String(), dialingCode: Type.String() }));

export const CaptchaQuery = Type.Object({
  target: Type.Optional(Type.Union([Type.Literal('login'), Type.Literal('register'), Type.Literal('forgot')])),
});
export const CaptchaChallenge = Type.Union([
  Type.Object({
    provider: Type.Literal('altcha'),
    /** Handed to the altcha solver as it is. */
    challenge: Type.Unknown(),
  }),
  Type.Object({ provider: Type.Literal('recaptcha'), siteKey: Type.String() }),
]);
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

/** A code as a user typed or followed it. */
export const InvitationQuery = Type.Object({ code: Type.String({ pattern: '^[ -~]{1,40}$' }) }, strict);
export const Invitation = Type.Object({ isKnown: Type.Boolean() });

export const RegisterVerify = Type.Object(
  {
    ...byEmailOrPhone,
    password: TypedPassword,
    /** Plain ASCII; what nobody has is refused with referralInvalid. */
    referralCode: Type.Optional(Type.String({ pattern: '^[ -~]{0,40}$' })),
    isTermsAccepted: Type.Boolean(),
    language: Type.Optional(Type.String({ maxLength: 10 })),
    captcha: Captcha,
  },
  strict,
);

export const LoginVerify = Type.Object(
  { ...byEmailOrPhone, password: TypedPassword, captcha: Captcha, platform: Type.Literal('PC') },
  strict,
);

export const ForgotVerify = Type.Object({ ...byEmailOrPhone, captcha: Captcha }, strict);

/** A code is on its way (or the answer looks as if it were: whether the account exists is never told). */
export const CodeSent = Type.Object({
  ticket: Ticket,
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  /** Where the code went, masked as on screen. */
  maskedTarget: Type.String(),
  expiresAt: TimestampMs,
  /** Earliest time another code may be asked for. */
  resendAt: TimestampMs,
  /**
   * There where messages of this channel are not sent but wait in the mailbox page: on practice brands its address for who sits at the
   * exchange's own machine, which alone can open it; null for everybody else.
   */
  mailbox: Type.Optional(Type.Union([Type.String({ format: 'uri' }), Type.Null()])),
});
export type CodeSent = Static<typeof CodeSent>;

export const CodeConfirm = Type.Object({ ticket: Ticket, code: SixDigits }, strict);
export const LoginConfirm = Type.Object(
  {
    ticket: Ticket,
    code: SixDigits,
    platform: Type.Literal('PC'),
    /** Of a device that is remembered: the second factor is not asked for. */
    deviceToken: Type.Optional(Token),
  },
  strict,
);
export const ResendCode = Type.Object({ ticket: Ticket }, strict);
export const SmsCodeValid = Type.Object({ isValid: Type.Boolean() });

export const SignedIn = Type.Object({
  token: Token,
  expiresAt: TimestampMs,
  user: UserInfo,
});
export type SignedIn = Static<typeof SignedIn>;

/** `token` is what the link of a mail carries behind its #. */
export const LockAccount = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) }, strict);
export const AccountLocked = Type.Object({ lockedAt: TimestampMs, maskedTarget: Type.String() });
export type AccountLocked = Static<typeof AccountLocked>;

export const Logout = Type.Object({ platform: Type.Literal('PC') }, strict);
