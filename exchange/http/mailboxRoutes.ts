import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailbox, MailboxPlace } from '../app/mail/mailbox';
import { loopbackOnly } from './loopbackOnly';
import { mailboxPage } from './mailboxPage';

const MAX_SHOWN = 50;
const MAX_SEARCH = 254;

/** `?to=` as the page and the JSON take it: any part of an address. */
function searchOf(request: FastifyRequest): string | undefined {
  const { to } = request.query as { to?: unknown };
  const text = typeof to === 'string' ? to.trim().slice(0, MAX_SEARCH) : '';
  return text === '' ? undefined : text;
}

/** Mails are shown in frames of their own without scripts; the page's one script carries the nonce. */
function protect(reply: FastifyReply, nonce: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff');
}

/**
 * What would have been sent and is not, of these channels and of the demo account: a page for people and JSON for tests.
 * Reached on the exchange's own port from this machine only; `/api/mailbox` of the web answers 404.
 */
export function registerMailboxRoutes(app: FastifyInstance, mailbox: Mailbox, unsent: MailboxPlace['channels']): void {
  app.get('/mailbox', { onRequest: loopbackOnly }, async (request, reply) => {
    const to = searchOf(request);
    const nonce = randomBytes(16).toString('base64');
    const messages = await mailbox.list({ to, limit: MAX_SHOWN });
    return protect(reply, nonce).type('text/html; charset=utf-8').send(mailboxPage({ messages, to, nonce, unsent }));
  });
  app.get('/mailbox.json', { onRequest: loopbackOnly }, async (request, reply) => {
    const messages = await mailbox.list({ to: searchOf(request), limit: MAX_SHOWN });
    return reply.header('cache-control', 'no-store').send({ messages });
  });
}
