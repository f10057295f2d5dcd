import type { MessageAbout } from '../../mail/words/mailWords';
import type { Ticket, TicketPurpose } from '../model';
import { ownTicket } from './checkCode';

const isSame = (first: MessageAbout | null, second: MessageAbout): boolean => {
  const names = new Set([...Object.keys(first ?? {}), ...Object.keys(second)]) as Set<keyof MessageAbout>;
  return [...names].every((name) => first?.[name] === second[name]);
};

/** Which tickets of a user are for what a code is typed for, and name exactly what it is to confirm. */
export function ticketAbout(purpose: TicketPurpose, userId: string, about: MessageAbout): (ticket: Ticket) => boolean {
  const isOwn = ownTicket(purpose, userId);
  return (ticket) => isOwn(ticket) && isSame(ticket.about, about);
}
