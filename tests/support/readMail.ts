/** A mail as a mail program reads it (RFC 5322, 2045 to 2047), for messages as they came over the line. */
export interface ReadMail {
  /** By name in lower case; unfolded, and words that were encoded put back. */
  headers: Record<string, string>;
  /** In their order, from the plainest to the richest: `multipart/alternative`. */
  parts: { type: string; charset: string; body: string }[];
}

const asUtf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
const fromQuoted = (text: string) =>
  asUtf8(text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');

function word(encoding: string, text: string): string {
  return encoding.toUpperCase() === 'B' ? fromBase64(text) : fromQuoted(text.replace(/_/g, ' '));
}

/** Between two encoded words a blank is none of the text (RFC 2047, 6.2). */
const unworded = (value: string) =>
  value
    .replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, encoding: string, text: string) => word(encoding, text));

function headersOf(text: string): Record<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), unworded(line.slice(line.indexOf(':') + 1).trim())]);
  return Object.fromEntries(pairs);
}

function halves(text: string): [string, string] {
  const at = text.indexOf('\r\n\r\n');
  return [text.slice(0, at), text.slice(at + 4)];
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return fromBase64(body);
  return encoding === 'quoted-printable' ? fromQuoted(body) : body;
}

function partOf(text: string): ReadMail['parts'][number] {
  const [head, body] = halves(text);
  const headers = headersOf(head);
  const [, type = '', charset = ''] = /^([^;]+);\s*charset="?([^";]+)/.exec(headers['content-type'] ?? '') ?? [];
  return { type, charset: charset.toLowerCase(), body: decoded(body, headers['content-transfer-encoding']).replace(/\r\n/g, '\n') };
}

export function readMail(raw: string): ReadMail {
  const [head, body] = halves(raw);
  const headers = headersOf(head);
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return { headers, parts: [partOf(raw)] };
  // What stands before the first line between parts and behind the last is nobody's.
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return { headers, parts: parts.map((part) => partOf(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))) };
}
