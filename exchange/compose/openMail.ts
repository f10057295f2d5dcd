import { createMailboxMailer, type Mailbox, type MailboxPlace } from '../app/mail/mailbox';
import { createMailerByChannel } from '../app/mail/mailerByChannel';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Mailer } from '../app/ports/mailer';
import { createMailbox } from '../db/accountsMailbox';
import { createSmtpMailer } from '../mail/smtpMailer';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

interface Mail {
  mailer: Mailer;
  mailbox: Mailbox;
  place: MailboxPlace;
}

/** Mail through SMTP where it is set; everything else (text messages, always) waits in the mailbox page. */
export function openMail(settings: Settings, database: Database, clock: Clock, closers: Closers): Mail {
  const mailbox = createMailbox(database);
  const toMailbox = createMailboxMailer(mailbox, clock);
  const url = `http://localhost:${settings.EXCHANGE_PORT}/mailbox`;
  if (settings.SMTP_URL === null) return { mailer: toMailbox, mailbox, place: { url, channels: ['email', 'sms'] } };
  const smtp = createSmtpMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM });
  closers.add('mail server', () => smtp.close());
  return { mailer: createMailerByChannel({ email: smtp, sms: toMailbox }), mailbox, place: { url, channels: ['sms'] } };
}
