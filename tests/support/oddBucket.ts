import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A bucket that somebody else has, or that is ill: it takes what it is given and answers what is read as it likes.

interface OddBucket {
  endpoint: string;
  /** How it answers who reads; undefined: not at all. */
  answer: ((response: ServerResponse) => void) | undefined;
  /** Bytes it has sent. */
  sent: number;
  /** Resolves when the connection of who reads is closed. */
  isLetGo(): Promise<void>;
  close(): Promise<void>;
}

const PORTION = Buffer.alloc(256 * 1024);

/** Says it has more than it sends. */
export const stalling = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': 100_000 });
  response.write('a beginning');
};

/** Sends and sends, for as long as somebody reads. */
export const endless =
  (bucket: OddBucket) =>
  (response: ServerResponse): void => {
    response.writeHead(200);
    const go = (): void => {
      let isTaken = true;
      while (isTaken && !response.destroyed) {
        isTaken = response.write(PORTION);
        bucket.sent += PORTION.length;
      }
      response.once('drain', go);
    };
    go();
  };

/** Hangs up in the middle. */
export const torn = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': 100_000 });
  response.write('a beginning', () => response.destroy());
};

export async function startOddBucket(): Promise<OddBucket> {
  let letGo: () => void = () => undefined;
  let closed = Promise.resolve();
  const server = createServer(async (request, response) => {
    for await (const _portion of request);
    if (request.method !== 'GET') return void response.writeHead(200).end();
    closed = new Promise((resolve) => {
      letGo = resolve;
    });
    response.on('close', letGo);
    bucket.answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket: OddBucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: undefined,
    sent: 0,
    isLetGo: () => closed,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return bucket;
}
