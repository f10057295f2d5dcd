import Type from 'typebox';
import * as auth from '../auth';
import * as closing from '../closing';
import * as ownData from '../ownData';
import * as passkeys from '../passkeys';
import * as password from '../password';
import { Nothing, pageOf } from '../primitives';
import * as secondFactor from '../secondFactor';
import * as security from '../security';

/** What protects the account, and its end. */
export const securityCalls = {
  antiPhishingSet: {
    summary: 'Set the word that stands in every mail, with the password and the second factor',
    params: secondFactor.AntiPhishingSet,
    data: Type.Null(),
  },
  passwordChange: {
    summary: 'Change the password; ends every other session and holds sending for 24 h',
    params: password.ChangePassword,
    data: password.PasswordChanged,
  },
  authenticatorGenerate: { summary: 'A key for an authenticator app; sends a code', params: Nothing, data: secondFactor.AuthenticatorKey },
  authenticatorBind: {
    summary: 'Bind the authenticator; tells the recovery codes once and ends every other session',
    params: secondFactor.AuthenticatorBind,
    data: secondFactor.AuthenticatorBound,
  },
  authenticatorUnbind: {
    summary: 'Unbind the authenticator; ends every other session and holds sending for 24 h',
    params: secondFactor.AuthenticatorUnbind,
    data: secondFactor.AuthenticatorUnbound,
  },
  recoveryCodesRenew: {
    summary: 'Ten new recovery codes in place of the old ones',
    params: secondFactor.RecoveryCodesRenew,
    data: secondFactor.RecoveryCodesRenewed,
  },
  rememberedDevices: {
    summary: 'Devices that are not asked for the second factor, the latest used first',
    params: Nothing,
    data: Type.Array(secondFactor.RememberedDevice),
  },
  rememberedDeviceForget: { summary: 'Ask one of them again', params: secondFactor.ForgetDevice, data: Type.Null() },
  passkeys: { summary: 'Own passkeys, the oldest first', params: Nothing, data: passkeys.Passkeys },
  passkeyChallenge: { summary: 'A challenge for one of the own passkeys', params: Nothing, data: passkeys.PasskeyChallenge },
  passkeyCode: { summary: 'Send the code that the first passkey needs', params: Nothing, data: auth.CodeSent },
  passkeyAdd: { summary: 'Start adding a passkey', params: passkeys.PasskeyAdd, data: passkeys.PasskeyCreation },
  passkeyConfirm: {
    summary: 'Add the passkey; the first second factor tells the recovery codes once and ends every other session',
    params: passkeys.PasskeyConfirm,
    data: passkeys.PasskeyAdded,
  },
  passkeyRename: { summary: 'Give a passkey another name', params: passkeys.PasskeyRename, data: Type.Null() },
  passkeyRemove: {
    summary: 'Remove a passkey; the last second factor ends every other session and holds sending for 24 h',
    params: passkeys.PasskeyRemove,
    data: passkeys.PasskeyRemoved,
  },
  passkeyLoginSet: {
    summary: 'Whether a passkey is enough to sign in, without the password',
    params: passkeys.PasskeyLoginSet,
    data: Type.Null(),
  },
  securityState: { summary: 'What protects the account', params: Nothing, data: security.SecurityState },
  sessions: { summary: 'Own sessions, the latest used first', params: Nothing, data: Type.Array(security.Session) },
  sessionRevoke: { summary: 'End one of the own sessions', params: security.RevokeSession, data: Type.Null() },
  sessionRevokeOthers: { summary: 'End every own session but this one', params: Nothing, data: security.SessionsRevoked },
  sessionRevokeAll: { summary: 'End every own session, this one too', params: Nothing, data: security.SessionsRevoked },
  sessionActive: { summary: 'The user is at it: the session does not end as idle', params: Nothing, data: Type.Null() },
  activity: {
    summary: 'Logins and what changed the protection, newest first',
    params: security.ActivityQuery,
    data: pageOf(security.Activity),
  },
  accountFreeze: {
    summary: 'Freeze the own account: nothing is traded or sent, its security is not changed; ends every other session',
    params: security.AccountFreeze,
    data: security.AccountFrozen,
  },
  accountUnfreezeVerify: { summary: 'Start ending the own freeze; sends a code', params: Nothing, data: auth.CodeSent },
  accountUnfreezeConfirm: {
    summary: 'End the own freeze with code, password and second factor; holds sending for 24 h',
    params: secondFactor.AccountUnfreeze,
    data: secondFactor.AccountUnfrozen,
  },
  accountClosing: { summary: 'What stands in the way of closing the account', params: Nothing, data: closing.AccountClosing },
  accountClose: {
    summary: 'Close the account for good with password and second factor; everything personal is erased',
    params: closing.AccountClose,
    data: closing.AccountClosed,
  },
  dataExport: {
    summary: 'A link to everything there is about the own account, with password and second factor',
    params: ownData.DataExport,
    data: ownData.DataExportLink,
  },
  dataExportFile: { summary: 'The ZIP of a link', params: ownData.DataExportFile, data: Type.Null() },
} as const;
