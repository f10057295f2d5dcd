import { DEMO_EMAIL } from '../app/accounts/house/demoAccount';
import { createMailboxMailer, type Mailbox, type MailboxPlace } from '../app/mail/mailbox';
import { createMailerByChannel } from '../app/mail/mailerByChannel';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Mailer } from '../app/ports/mailer';
import { createMailbox } from '../db/accounts/mailbox';
import { createSmsGateway } from '../mail/smsGateway';
import { createSmtpMailer } from '../mail/smtpMailer';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

interface Mail {
  mailer: Mailer;
  mailbox: Mailbox;
  place: MailboxPlace;
}

/**
 * Whether people can sign up by phone: text messages are sent, or nothing is and all of it is read in the mailbox page. With a mail
 * server and without a gateway the codes would wait where nobody who signs up looks.
 */
export const hasPhone = ({ SMTP_URL, SMS_GATEWAY_URL }: Settings): boolean => SMS_GATEWAY_URL !== null || SMTP_URL === null;

function smsGatewayOf({ SMS_GATEWAY_URL: url, SMS_GATEWAY_HEADERS: headers, SMS_GATEWAY_BODY: body }: Settings): Mailer | undefined {
  return url === null ? undefined : createSmsGateway({ url, headers, body });
}

function smtpMailerOf({ SMTP_URL: url, MAIL_FROM: from }: Settings, closers: Closers): Mailer | undefined {
  if (url === null) return undefined;
  const smtp = createSmtpMailer({ url, from });
  closers.add('mail server', () => smtp.close());
  return smtp;
}

/** Mail through SMTP and text messages through a gateway where they are set; everything else waits in the mailbox page. */
export function openMail(settings: Settings, database: Database, clock: Clock, closers: Closers): Mail {
  const mailbox = createMailbox(database);
  const toMailbox = createMailboxMailer(mailbox, clock);
  const email = smtpMailerOf(settings, closers);
  const sms = smsGatewayOf(settings);
  const unsent = [...(email ? [] : (['email'] as const)), ...(sms ? [] : (['sms'] as const))];
  return {
    mailer: createMailerByChannel(
      { email: email ?? toMailbox, sms: sms ?? toMailbox },
      { addresses: new Set([DEMO_EMAIL]), mailer: toMailbox },
    ),
    mailbox,
    place: { url: `http://localhost:${settings.EXCHANGE_PORT}/mailbox`, channels: unsent },
  };
}
