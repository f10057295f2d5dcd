import Type from 'typebox';
import * as auth from '../auth';
import * as passkeys from '../passkeys';
import * as password from '../password';
import { Nothing } from '../primitives';
import * as secondFactor from '../secondFactor';

/** Ways in and out, and a forgotten password. */
export const signInCalls = {
  countries: { summary: 'Countries with dialing codes', params: Nothing, data: auth.Countries },
  invitation: { summary: 'Whether a referral code is a user’s', params: auth.InvitationQuery, data: auth.Invitation },
  captchaChallenge: { summary: 'A captcha challenge', params: auth.CaptchaQuery, data: auth.CaptchaChallenge },
  registerVerify: { summary: 'Start registering; sends a code', params: auth.RegisterVerify, data: auth.CodeSent },
  registerConfirm: { summary: 'Finish registering with the code', params: auth.CodeConfirm, data: auth.SignedIn },
  loginVerify: { summary: 'Log in with a password; sends a code', params: auth.LoginVerify, data: auth.CodeSent },
  loginConfirm: {
    summary: 'Log in with the code; an account with a second factor is asked for it next, except on remembered devices',
    params: auth.LoginConfirm,
    data: Type.Union([auth.SignedIn, secondFactor.FactorAsked]),
  },
  loginAuthenticator: {
    summary: 'Finish logging in with the authenticator, a passkey or a recovery code',
    params: secondFactor.LoginAuthenticator,
    data: secondFactor.SignedInByFactor,
  },
  passkeyLoginChallenge: {
    summary: 'A challenge for passkeys: to sign in with one, or for the second factor of a login',
    params: passkeys.PasskeyLoginAsk,
    data: passkeys.PasskeyChallenge,
  },
  passkeyLogin: { summary: 'Sign in with a passkey alone', params: passkeys.PasskeyLogin, data: auth.SignedIn },
  sendEmailCode: { summary: 'Send the code of a ticket again by email', params: auth.ResendCode, data: auth.CodeSent },
  sendSmsCode: { summary: 'Send the code of a ticket again by SMS', params: auth.ResendCode, data: auth.CodeSent },
  validateSmsCode: { summary: 'Whether a code is right, without using it up', params: auth.CodeConfirm, data: auth.SmsCodeValid },
  lockAccount: { summary: 'Lock the account by the link of a mail', params: auth.LockAccount, data: auth.AccountLocked },
  logout: { summary: 'Revoke the session', params: auth.Logout, data: Type.Null() },
  forgotPasswordVerify: { summary: 'Forgot password; sends a code if the account exists', params: auth.ForgotVerify, data: auth.CodeSent },
  forgotPasswordCheck: {
    summary: 'Verify the code for a new password, without using it up; a wrong one counts as at the confirmation',
    params: auth.CodeConfirm,
    data: Type.Null(),
  },
  forgotPasswordConfirm: {
    summary: 'Set a new password with the code; revokes every session',
    params: password.ForgotConfirm,
    data: Type.Null(),
  },
  passkeyResetChallenge: {
    summary: 'A challenge for a passkey as the second factor of a reset whose code is right',
    params: passkeys.PasskeyResetAsk,
    data: passkeys.PasskeyChallenge,
  },
} as const;
