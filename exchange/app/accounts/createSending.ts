import type { CodeSent } from '@/contract/auth';
import type { PasskeyChallenge } from '@/contract/passkeys';
import type { SessionActor } from '../actor';
import { AppError } from '../appError';
import type { MessageAbout } from '../mail/words/mailWords';
import { admitCall } from './attempts/callGuards';
import { checkCode } from './codes/checkCode';
import { issueOwnTicket } from './codes/sendCode';
import { ticketAbout } from './codes/ticketAbout';
import type { AccountsContext } from './context';
import { originOf } from './devices/origin';
import { checkFactor, type FactorProof } from './factor/checkFactor';
import type { Caller } from './model';
import { ownUser } from './owner/findUser';
import { lockForChange } from './owner/lockForChange';
import { tellOwner } from './owner/tellOwner';
import { challengeFor } from './passkeys/challengeFor';

export interface SendingProof extends FactorProof {
  ticket: string;
  code: string;
}

/** What leaves, as its code was sent for it, and as a passkey signs it. */
export interface WithdrawalOf {
  about: MessageAbout;
  terms: string;
}

/** Where coins go back to, as a passkey signs it, and as the owner is told. */
export interface RefundOf {
  terms: string;
  told: MessageAbout;
}

/** Who asks for money to leave the account, or names where it may go, is asked who they are. */
export interface Sending {
  /** A code for one withdrawal: its message says which, and it is good for no other. @throws AppError rateLimited */
  sendCode(actor: SessionActor, caller: Caller, about: MessageAbout): Promise<CodeSent>;
  /**
   * Takes the code and the second factor where there is one, and uses both up; a passkey has signed these terms.
   * @throws AppError codeInvalid, codeExpired (for another withdrawal's too), secondFactorRequired and what else a wrong factor is refused
   * with; tokenInvalid, rateLimited, and what the account's standing says
   */
  prove(actor: SessionActor, caller: Caller, proof: SendingProof, withdrawal: WithdrawalOf): Promise<void>;
  /**
   * A challenge for a passkey that proves one withdrawal, or one address, and nothing else; which is read once the call is admitted.
   * @throws AppError passkeyElsewhere, rateLimited, and what the terms are refused with
   */
  challenge(actor: SessionActor, caller: Caller, terms: () => Promise<string>): Promise<PasskeyChallenge>;
  /** Takes the second factor of an account that has one, for a new address: a passkey has signed these terms. @throws AppError as `prove` */
  proveForAddress(actor: SessionActor, caller: Caller, proof: FactorProof, terms: string): Promise<void>;
  /**
   * The same for where coins go back to that cannot be credited, of which the owner is told: so many a day. It stands as soon as this was
   * told: whoever sets it does so right after. @throws AppError as `prove`
   */
  proveForRefund(actor: SessionActor, caller: Caller, proof: FactorProof, refund: RefundOf): Promise<void>;
  /** Counts a change of what coins may leave to: a few a day. @throws AppError rateLimited */
  admitChoice(actor: SessionActor): Promise<void>;
}

async function prove(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { ticket, code, ...proof }: SendingProof,
  { about, terms }: WithdrawalOf,
): Promise<void> {
  const { store, clock } = context;
  await admitCall(context, caller, 'withdraw.confirm');
  const user = await ownUser(context, actor);
  const { ticketHash } = await checkCode(context, caller, { ticket, code }, ticketAbout('withdraw', user.id, about));
  const factor = await checkFactor(context, caller, user, 'WITHDRAW', proof, terms);
  const now = clock.now();
  await store.atomically(async (tables) => {
    await lockForChange(tables, actor, now, 'WITHDRAW');
    if (!(await tables.tickets.use(ticketHash, now))) throw new AppError('codeExpired');
    await factor?.spend(tables);
    await tables.activity.add({ userId: user.id, kind: 'WITHDRAW', result: 'PASSED', ...originOf(context, caller), at: now });
  });
}

async function proveForAddress(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  proof: FactorProof,
  terms: string,
): Promise<void> {
  const { store, clock } = context;
  await admitCall(context, caller, 'address.add');
  const user = await ownUser(context, actor);
  const factor = await checkFactor(context, caller, user, 'ADDRESS_ADD', proof, terms);
  const now = clock.now();
  await store.atomically(async (tables) => {
    await lockForChange(tables, actor, now);
    await factor?.spend(tables);
    await tables.activity.add({ userId: user.id, kind: 'ADDRESS_ADD', result: 'PASSED', ...originOf(context, caller), at: now });
  });
}

async function proveForRefund(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  proof: FactorProof,
  { terms, told }: RefundOf,
): Promise<void> {
  const { store, clock } = context;
  await admitCall(context, caller, 'address.add');
  const user = await ownUser(context, actor);
  const factor = await checkFactor(context, caller, user, 'REFUND_ADDRESS', proof, terms);
  await admitChoice(context, actor);
  const now = clock.now();
  await store.atomically(async (tables) => {
    const owner = await lockForChange(tables, actor, now);
    await factor?.spend(tables);
    await tables.activity.add({ userId: user.id, kind: 'REFUND_ADDRESS', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, owner, 'refundAddressSet', told);
  });
}

const admitChoice = ({ guard }: AccountsContext, { userId }: SessionActor): Promise<void> =>
  guard.admit({
    limit: 'sendingChoicesPerAccount',
    about: ['sending choice', userId],
    refusal: 'rateLimited',
    subject: () => `user:${userId}`,
  });

export const createSending = (context: AccountsContext): Sending => ({
  sendCode: async (actor, caller, about) => {
    await admitCall(context, caller, 'withdraw.code');
    return issueOwnTicket(context, caller, await ownUser(context, actor), 'withdraw', { about });
  },
  prove: (actor, caller, proof, withdrawal) => prove(context, actor, caller, proof, withdrawal),
  challenge: (actor, caller, terms) => challengeFor(context, actor, caller, terms),
  proveForAddress: (actor, caller, proof, terms) => proveForAddress(context, actor, caller, proof, terms),
  proveForRefund: (actor, caller, proof, refund) => proveForRefund(context, actor, caller, proof, refund),
  admitChoice: (actor) => admitChoice(context, actor),
});
