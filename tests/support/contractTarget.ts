import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallParams } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { HEADER_CLIENT, HEADER_LANGUAGE, HEADER_TOKEN, HEADER_VERSION } from '@/contract/headers';
import { buildExchange } from '@/exchange/buildApp';
import { createLogger } from '@/exchange/logger';
import { readSettings } from '@/exchange/settings/readSettings';
import { fillDataFolder, keepMarkets } from './pgliteImage';

/** A backend under contract test. */
export interface ContractTarget {
  url: string;
  /** Sends one call with the common headers and the current token. */
  send<Name extends EndpointName>(name: Name, params: CallParams<Name>): Promise<{ status: number; body: unknown }>;
  /** Signed in from here on; undefined signs out. */
  use(token: string | undefined): void;
  /** The newest code that went to an address; undefined when this backend's mail cannot be read. */
  codeFor?: (address: string) => Promise<string>;
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
  const { app, stop } = await buildExchange(readSettings({ DATA_DIR: folder, PRACTICE_RATE: '5' }), createLogger('silent'), clock);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
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

async function readCode(mailboxUrl: string, address: string): Promise<string> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const { messages } = await (await fetch(`${mailboxUrl}?to=${encodeURIComponent(address)}`)).json();
    if (messages[0]?.code) return messages[0].code;
    await sleep(50);
  }
  throw new Error(`no code for ${address} arrived`);
}

export async function openContractTarget(): Promise<ContractTarget> {
  const { CONTRACT_URL: other } = process.env;
  const { url, mailboxUrl, waitUntil, stop } = other === undefined ? await ownExchange() : otherBackend(other);
  let token = process.env.CONTRACT_TOKEN;
  const headers = (): Record<string, string> => ({
    [HEADER_CLIENT]: 'pc',
    [HEADER_LANGUAGE]: 'en',
    [HEADER_VERSION]: 'v1',
    ...(token === undefined ? {} : { [HEADER_TOKEN]: token }),
  });
  return {
    url,
    send: async (name, params) => {
      const { method, path } = endpoints[name];
      const query = method === 'GET' ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
      const body = method === 'GET' ? undefined : JSON.stringify(params);
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}${query}`, { method, headers: { ...headers(), ...type }, body });
      return { status: answer.status, body: await answer.json() };
    },
    use: (next) => {
      token = next;
    },
    codeFor: mailboxUrl === undefined ? undefined : (address) => readCode(mailboxUrl, address),
    waitUntil,
    stop,
  };
}
