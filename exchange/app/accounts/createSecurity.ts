import type { CallData, CallParams } from '@/contract/calls';
import type { Actor, SessionActor } from '../actor';
import { listActivity } from './activity/listActivity';
import { accountClosing, closeAccount } from './closing/closeAccount';
import type { AccountsContext } from './context';
import { freezeAccount } from './freeze/freezeAccount';
import { startUnfreezing, unfreezeAccount } from './freeze/unfreezeAccount';
import type { Caller } from './model';
import { setAntiPhishing } from './security/antiPhishing';
import { changePassword } from './security/changePassword';
import { followExport, startExport } from './security/exportLink';
import { securityState } from './security/securityState';
import { listSessions, revokeAllSessions, revokeOtherSessions, revokeSession } from './sessions/ownSessions';

/** What a user does for the protection of the own account. */
export interface Security {
  state(actor: Actor, caller: Caller): Promise<CallData<'securityState'>>;
  sessions(actor: SessionActor): Promise<CallData<'sessions'>>;
  revokeSession(actor: SessionActor, caller: Caller, sessionId: string): Promise<null>;
  revokeOtherSessions(actor: SessionActor, caller: Caller): Promise<CallData<'sessionRevokeOthers'>>;
  revokeAllSessions(actor: SessionActor, caller: Caller): Promise<CallData<'sessionRevokeAll'>>;
  activity(actor: SessionActor, params: CallParams<'activity'>): Promise<CallData<'activity'>>;
  changePassword(actor: SessionActor, caller: Caller, params: CallParams<'passwordChange'>): Promise<CallData<'passwordChange'>>;
  setAntiPhishing(actor: SessionActor, caller: Caller, params: CallParams<'antiPhishingSet'>): Promise<null>;
  freeze(actor: SessionActor, caller: Caller, params: CallParams<'accountFreeze'>): Promise<CallData<'accountFreeze'>>;
  startUnfreezing(actor: SessionActor, caller: Caller): Promise<CallData<'accountUnfreezeVerify'>>;
  unfreeze(actor: SessionActor, caller: Caller, params: CallParams<'accountUnfreezeConfirm'>): Promise<CallData<'accountUnfreezeConfirm'>>;
  closing(actor: SessionActor): Promise<CallData<'accountClosing'>>;
  close(actor: SessionActor, caller: Caller, params: CallParams<'accountClose'>): Promise<CallData<'accountClose'>>;
  startExport(actor: SessionActor, caller: Caller, params: CallParams<'dataExport'>): Promise<CallData<'dataExport'>>;
  /** Whose data a link leads to. */
  followExport(brand: string, params: CallParams<'dataExportFile'>): Promise<string>;
}

export const createSecurity = (context: AccountsContext): Security => ({
  state: (actor, caller) => securityState(context, actor, caller),
  sessions: (actor) => listSessions(context, actor),
  revokeSession: (actor, caller, sessionId) => revokeSession(context, actor, caller, sessionId),
  revokeOtherSessions: (actor, caller) => revokeOtherSessions(context, actor, caller),
  revokeAllSessions: (actor, caller) => revokeAllSessions(context, actor, caller),
  activity: (actor, params) => listActivity(context, actor, params),
  changePassword: (actor, caller, params) => changePassword(context, actor, caller, params),
  setAntiPhishing: (actor, caller, params) => setAntiPhishing(context, actor, caller, params),
  freeze: (actor, caller, params) => freezeAccount(context, actor, caller, params),
  startUnfreezing: (actor, caller) => startUnfreezing(context, actor, caller),
  unfreeze: (actor, caller, params) => unfreezeAccount(context, actor, caller, params),
  closing: (actor) => accountClosing(context, actor),
  close: (actor, caller, params) => closeAccount(context, actor, caller, params),
  startExport: (actor, caller, params) => startExport(context, actor, caller, params),
  followExport: (brand, params) => followExport(context, brand, params),
});
