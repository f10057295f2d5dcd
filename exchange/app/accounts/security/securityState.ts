import type { SecurityState } from '@/contract/security';
import type { Actor } from '../../actor';
import type { AccountsContext } from '../context';
import { methodsOf } from '../factor/methods';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';

/** What protects the account, and what is held. @throws AppError tokenInvalid when the account is gone */
export async function securityState(context: AccountsContext, actor: Actor, caller: Caller): Promise<SecurityState> {
  const { store, clock } = context;
  const user = await ownUser(context, actor);
  const { passwordChangedAt, sendingHeldUntil, antiPhishing, authenticatorBoundAt } = user;
  const isHeld = sendingHeldUntil !== null && sendingHeldUntil > clock.now();
  return {
    passwordChangedAt,
    sendingHeldUntil: isHeld ? sendingHeldUntil : null,
    antiPhishingWord: antiPhishing,
    authenticatorBoundAt,
    passkeys: user.passkeys,
    methods: await methodsOf(context, caller, store, user),
    isPasskeyLoginOn: user.isPasskeyLoginOn,
    recoveryCodesLeft: await store.recoveryCodes.count(user.id),
  };
}
