import type { Mailer, Message } from '../ports/mailer';

/** Sends each message through what its channel has: mail through SMTP where configured, what is left into the mailbox. */
export const createMailerByChannel = (byChannel: Readonly<Record<Message['channel'], Mailer>>): Mailer => ({
  send: (message) => byChannel[message.channel].send(message),
});
