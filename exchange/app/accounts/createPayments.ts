import type { Actor, SessionActor } from '../actor';
import type { AccountsContext } from './context';
import type { FactorProof } from './factor/checkFactor';
import type { Caller } from './model';
import { type FoundReceiver, findReceiver, nameForOthers, type ReceiverParams } from './receivers/findReceiver';
import { provePayment } from './receivers/provePayment';

/** What sending to other users asks of accounts. */
export interface Payments {
  findReceiver(actor: Actor, caller: Caller, asked: ReceiverParams): Promise<FoundReceiver>;
  nameForOthers(userId: string): Promise<string>;
  prove(actor: SessionActor, caller: Caller, proof: FactorProof & { currentPassword: string }): Promise<void>;
}

export const createPayments = (context: AccountsContext): Payments => ({
  findReceiver: (actor, caller, asked) => findReceiver(context, actor, caller, asked),
  nameForOthers: (userId) => nameForOthers(context, userId),
  prove: (actor, caller, proof) => provePayment(context, actor, caller, proof),
});
