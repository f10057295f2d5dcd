import { escapeHtml } from '../app/mail/escapeHtml';
import type { MailboxMessage, MailboxPlace } from '../app/mail/mailbox';
import { mailboxScript } from './mailboxScript';
import { mailboxStyle } from './mailboxStyle';

interface MailboxView {
  /** Newest first. */
  messages: readonly MailboxMessage[];
  /** What is searched for. */
  to: string | undefined;
  nonce: string;
  /** Whose messages are not sent. */
  unsent: MailboxPlace['channels'];
}

const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
const channelNames = { email: 'Mail', sms: 'SMS' } as const;

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

function content({ text, html }: MailboxMessage): string {
  if (html === null) return `<pre dir="auto">${escapeHtml(text)}</pre>`;
  return `<details><summary>Show the mail</summary><iframe title="The mail as sent" sandbox srcdoc="${escapeHtml(html)}"></iframe></details>`;
}

function entry(message: MailboxMessage): string {
  const { id, brand, to, channel, subject, code, at } = message;
  const large = code === null ? '' : `<output class="code" aria-label="Code">${spaced(escapeHtml(code))}</output>`;
  return `<article class="message" data-id="${escapeHtml(id)}">
<div class="about"><span class="chip">${channelNames[channel]}</span><span class="chip">${escapeHtml(brand)}</span>
<time datetime="${new Date(at).toISOString()}">${utc.format(at)} UTC</time></div>
<div class="main"><div><h2 dir="auto">${escapeHtml(subject)}</h2><p class="to">to <bdi>${escapeHtml(to)}</bdi></p></div>${large}</div>
${content(message)}</article>`;
}

function empty(to: string | undefined): string {
  const text =
    to === undefined ? 'Register or log in, and the code arrives here.' : `Nothing was sent to an address with “${escapeHtml(to)}”.`;
  return `<div class="empty"><h2>No messages</h2><p>${text}</p>${to === undefined ? '' : '<a class="button" href="/mailbox">Clear search</a>'}</div>`;
}

function whatWaits(unsent: MailboxPlace['channels']): string {
  if (unsent.length === 0) return 'Messages are sent; those to the demo account wait here.';
  if (!unsent.includes('email')) return 'Mails are sent; text messages, and what is for the demo account, wait here.';
  return unsent.includes('sms') ? 'No mail server is set up, so messages wait here.' : 'No mail server is set up, so mails wait here.';
}

/** The mailbox as a page; it refreshes itself. */
export function mailboxPage({ messages, to, nonce, unsent }: MailboxView): string {
  const list = messages.length === 0 ? empty(to) : messages.map(entry).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Mailbox</title><style>${mailboxStyle}</style></head>
<body><header><div><h1>Mailbox</h1><p>${whatWaits(unsent)} Only this machine can see them.</p></div>
<form role="search"><label for="to">Address</label><input id="to" name="to" type="search" autocomplete="off" placeholder="name@example" value="${escapeHtml(to ?? '')}">
<button class="button">Search</button></form></header>
<main id="list" aria-live="polite" data-newest="${escapeHtml(messages[0]?.id ?? '')}">${list}</main>
<script nonce="${nonce}">${mailboxScript}</script></body></html>`;
}
