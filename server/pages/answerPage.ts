import type { IncomingMessage, ServerResponse } from 'node:http';
import { takesGzip } from '../takesGzip';
import type { KeptPage } from './keptPage';

const HTTP_NOT_MODIFIED = 304;

/** Whether the browser has this text already (RFC 9110, 13.1.2: tags are compared weakly). */
function hasIt(given: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return given !== undefined && (given.trim() === '*' || given.split(',').some((one) => bare(one) === bare(tag)));
}

/** Hands a kept page out: packed for who takes that, without its text to who has it or asks for the head alone. */
export async function answerPage({ method, headers: asked }: IncomingMessage, response: ServerResponse, page: KeptPage): Promise<void> {
  const headers = { ...page.headers, ...(page.tag !== undefined && { etag: page.tag }) };
  if (page.tag !== undefined && hasIt(asked['if-none-match'], page.tag)) {
    response.writeHead(HTTP_NOT_MODIFIED, headers).end();
    return;
  }
  const isPacked = takesGzip(asked['accept-encoding']);
  const body = isPacked ? await page.gzip() : page.body;
  response.writeHead(page.status, { ...headers, 'content-length': body.length, ...(isPacked && { 'content-encoding': 'gzip' }) });
  response.end(method === 'HEAD' ? undefined : body);
}
