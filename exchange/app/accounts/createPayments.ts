import type { Actor, SessionActor } from '../actor';
import type { MessageAbout } from '../mail/words/mailWords';
import type { AccountsContext } from './context';
import type { Caller } from './model';
import { type FoundReceiver, findReceiver, nameForOthers, type ReceiverParams } from './receivers/findReceiver';
import { type PaymentProof, provePayment } from './receivers/provePayment';

/** What sending to other users, and selling for money, asks of accounts. */
export interface Payments {
  findReceiver(actor: Actor, caller: Caller, asked: ReceiverParams): Promise<FoundReceiver>;
  nameForOthers(userId: string): Promise<string>;
  prove(actor: SessionActor, caller: Caller, proof: PaymentProof): Promise<void>;
  /** The same for coins that are sold; their owner is told at once. */
  proveSale(actor: SessionActor, caller: Caller, proof: PaymentProof, about: MessageAbout): Promise<void>;
}

export const createPayments = (context: AccountsContext): Payments => ({
  findReceiver: (actor, caller, asked) => findReceiver(context, actor, caller, asked),
  nameForOthers: (userId) => nameForOthers(context, userId),
  prove: (actor, caller, proof) => provePayment(context, actor, caller, proof, { kind: 'USER_TRANSFER' }),
  proveSale: (actor, caller, proof, about) => provePayment(context, actor, caller, proof, { kind: 'EXPRESS_SALE', about }),
});
