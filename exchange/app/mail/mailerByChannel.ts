import type { Mailer, Message } from '../ports/mailer';

type ByChannel = Readonly<Record<Message['channel'], Mailer>>;

/**
 * Sends each message through what its channel has: mail through SMTP where configured, what is left into the mailbox. So goes what is for
 * an address of the `house`, which no server could deliver to.
 */
export const createMailerByChannel = (byChannel: ByChannel, house: { addresses: ReadonlySet<string>; mailer: Mailer }): Mailer => ({
  send: (message) => (house.addresses.has(message.to) ? house.mailer : byChannel[message.channel]).send(message),
});
