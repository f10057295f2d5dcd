import { request as overTcp } from 'node:http';
import { request as overTls } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Push services answer within a second; whoever a user has named instead holds a place no longer than this. */
const TIMEOUT_MS = 5_000;

interface Post {
  headers: Record<string, string>;
  body: Buffer;
  /** Absent: the system's, for addresses an operator has named. */
  lookup: LookupFunction | undefined;
}

/** Posts to a push service; its status. It is followed nowhere, and what it says besides is not read. */
export function postPush(endpoint: string, { headers, body, lookup }: Post): Promise<number> {
  const request = endpoint.startsWith('https:') ? overTls : overTcp;
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(body.length) };
    // A connection of its own: one that is kept was looked up for somebody else.
    const call = request(endpoint, {
      method: 'POST',
      headers: { ...headers, ...length },
      lookup,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.end(body);
  });
}
