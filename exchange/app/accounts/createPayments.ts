import type { CodeSent } from '@/contract/auth';
import type { PasskeyChallenge } from '@/contract/passkeys';
import type { Actor, SessionActor } from '../actor';
import type { MessageAbout } from '../mail/words/mailWords';
import { admitCall } from './attempts/callGuards';
import { issueOwnTicket } from './codes/sendCode';
import type { AccountsContext } from './context';
import type { Caller } from './model';
import { ownUser } from './owner/findUser';
import { challengeFor } from './passkeys/challengeFor';
import { type FoundReceiver, findReceiver, nameForOthers, type ReceiverParams } from './receivers/findReceiver';
import { type PaymentProof, provePayment, type SaleOf, type SaleProof } from './receivers/provePayment';

/** What sending to other users, and selling for money, asks of accounts. */
export interface Payments {
  findReceiver(actor: Actor, caller: Caller, asked: ReceiverParams): Promise<FoundReceiver>;
  nameForOthers(userId: string): Promise<string>;
  /** A challenge for a passkey that proves a payment on these terms, and no other. @throws AppError passkeyElsewhere, rateLimited */
  challenge(actor: SessionActor, caller: Caller, terms: string): Promise<PasskeyChallenge>;
  prove(actor: SessionActor, caller: Caller, proof: PaymentProof, terms: string): Promise<void>;
  /** A code for one sale: its message says which, and it is good for no other. @throws AppError rateLimited */
  sendSaleCode(actor: SessionActor, caller: Caller, about: MessageAbout): Promise<CodeSent>;
  /** The same as `prove` for coins that are sold, with the code that was sent; their owner is told at once. */
  proveSale(actor: SessionActor, caller: Caller, proof: SaleProof, sale: SaleOf): Promise<void>;
}

export const createPayments = (context: AccountsContext): Payments => ({
  findReceiver: (actor, caller, asked) => findReceiver(context, actor, caller, asked),
  nameForOthers: (userId) => nameForOthers(context, userId),
  challenge: (actor, caller, terms) => challengeFor(context, actor, caller, terms),
  prove: (actor, caller, proof, terms) => provePayment(context, actor, caller, proof, { kind: 'USER_TRANSFER', terms }),
  sendSaleCode: async (actor, caller, about) => {
    await admitCall(context, caller, 'sale.code');
    return issueOwnTicket(context, caller, await ownUser(context, actor), 'sale', { about });
  },
  proveSale: (actor, caller, { ticket, code, ...proof }, sale) =>
    provePayment(context, actor, caller, proof, { kind: 'EXPRESS_SALE', sent: { ticket, code }, ...sale }),
});
