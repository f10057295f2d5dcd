import type { SessionActor } from '../../actor';
import type { MessageAbout } from '../../mail/words/mailWords';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { FactorProof } from '../factor/checkFactor';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { tellOwner } from '../owner/tellOwner';

export type PaymentProof = FactorProof & { currentPassword: string };

/** What leaves, and what its owner is told of it at once, with a link that locks the account. */
type Leaving = { kind: 'USER_TRANSFER' } | { kind: 'EXPRESS_SALE'; about: MessageAbout };
const CALLS = { USER_TRANSFER: 'user.transfer', EXPRESS_SALE: 'express.sale' } as const;

/**
 * Asks who sends money away for everything the account is proven by, and whether it may leave, with the account's row locked.
 * @throws AppError credentialsInvalid, secondFactorRequired and what else a wrong factor is refused with, rateLimited, tokenInvalid, and
 * what the account's standing says
 */
export async function provePayment(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  proof: PaymentProof,
  leaving: Leaving,
): Promise<void> {
  const { store, clock } = context;
  const { kind } = leaving;
  await admitCall(context, caller, CALLS[kind]);
  const user = await ownUser(context, actor);
  const factor = await proveOwner(context, actor, caller, user, proof, kind);
  await store.atomically(async (tables) => {
    const now = clock.now();
    await lockForChange(tables, actor, now, 'WITHDRAW');
    await factor?.spend(tables);
    await tables.activity.add({ userId: user.id, kind, result: 'PASSED', ...originOf(context, caller), at: now });
    if (leaving.kind === 'EXPRESS_SALE') await tellOwner(context, tables, caller, user, 'saleAsked', leaving.about);
  });
}
