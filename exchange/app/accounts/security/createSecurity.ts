import type { CallData, CallParams } from '@/contract/calls';
import type { Actor, SessionActor } from '../../actor';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { changePassword } from './changePassword';
import { listActivity } from './listActivity';
import { listSessions, revokeOtherSessions, revokeSession } from './ownSessions';
import { securityState } from './securityState';
import { sweepAccounts } from './sweepAccounts';

/** What a user does for the protection of the own account. */
export interface Security {
  state(actor: Actor): Promise<CallData<'securityState'>>;
  sessions(actor: SessionActor): Promise<CallData<'sessions'>>;
  revokeSession(actor: SessionActor, caller: Caller, sessionId: string): Promise<null>;
  revokeOtherSessions(actor: SessionActor, caller: Caller): Promise<CallData<'sessionRevokeOthers'>>;
  activity(actor: Actor, params: CallParams<'activity'>): Promise<CallData<'activity'>>;
  changePassword(actor: SessionActor, caller: Caller, params: CallParams<'passwordChange'>): Promise<CallData<'passwordChange'>>;
  /** To be called now and then. */
  sweep(): Promise<void>;
}

export const createSecurity = (context: AccountsContext): Security => ({
  state: (actor) => securityState(context, actor),
  sessions: (actor) => listSessions(context, actor),
  revokeSession: (actor, caller, sessionId) => revokeSession(context, actor, caller, sessionId),
  revokeOtherSessions: (actor, caller) => revokeOtherSessions(context, actor, caller),
  activity: (actor, params) => listActivity(context, actor, params),
  changePassword: (actor, caller, params) => changePassword(context, actor, caller, params),
  sweep: () => sweepAccounts(context),
});
