import type { CallData, CallParams } from '@/contract/calls';
import type { Actor, SessionActor } from '../actor';
import type { AuditRecord } from '../auditRecord';
import type { AccountsContext } from './context';
import { forgetDevice, listDevices } from './devices/rememberedDevices';
import { bindAuthenticator, generateAuthenticator } from './factor/bindAuthenticator';
import { renewRecoveryCodes } from './factor/renewRecoveryCodes';
import { resetFactor } from './factor/resetFactor';
import { unbindAuthenticator } from './factor/unbindAuthenticator';
import type { Caller } from './model';
import { loginAuthenticator } from './signIn/loginFactor';

/** What a login asks for besides the password and the code. */
export interface SecondFactor {
  generate(actor: SessionActor, caller: Caller): Promise<CallData<'authenticatorGenerate'>>;
  bind(actor: SessionActor, caller: Caller, params: CallParams<'authenticatorBind'>): Promise<CallData<'authenticatorBind'>>;
  unbind(actor: SessionActor, caller: Caller, params: CallParams<'authenticatorUnbind'>): Promise<CallData<'authenticatorUnbind'>>;
  renewRecoveryCodes(actor: SessionActor, caller: Caller, proof: CallParams<'recoveryCodesRenew'>): Promise<CallData<'recoveryCodesRenew'>>;
  login(caller: Caller, params: CallParams<'loginAuthenticator'>): Promise<CallData<'loginAuthenticator'>>;
  devices(actor: Actor): Promise<CallData<'rememberedDevices'>>;
  forgetDevice(actor: Actor, caller: Caller, deviceId: string): Promise<null>;
  /** For operators. */
  reset(userId: string, audit: AuditRecord): Promise<{ sendingHeldUntil: number }>;
}

export const createSecondFactor = (context: AccountsContext): SecondFactor => ({
  generate: (actor, caller) => generateAuthenticator(context, actor, caller),
  bind: (actor, caller, params) => bindAuthenticator(context, actor, caller, params),
  unbind: (actor, caller, params) => unbindAuthenticator(context, actor, caller, params),
  renewRecoveryCodes: (actor, caller, proof) => renewRecoveryCodes(context, actor, caller, proof),
  login: (caller, params) => loginAuthenticator(context, caller, params),
  devices: (actor) => listDevices(context, actor),
  forgetDevice: (actor, caller, deviceId) => forgetDevice(context, actor, caller, deviceId),
  reset: (userId, audit) => resetFactor(context, userId, audit),
});
