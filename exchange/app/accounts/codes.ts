import { timingSafeEqual } from 'node:crypto';
import type { CodeSent } from '@/contract/auth';
import type { ActivityKind } from '@/domain/account/activity';
import { networkOf } from '@/domain/network/visitorNetwork';
import { AppError } from '../appError';
import { composeMessage } from '../mail/composeMessage';
import { deviceName } from '../mail/deviceName';
import type { MessageKind } from '../mail/words/mailWords';
import { mailDelivery, newMessageId } from '../outbox/mailDelivery';
import { type NewDelivery, URGENCY } from '../outbox/outboxStore';
import type { Guarded } from './attemptGuard';
import { findUser, subjectOf } from './callers';
import type { AccountsContext } from './context';
import { maskedAddress } from './identity';
import { type AccountLimits, CODE_VALID_MS, MAX_CODES_PER_TICKET, MAX_TRIES_PER_CODE, RESEND_AFTER_MS } from './limits';
import { mailboxFor } from './mailboxFor';
import type { Caller, Ticket, TicketPurpose } from './model';
import { originOf } from './security/origin';
import { hashCode, hashToken, newCode, newToken } from './tokens';

type TicketDraft = Omit<Ticket, 'ticketHash' | 'codeHash' | 'tries' | 'sends' | 'expiresAt' | 'resendAt'>;
/** What codes are counted by. */
type CodesOf = Pick<Ticket, 'purpose' | 'brand' | 'address' | 'userId' | 'channel'>;

/** A login that waits for its second factor has no message. */
const messageOf: Partial<Record<TicketPurpose, MessageKind>> = {
  register: 'registerCode',
  login: 'loginCode',
  forgot: 'forgotCode',
  authenticator: 'authenticatorCode',
  passkey: 'passkeyCode',
  unfreeze: 'unfreezeCode',
};

/** Codes to one email address or phone for one purpose: resetting a stranger's password cannot use up their login codes. */
export const codesTo = (draft: CodesOf): Guarded => ({
  limit: 'codesPerIdentity',
  about: ['codes', draft.purpose, draft.brand, draft.address],
  refusal: 'rateLimited',
  subject: () => subjectOf(draft.userId, draft.brand, draft),
});

function datesFrom(now: number) {
  return { expiresAt: now + CODE_VALID_MS, resendAt: now + RESEND_AFTER_MS };
}

/** Limits for one account from one address, and for one account from anywhere. */
const GUESSES: Record<TicketPurpose, readonly [keyof AccountLimits, keyof AccountLimits] | undefined> = {
  // A right code resets or binds without anything else asked.
  forgot: ['guessesPerAccountAndAddress', 'guessesPerAccount'],
  authenticator: ['guessesPerAccountAndAddress', 'guessesPerAccount'],
  passkey: ['guessesPerAccountAndAddress', 'guessesPerAccount'],
  // Nobody is kept from trading by it for long: its password was right, and its owner asks for another code.
  unfreeze: ['failuresPerAccountAndAddress', 'codeFailuresPerAccount'],
  // Its password was right before.
  login: ['failuresPerAccountAndAddress', 'codeFailuresPerAccount'],
  // There is nothing to take yet: five tries a code are few enough.
  register: undefined,
  factor: undefined,
};

/** What binds a second factor has one count: a stolen session has no more tries for there being more kinds of factors. */
const COUNTED_AS: Partial<Record<TicketPurpose, string>> = { authenticator: 'factor', passkey: 'factor' };

/** Wrong codes for an account, by what they open, over all its tickets and by whichever way they were sent. */
export function guessesOf({ purpose, brand, address, userId, channel }: CodesOf, { ip }: Caller): Guarded[] {
  const limits = GUESSES[purpose];
  if (!limits) return [];
  const about = ['wrong codes', COUNTED_AS[purpose] ?? purpose, brand, ...(userId === null ? [address] : ['user', userId])];
  const subject = () => subjectOf(userId, brand, { channel, address });
  return [
    { limit: limits[0], about: [...about, networkOf(ip)], refusal: 'rateLimited', subject },
    { limit: limits[1], about, refusal: 'rateLimited', subject },
  ];
}

/**
 * The message of a ticket. Looks for the account, composes and writes it in every case, also where nothing is sent: what a call takes,
 * and what it leaves behind to be worked off, does not tell.
 */
async function deliveryOf(context: AccountsContext, ticket: Ticket, code: string, caller: Caller): Promise<NewDelivery> {
  const { sealer, brands, clock } = context;
  const isNotice = ticket.delivery === 'notice';
  const kind = isNotice ? 'alreadyRegistered' : messageOf[ticket.purpose];
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
  const delivery = await deliveryOf(context, ticket, code, caller);
  await context.store.atomically(async (tables) => {
    await tables.tickets.create(ticket);
    await tables.outbox.add(delivery);
  });
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
  if (old?.channel !== channel || old.purpose === 'factor' || old.sends >= MAX_CODES_PER_TICKET) throw new AppError('codeExpired');
  const now = clock.now();
  if (now < old.resendAt) throw new AppError('codeTooSoon', secondsUntil(old.resendAt, now));
  await guard.admit(codesTo(old));
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

const KINDS: Partial<Record<TicketPurpose, ActivityKind>> = {
  login: 'LOGIN',
  forgot: 'PASSWORD_RESET',
  authenticator: 'AUTHENTICATOR_ON',
  passkey: 'PASSKEY_ADD',
  unfreeze: 'ACCOUNT_UNFREEZE',
};

/** A wrong code is shown to the account's owner. */
function noteWrong(context: AccountsContext, caller: Caller, { purpose, userId }: Ticket): void {
  const kind = KINDS[purpose];
  if (kind && userId !== null) context.activity.note({ userId, kind, result: 'WRONG_CODE' }, originOf(context, caller));
}

const isSame = (left: string, right: string) => left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

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
  // Counted before it is compared: of a hundred guesses at once five are looked at.
  const guesses = guessesOf(found, caller);
  await guard.admit(...guesses);
  const ticket = await store.tickets.countTry(ticketHash, clock.now(), MAX_TRIES_PER_CODE);
  if (!ticket) {
    // Nothing was compared.
    await guard.takeBack(...guesses);
    throw new AppError('codeExpired');
  }
  const isRight = ticket.codeHash !== null && isSame(hashCode(ticketText, code), ticket.codeHash);
  if (!isRight) {
    noteWrong(context, caller, ticket);
    throw new AppError('codeInvalid', MAX_TRIES_PER_CODE - ticket.tries);
  }
  await store.tickets.giveTryBack(ticketHash);
  await guard.takeBack(...guesses);
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
