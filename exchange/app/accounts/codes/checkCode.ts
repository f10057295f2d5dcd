import { AppError } from '../../appError';
import { isSameSecret } from '../../constantTime';
import { hashToken } from '../../tokens';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller, Ticket, TicketPurpose } from '../model';
import { hashCode } from './code';
import { guessesOf } from './codeGuards';
import { MAX_TRIES_PER_CODE } from './codeLimits';
import { PURPOSES } from './purposes';

/** A wrong code is shown to the account's owner. */
function noteWrong(context: AccountsContext, caller: Caller, { purpose, userId }: Ticket): void {
  const kind = PURPOSES[purpose].activity;
  if (kind && userId !== null) context.activity.note({ userId, kind, result: 'WRONG_CODE' }, originOf(context, caller));
}

/** Which tickets of a user are for what a code is typed for. */
export const ownTicket =
  (purpose: TicketPurpose, userId: string) =>
  (ticket: Pick<Ticket, 'purpose' | 'userId'>): boolean =>
    ticket.purpose === purpose && ticket.userId === userId;

/**
 * The ticket, if the code is right; it is not used up by looking, a wrong code costs a try.
 * @throws AppError codeInvalid with the tries left; codeExpired for a ticket that is spent, too old, tried out or not known;
 * rateLimited after too many wrong ones over all tickets
 */
export async function checkCode(
  context: AccountsContext,
  caller: Caller,
  { ticket: ticketText, code }: { ticket: string; code: string },
  isFor: (ticket: Ticket) => boolean,
): Promise<Ticket> {
  const { store, clock, guard } = context;
  const ticketHash = hashToken(ticketText);
  const found = await store.tickets.find(ticketHash, caller.brand);
  if (!found || !isFor(found) || found.expiresAt <= clock.now() || found.tries >= MAX_TRIES_PER_CODE) throw new AppError('codeExpired');
  const look = async () => {
    // Of a hundred guesses at once five are looked at.
    const ticket = await store.tickets.countTry(ticketHash, clock.now(), MAX_TRIES_PER_CODE);
    if (!ticket) throw new AppError('codeExpired');
    const isRight = ticket.codeHash !== null && isSameSecret(hashCode(ticketText, code), ticket.codeHash);
    if (isRight) await store.tickets.giveTryBack(ticketHash);
    return { ticket, isRight };
  };
  const { ticket, isRight } = await guard.tryOut(guessesOf(found, caller), look, (compared) => !compared.isRight);
  if (isRight) return ticket;
  noteWrong(context, caller, ticket);
  throw new AppError('codeInvalid', MAX_TRIES_PER_CODE - ticket.tries);
}

/** Whether the code of an SMS ticket is right, without using it up. @throws AppError codeExpired */
export async function validateSmsCode(
  context: AccountsContext,
  caller: Caller,
  params: { ticket: string; code: string },
): Promise<{ isValid: boolean }> {
  try {
    await checkCode(context, caller, params, ({ channel }) => channel === 'sms');
    return { isValid: true };
  } catch (error) {
    if (error instanceof AppError && error.codeName === 'codeInvalid') return { isValid: false };
    throw error;
  }
}
