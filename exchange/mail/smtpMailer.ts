import nodemailer from 'nodemailer';
import type { Mailer } from '../app/ports/mailer';

export interface SmtpSettings {
  /** smtp:// or smtps:// with host, port and, where needed, user and password. */
  url: string;
  /** Sender address; the brand's name is put before it. */
  from: string;
}

const TIMEOUT_MS = 15_000;

/** Hands mail to an SMTP server over a small pool of connections. Rejects when the server does not take it. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer & { close(): void } {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ to, brandName, subject, text, html }) => {
      await transport.sendMail({
        from: { name: brandName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Codes are of no use in an out-of-office exchange of letters.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
