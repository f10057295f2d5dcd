import nodemailer from 'nodemailer';
import { DeliveryError, type Mailer, type Message } from '../app/ports/mailer';

export interface SmtpSettings {
  /** smtp:// or smtps:// with host, port and, where needed, user and password. */
  url: string;
  /** Sender address; the brand's name is put before it. */
  from: string;
}

const TIMEOUT_MS = 15_000;

/** Refused for good (RFC 5321, 4.2.1), and over the address or the message: what is wrong with the login an operator can mend. */
function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  const words = ['smtp', code, responseCode].filter((word) => word !== undefined);
  return new DeliveryError(words.length === 1 ? 'smtp failed' : words.join(' '), isFinal, error);
}

/** RFC 8058: a mail program's own button ends the mails, by a POST and without a login. */
const unsubscribeHeaders = ({ unsubscribeUrl }: Message) =>
  unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Name, password and codes leave this machine encrypted or not at all: a line in between could leave the offer of STARTTLS out. */
export const needsTls = (url: string): boolean => !LOOPBACK.test(new URL(url).hostname);

/** Hands mail to an SMTP server over a small pool of connections. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer & { close(): void } {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: needsTls(url),
    pool: true,
    maxConnections: 3,
    // A connection that breaks behind the message may have handed it over: whoever sends again must know and wait.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async (message) => {
      const { id, to, brandName, subject, text, html } = message;
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: brandName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          // Codes are of no use in an out-of-office exchange of letters.
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message) },
        });
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}
