import type { CallData, CallParams } from '@/contract/calls';
import type { SessionActor } from '../actor';
import type { AccountsContext } from './context';
import type { Caller } from './model';
import { sendPasskeyCode, startAddingPasskey } from './ownPasskeys/addPasskey';
import { confirmPasskey } from './ownPasskeys/confirmPasskey';
import { listPasskeys, renamePasskey, setPasskeyLogin } from './ownPasskeys/ownPasskeys';
import { removePasskey } from './ownPasskeys/removePasskey';
import { passkeyChallenge, passkeyLogin, passkeyLoginChallenge, passkeyResetChallenge } from './signIn/passkeyLogin';

/** Signing in and proving oneself with what a browser or a security key holds (WebAuthn, level 3). */
export interface Passkeys {
  loginChallenge(caller: Caller, ticket?: string): Promise<CallData<'passkeyLoginChallenge'>>;
  login(caller: Caller, params: Pick<CallParams<'passkeyLogin'>, 'passkey'>): Promise<CallData<'passkeyLogin'>>;
  resetChallenge(caller: Caller, params: CallParams<'passkeyResetChallenge'>): Promise<CallData<'passkeyResetChallenge'>>;
  list(actor: SessionActor, caller: Caller): Promise<CallData<'passkeys'>>;
  challenge(actor: SessionActor, caller: Caller): Promise<CallData<'passkeyChallenge'>>;
  sendCode(actor: SessionActor, caller: Caller): Promise<CallData<'passkeyCode'>>;
  add(actor: SessionActor, caller: Caller, params: CallParams<'passkeyAdd'>): Promise<CallData<'passkeyAdd'>>;
  confirm(actor: SessionActor, caller: Caller, params: CallParams<'passkeyConfirm'>): Promise<CallData<'passkeyConfirm'>>;
  rename(actor: SessionActor, params: CallParams<'passkeyRename'>): Promise<null>;
  remove(actor: SessionActor, caller: Caller, params: CallParams<'passkeyRemove'>): Promise<CallData<'passkeyRemove'>>;
  setLogin(actor: SessionActor, caller: Caller, params: CallParams<'passkeyLoginSet'>): Promise<null>;
}

export const createPasskeys = (context: AccountsContext): Passkeys => ({
  loginChallenge: (caller, ticket) => passkeyLoginChallenge(context, caller, ticket),
  login: (caller, { passkey }) => passkeyLogin(context, caller, passkey),
  resetChallenge: (caller, params) => passkeyResetChallenge(context, caller, params),
  list: (actor, caller) => listPasskeys(context, actor, caller),
  challenge: (actor, caller) => passkeyChallenge(context, actor, caller),
  sendCode: (actor, caller) => sendPasskeyCode(context, actor, caller),
  add: (actor, caller, params) => startAddingPasskey(context, actor, caller, params),
  confirm: (actor, caller, params) => confirmPasskey(context, actor, caller, params),
  rename: (actor, params) => renamePasskey(context, actor, params),
  remove: (actor, caller, params) => removePasskey(context, actor, caller, params),
  setLogin: (actor, caller, params) => setPasskeyLogin(context, actor, caller, params),
});
