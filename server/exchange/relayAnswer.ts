import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { takesGzip } from '../takesGzip';
import { passedHeaders } from './passedHeaders';

const COMPRESSIBLE = /^(text\/|application\/json\b)/;
/** Below this packing saves no packet. */
const WORTH_PACKING_BYTES = 1400;
/** A third of the work of zlib's own default for nearly the same size. */
const GZIP_LEVEL = 4;

function isPackable({ headers, statusCode }: IncomingMessage): boolean {
  const bytes = Number(headers['content-length'] ?? WORTH_PACKING_BYTES);
  return (
    statusCode === 200 &&
    headers['content-encoding'] === undefined &&
    bytes >= WORTH_PACKING_BYTES &&
    COMPRESSIBLE.test(headers['content-type'] ?? '')
  );
}

/** Hands the exchange's answer to the visitor as it comes. When either end goes, so does the other: half an answer is none. */
export function relayAnswer(answer: IncomingMessage, response: ServerResponse, accepted: string | string[] | undefined): void {
  const headers = passedHeaders(answer.headers);
  if (isPackable(answer)) headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const isPacked = response.req.method !== 'HEAD' && isPackable(answer) && takesGzip(accepted);
  if (isPacked) headers['content-encoding'] = 'gzip';
  else if (answer.headers['content-length'] !== undefined) headers['content-length'] = answer.headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  const done = () => {
    if (!answer.complete) response.destroy();
  };
  if (isPacked) pipeline(answer, createGzip({ level: GZIP_LEVEL }), response, done);
  else pipeline(answer, response, done);
}
