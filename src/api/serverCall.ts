import type { CallData, CallParams } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { API_VERSION, CLIENT_NAME, HEADER_CLIENT, HEADER_LANGUAGE, HEADER_VERSION } from '@/contract/headers';
import { exchangeUrl } from '@/src/config/env';
import { dataIn } from '@/src/lib/envelope';
import { createShortMemory } from './shortMemory';

/** Endpoints a visitor may read: what the server fetches for a page must hold nothing personal. */
type PublicRead = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { method: 'GET'; auth: 'none' } ? Name : never;
}[EndpointName];

interface Visit {
  host: string;
  language: string;
  /** What is remembered of another one is asked for again. */
  era?: string;
}

// A page must not hang on a slow exchange: it renders without the data and the browser asks again.
const PATIENCE_MS = 1500;

// Everybody's data, so visitors of the same second may share it; the browser follows the stream from there on.
const remembered = createShortMemory({ now: Date.now, keepMs: 1000, maxEntries: 500 });

function queryOf(params: unknown): string {
  const entries = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

async function read(url: string, { host, language }: Visit): Promise<unknown> {
  const headers = {
    'x-forwarded-host': host,
    [HEADER_CLIENT]: CLIENT_NAME,
    [HEADER_LANGUAGE]: language,
    [HEADER_VERSION]: API_VERSION,
  };
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    return dataIn(await answer.json());
  } catch {
    return undefined;
  }
}

/**
 * Reads public data straight from the exchange while a page is made on the server, at most once a second for the same host and
 * language; undefined when it cannot be had.
 */
export async function serverCall<Name extends PublicRead>(
  name: Name,
  params: CallParams<Name>,
  visit: Visit,
): Promise<CallData<Name> | undefined> {
  const url = `${exchangeUrl()}${endpoints[name].path}${queryOf(params)}`;
  const answer = await remembered(`${visit.era ?? ''} ${visit.host} ${visit.language} ${url}`, () => read(url, visit));
  return answer as CallData<Name> | undefined;
}
