import type { IncomingMessage } from 'node:http';

/** Calls carry a few fields each; the exchange's own limit (exchange/http/httpServer.ts). */
const MAX_BYTES = 64 * 1024;

/** A body that trickles in holds a connection, not the server, ms. */
const PATIENCE_MS = 30_000;

/**
 * The whole body of a call, however it was framed. Undefined when it is larger than any call's.
 * @throws Error when the visitor goes before it is complete
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), PATIENCE_MS);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) return undefined;
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
