import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallParams } from '@/contract/calls';
import { bodyOf, type EndpointName, endpoints, fileTypesOf, isByQuery } from '@/contract/endpoints';
import { HEADER_CLIENT, HEADER_HANDOVER, HEADER_LANGUAGE, HEADER_TOKEN, HEADER_VERSION } from '@/contract/headers';
import { buildExchange } from '@/exchange/buildApp';
import { createLogger } from '@/exchange/logger';
import { readSettings } from '@/exchange/settings/readSettings';
import { fillDataFolder, keepMarkets } from '../pgliteImage';

/** A backend under contract test. */
export interface ContractTarget {
  url: string;
  /**
   * Sends one call with the common headers and the current token; with `file` where the call takes one. An answer that is a file counts
   * as the envelope of a call that answers nothing.
   */
  send<Name extends EndpointName>(name: Name, params: CallParams<Name>, file?: Buffer): Promise<{ status: number; body: unknown }>;
  /** Signed in from here on; undefined signs out. */
  use(token: string | undefined): void;
  /** Calls carry this secret of a phone from here on. */
  actAsPhone(secret: string | undefined): void;
  /**
   * The newest code that went to an address and was not answered before: of two that are sent, asking after each, the one sent last,
   * however late the mails come. Undefined when this backend's mail cannot be read.
   */
  codeFor?: (address: string) => Promise<string>;
  /** What the newest mail to an address carries behind the # of the link that locks the account. */
  lockTokenFor?: (address: string) => Promise<string>;
  /** What the last mail to the address carries that ends mails of its kind. */
  unsubscribeTokenFor?: (address: string) => Promise<string>;
  /** Resolves when the backend's clock has passed `atMs`. */
  waitUntil(atMs: number): Promise<void>;
  stop(): Promise<void>;
}

interface Base {
  url: string;
  /** Serves `{messages: [{code}]}` newest first for `?to=`. */
  mailboxUrl: string | undefined;
  waitUntil(atMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** This repository's exchange on a fresh data folder, with a clock that waiting moves on. */
async function ownExchange(): Promise<Base> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-contract-'));
  await fillDataFolder(folder);
  await keepMarkets(folder, ['BTC_USDT', 'ETH_USDT', 'ETH_BTC']);
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const { app, stop } = await buildExchange(
    readSettings({ DATA_DIR: folder, DATABASE_FLUSH: 'off', PRACTICE_RATE: '5' }),
    createLogger('silent'),
    clock,
  );
  // By name: passkeys belong to a host, and an address is none.
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  return {
    url,
    mailboxUrl: `${url}/mailbox.json`,
    waitUntil: async (atMs) => {
      aheadMs += Math.max(0, atMs - clock.now() + 1);
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** CONTRACT_URL: another backend. CONTRACT_MAILBOX_URL: where its mail can be read, if anywhere. */
function otherBackend(url: string): Base {
  return {
    url,
    mailboxUrl: process.env.CONTRACT_MAILBOX_URL,
    waitUntil: async (atMs) => void (await sleep(Math.max(0, atMs - Date.now() + 500))),
    stop: async () => {},
  };
}

interface Mail {
  text: string;
  code?: string | null;
}

/** Waits for a message that has what is looked for; newest first. */
async function readMail(mailboxUrl: string, address: string, find: (messages: Mail[]) => string | null | undefined): Promise<string> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const { messages } = await (await fetch(`${mailboxUrl}?to=${encodeURIComponent(address)}`)).json();
    const found = find(messages);
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`no message with it to ${address} arrived`);
}

/** Each code once. Mails without one (that a user logged in) come between. */
function unreadCodes() {
  const read = new Set<string>();
  return (messages: Mail[]) => {
    const code = messages.map((message) => message.code).find((each) => each && !read.has(each));
    if (code) read.add(code);
    return code;
  };
}
const unsubscribeTokenIn = (messages: Mail[]) => messages.map(({ text }) => /\/unsubscribe#(\S+)/.exec(text)?.[1]).find(Boolean);
const lockTokenIn = (messages: Mail[]) => messages.map(({ text }) => /\/lock-account#(\S+)/.exec(text)?.[1]).find(Boolean);

interface Payload {
  body?: BodyInit;
  type: Record<string, string>;
}

/** A form sets its own type, with its boundary. */
function payloadOf(name: EndpointName, params: object, file: Buffer | undefined): Payload {
  if (bodyOf(name) === 'bytes') return { body: file && new Uint8Array(file), type: { 'content-type': 'application/octet-stream' } };
  if (isByQuery(name)) return { type: {} };
  if (bodyOf(name) === 'json' || !file) return { body: JSON.stringify(params), type: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [field, value] of Object.entries(params)) form.set(field, String(value));
  form.set('file', new Blob([new Uint8Array(file)]), 'card.png');
  return { body: form, type: {} };
}

export async function openContractTarget(): Promise<ContractTarget> {
  const { CONTRACT_URL: other } = process.env;
  const { url, mailboxUrl, waitUntil, stop } = other === undefined ? await ownExchange() : otherBackend(other);
  let token = process.env.CONTRACT_TOKEN;
  const codeIn = unreadCodes();
  let phoneSecret: string | undefined;
  const headers = (): Record<string, string> => ({
    [HEADER_CLIENT]: 'pc',
    [HEADER_LANGUAGE]: 'en',
    [HEADER_VERSION]: 'v1',
    ...(token === undefined ? {} : { [HEADER_TOKEN]: token }),
    ...(phoneSecret === undefined ? {} : { [HEADER_HANDOVER]: phoneSecret }),
  });
  return {
    url,
    send: async (name, params, file) => {
      const { method, path } = endpoints[name];
      const query = isByQuery(name) ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
      const { body, type } = payloadOf(name, params, file);
      const answer = await fetch(`${url}${path}${query}`, { method, headers: { ...headers(), ...type }, body });
      const isFile = fileTypesOf(name)?.includes(answer.headers.get('content-type') ?? '');
      return { status: answer.status, body: isFile ? { code: '0', msg: 'success', data: null } : await answer.json() };
    },
    use: (next) => {
      token = next;
    },
    actAsPhone: (next) => {
      phoneSecret = next;
    },
    codeFor: mailboxUrl === undefined ? undefined : (address) => readMail(mailboxUrl, address, codeIn),
    unsubscribeTokenFor: mailboxUrl === undefined ? undefined : (address) => readMail(mailboxUrl, address, unsubscribeTokenIn),
    lockTokenFor: mailboxUrl === undefined ? undefined : (address) => readMail(mailboxUrl, address, lockTokenIn),
    waitUntil,
    stop,
  };
}
