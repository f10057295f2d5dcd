import { timingSafeEqual } from 'node:crypto';
import type { CodeSent } from '@/contract/auth';
import type { ActivityKind } from '@/domain/account/activity';
import { AppError } from '../appError';
import { composeMessage } from '../mail/composeMessage';
import { deviceName } from '../mail/deviceName';
import type { MessageKind } from '../mail/words/mailWords';
import type { Guarded } from './attemptGuard';
import { subjectOf } from './callers';
import type { AccountsContext } from './context';
import { maskedAddress } from './identity';
import { CODE_VALID_MS, MAX_CODES_PER_TICKET, MAX_TRIES_PER_CODE, RESEND_AFTER_MS } from './limits';
import { mailboxFor } from './mailboxFor';
import type { Caller, Ticket, TicketPurpose } from './model';
import { originOf } from './security/origin';
import { hashCode, hashToken, newCode, newToken } from './tokens';

type TicketDraft = Omit<Ticket, 'ticketHash' | 'codeHash' | 'tries' | 'sends' | 'expiresAt' | 'resendAt'>;

const messageOf: Record<TicketPurpose, MessageKind> = { register: 'registerCode', login: 'loginCode', forgot: 'forgotCode' };

/** Codes to one email address or phone for one purpose: resetting a stranger's password cannot use up their login codes. */
export const codesTo = (draft: TicketDraft): Guarded => ({
  limit: 'codesPerIdentity',
  about: ['codes', draft.purpose, draft.brand, draft.address],
  refusal: 'rateLimited',
  subject: () => subjectOf(draft.userId, draft.brand, draft),
});

function datesFrom(now: number) {
  return { expiresAt: now + CODE_VALID_MS, resendAt: now + RESEND_AFTER_MS };
}

/** Sends what the ticket says. Composes the message in every case, so that sending nothing takes as long. */
function send({ outbox, brands, clock }: AccountsContext, ticket: Ticket, code: string, caller: Caller): void {
  const isNotice = ticket.delivery === 'notice';
  const message = composeMessage({
    kind: isNotice ? 'alreadyRegistered' : messageOf[ticket.purpose],
    to: ticket.address,
    channel: ticket.channel,
    brand: ticket.brand,
    look: brands.look(ticket.brand),
    language: ticket.language,
    code: isNotice ? undefined : code,
    minutes: CODE_VALID_MS / 60_000,
    device: deviceName(caller.userAgent),
    ip: caller.ip,
    at: clock.now(),
  });
  if (ticket.delivery !== 'nothing') outbox.post(message);
}

/** The same whether or not anything was sent: it depends on the brand, the channel and where the caller sits. */
const answerOf = (context: AccountsContext, caller: Caller, ticketText: string, ticket: Ticket): CodeSent => ({
  ticket: ticketText,
  channel: ticket.channel,
  maskedTarget: maskedAddress(ticket),
  expiresAt: ticket.expiresAt,
  resendAt: ticket.resendAt,
  ...mailboxFor(context, caller, ticket.channel),
});

/** Only a code that really goes out can be right. */
const storedHash = (draft: TicketDraft, ticketText: string, code: string) =>
  draft.delivery === 'code' ? hashCode(ticketText, code) : null;

/** Opens a ticket and sends its code. @throws AppError rateLimited when this address was sent too many. */
export async function issueTicket(context: AccountsContext, caller: Caller, draft: TicketDraft): Promise<CodeSent> {
  await context.guard.admit(codesTo(draft));
  const ticketText = newToken();
  const code = newCode();
  const ticket: Ticket = {
    ...draft,
    ticketHash: hashToken(ticketText),
    codeHash: storedHash(draft, ticketText, code),
    tries: 0,
    sends: 1,
    ...datesFrom(context.clock.now()),
  };
  await context.store.tickets.create(ticket);
  send(context, ticket, code, caller);
  return answerOf(context, caller, ticketText, ticket);
}

const secondsUntil = (at: number, now: number) => Math.max(1, Math.ceil((at - now) / 1_000));

/**
 * Sends a new code on the same ticket; the old one stops working.
 * @throws AppError codeTooSoon within 60 s, codeExpired when the ticket is spent or asks by the other channel, rateLimited
 */
export async function resendCode(
  context: AccountsContext,
  caller: Caller,
  ticketText: string,
  channel: 'email' | 'sms',
): Promise<CodeSent> {
  const { store, clock, guard } = context;
  const old = await store.tickets.find(hashToken(ticketText), caller.brand);
  if (old?.channel !== channel || old.sends >= MAX_CODES_PER_TICKET) throw new AppError('codeExpired');
  const now = clock.now();
  if (now < old.resendAt) throw new AppError('codeTooSoon', secondsUntil(old.resendAt, now));
  await guard.admit(codesTo(old));
  const code = newCode();
  const ticket: Ticket = { ...old, codeHash: storedHash(old, ticketText, code), ...datesFrom(now) };
  const isRenewed = await store.tickets.renew(ticket.ticketHash, old.sends, ticket);
  if (!isRenewed) throw new AppError('codeTooSoon', secondsUntil(ticket.resendAt, now));
  send(context, ticket, code, caller);
  return answerOf(context, caller, ticketText, ticket);
}

const KINDS: Record<TicketPurpose, ActivityKind | undefined> = { login: 'LOGIN', forgot: 'PASSWORD_RESET', register: undefined };

/** A wrong code is shown to the account's owner. */
function noteWrong(context: AccountsContext, caller: Caller, { purpose, userId }: Ticket): void {
  const kind = KINDS[purpose];
  if (kind && userId !== null) context.activity.note({ userId, kind, result: 'WRONG_CODE' }, originOf(context, caller));
}

const isSame = (left: string, right: string) => left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/**
 * The ticket, if the code is right; it is not used up by looking, a wrong code costs a try.
 * @throws AppError codeInvalid with the tries left; codeExpired for a ticket that is spent, too old, tried out or not known
 */
export async function checkCode(
  context: AccountsContext,
  caller: Caller,
  { ticket: ticketText, code }: { ticket: string; code: string },
  isFor: (ticket: Ticket) => boolean,
): Promise<Ticket> {
  const { store, clock } = context;
  const ticketHash = hashToken(ticketText);
  const found = await store.tickets.find(ticketHash, caller.brand);
  if (!found || !isFor(found)) throw new AppError('codeExpired');
  // Counted before it is compared: of a hundred guesses at once five are looked at.
  const ticket = await store.tickets.countTry(ticketHash, clock.now(), MAX_TRIES_PER_CODE);
  if (!ticket) throw new AppError('codeExpired');
  const isRight = ticket.codeHash !== null && isSame(hashCode(ticketText, code), ticket.codeHash);
  if (!isRight) {
    noteWrong(context, caller, ticket);
    throw new AppError('codeInvalid', MAX_TRIES_PER_CODE - ticket.tries);
  }
  await store.tickets.giveTryBack(ticketHash);
  return ticket;
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
