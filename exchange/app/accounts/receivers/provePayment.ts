import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import type { MessageAbout } from '../../mail/words/mailWords';
import { admitCall } from '../attempts/callGuards';
import { checkCode } from '../codes/checkCode';
import { ticketAbout } from '../codes/ticketAbout';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { FactorProof } from '../factor/checkFactor';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { tellOwner } from '../owner/tellOwner';

export type PaymentProof = FactorProof & { currentPassword: string };

export type SaleProof = PaymentProof & { ticket: string; code: string };

/** What is sold, as its proofs name it, and as its owner is told. */
export interface SaleOf {
  /** What a passkey signs. */
  terms: string;
  /** What the code was sent for. */
  confirmed: MessageAbout;
  told: MessageAbout;
}

/**
 * What leaves, on terms that a passkey has signed and no other: to a user, or sold. A sale takes the code that was sent for it as well, and
 * its owner is told at once, with a link that locks the account.
 */
type Leaving = { kind: 'USER_TRANSFER'; terms: string } | ({ kind: 'EXPRESS_SALE'; sent: Pick<SaleProof, 'ticket' | 'code'> } & SaleOf);
const CALLS = { USER_TRANSFER: 'user.transfer', EXPRESS_SALE: 'express.sale' } as const;

async function checkSent(context: AccountsContext, caller: Caller, userId: string, leaving: Leaving): Promise<string | undefined> {
  if (leaving.kind !== 'EXPRESS_SALE') return undefined;
  const { ticketHash } = await checkCode(context, caller, leaving.sent, ticketAbout('sale', userId, leaving.confirmed));
  return ticketHash;
}

/**
 * Asks who sends money away for everything the account is proven by, and whether it may leave, with the account's row locked.
 * @throws AppError for a sale codeInvalid and codeExpired, for another sale's too; credentialsInvalid, secondFactorRequired and what else a wrong factor is refused with, rateLimited, tokenInvalid, and
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
  const ticketHash = await checkSent(context, caller, user.id, leaving);
  const factor = await proveOwner(context, actor, caller, user, proof, kind, leaving.terms);
  await store.atomically(async (tables) => {
    const now = clock.now();
    await lockForChange(tables, actor, now, 'WITHDRAW');
    if (ticketHash !== undefined && !(await tables.tickets.use(ticketHash, now))) throw new AppError('codeExpired');
    await factor?.spend(tables);
    await tables.activity.add({ userId: user.id, kind, result: 'PASSED', ...originOf(context, caller), at: now });
    if (leaving.kind === 'EXPRESS_SALE') await tellOwner(context, tables, caller, user, 'saleAsked', leaving.told);
  });
}
