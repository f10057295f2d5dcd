import type { CodeSent } from '@/contract/auth';
import { AppError } from '../../appError';
import { composeMessage } from '../../mail/composeMessage';
import { deviceName } from '../../mail/deviceName';
import { maskedAddress } from '../../maskedAddress';
import { mailDelivery, newMessageId } from '../../outbox/mailDelivery';
import { type NewDelivery, URGENCY } from '../../outbox/outboxStore';
import { hashToken, newToken } from '../../tokens';
import type { AccountsContext } from '../context';
import type { Caller, Ticket, TicketPurpose, User } from '../model';
import { findUser } from '../owner/findUser';
import { reachedAt } from '../owner/reachedAt';
import { hashCode, newCode } from './code';
import { sendingOf } from './codeGuards';
import { CODE_VALID_MS, MAX_CODES_PER_TICKET, RESEND_AFTER_MS } from './codeLimits';
import { mailboxFor } from './mailboxFor';
import { PURPOSES } from './purposes';

/** What is asked for with a code, and what a ticket carries until then: most carry nothing. */
type TicketDraft = Pick<Ticket, 'channel' | 'address' | 'brand' | 'purpose' | 'delivery' | 'userId' | 'language'> &
  Partial<Pick<Ticket, 'passwordHash' | 'passwordChangedAt' | 'referredBy' | 'sealedKey' | 'about'>>;

function datesFrom(now: number) {
  return { expiresAt: now + CODE_VALID_MS, resendAt: now + RESEND_AFTER_MS };
}

/**
 * The message of a ticket. Looks for the account, composes and writes it in every case, also where nothing is sent: what a call takes,
 * and what it leaves behind to be worked off, does not tell.
 */
async function deliveryOf(context: AccountsContext, ticket: Ticket, code: string, caller: Caller): Promise<NewDelivery> {
  const { sealer, brands, clock } = context;
  const isNotice = ticket.delivery === 'notice';
  const kind = isNotice ? 'alreadyRegistered' : PURPOSES[ticket.purpose].message;
  if (!kind) throw new Error(`a ticket for ${ticket.purpose} has no message`);
  const owner = await findUser(context, ticket.brand, ticket);
  const message = composeMessage({
    id: newMessageId(),
    kind,
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
    timeZone: owner?.timeZone,
    word: owner?.antiPhishing,
    about: ticket.about ?? undefined,
  });
  const isSent = ticket.delivery !== 'nothing';
  return mailDelivery(sealer, message, {
    userId: owner?.id ?? null,
    urgency: URGENCY.code,
    createdAt: clock.now(),
    expiresAt: ticket.expiresAt,
    isSent,
  });
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
const storedHash = (draft: Pick<Ticket, 'delivery'>, ticketText: string, code: string) =>
  draft.delivery === 'code' ? hashCode(ticketText, code) : null;

/**
 * Opens a ticket and sends its code. @throws AppError rateLimited when this address was sent too many, or the caller sent too many texts.
 */
export async function issueTicket(context: AccountsContext, caller: Caller, draft: TicketDraft): Promise<CodeSent> {
  await context.guard.admit(...sendingOf(draft, caller));
  const ticketText = newToken();
  const code = newCode();
  const ticket: Ticket = {
    passwordHash: null,
    passwordChangedAt: null,
    referredBy: null,
    sealedKey: null,
    about: null,
    ...draft,
    ticketHash: hashToken(ticketText),
    codeHash: storedHash(draft, ticketText, code),
    tries: 0,
    sends: 1,
    ...datesFrom(context.clock.now()),
  };
  const delivery = await deliveryOf(context, ticket, code, caller);
  await context.store.atomically(async (tables) => {
    await tables.tickets.create(ticket);
    await tables.outbox.add(delivery);
  });
  return answerOf(context, caller, ticketText, ticket);
}

/** A code to the owner of an account, for something of the own account. @throws AppError rateLimited */
export const issueOwnTicket = (
  context: AccountsContext,
  caller: Caller,
  user: User,
  purpose: TicketPurpose,
  { sealedKey = null, about = null }: Partial<Pick<Ticket, 'sealedKey' | 'about'>> = {},
): Promise<CodeSent> => {
  const { brand, id: userId, language } = user;
  return issueTicket(context, caller, { ...reachedAt(user), brand, purpose, delivery: 'code', userId, sealedKey, about, language });
};

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
  if (old?.channel !== channel || old.purpose === 'factor' || old.sends >= MAX_CODES_PER_TICKET) throw new AppError('codeExpired');
  const now = clock.now();
  if (now < old.resendAt) throw new AppError('codeTooSoon', secondsUntil(old.resendAt, now));
  await guard.admit(...sendingOf(old, caller));
  const code = newCode();
  const ticket: Ticket = { ...old, codeHash: storedHash(old, ticketText, code), ...datesFrom(now) };
  const delivery = await deliveryOf(context, ticket, code, caller);
  await store.atomically(async (tables) => {
    const isRenewed = await tables.tickets.renew(ticket.ticketHash, old.sends, ticket);
    if (!isRenewed) throw new AppError('codeTooSoon', secondsUntil(ticket.resendAt, now));
    await tables.outbox.add(delivery);
  });
  return answerOf(context, caller, ticketText, ticket);
}
