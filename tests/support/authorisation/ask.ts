import { bodyOf, type EndpointName, endpoints } from '@/contract/endpoints';
import { HEADER_TOKEN } from '@/contract/headers';
import type { Answer, FuzzedExchange } from '../fuzzedExchange';
import { sampleParams } from '../sampleParams';

const BOUNDARY = 'between-the-parts';

function formOf(params: Record<string, unknown>, file: Buffer): Buffer {
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const fields = Object.entries(params).map(([name, value]) => part(`name="${name}"`, String(value)));
  return Buffer.concat([...fields, part('name="file"; filename="card.png"', file), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export type Headers = Record<string, string>;

/** A call as its client sends it: as query, JSON, form or bytes. */
export async function ask(
  { app, call, send }: FuzzedExchange,
  name: EndpointName,
  params: Record<string, unknown>,
  token?: string,
  { file = Buffer.from('no picture'), headers = {} }: { file?: Buffer; headers?: Headers } = {},
): Promise<Answer> {
  const kind = bodyOf(name);
  if (kind === 'json' && Object.keys(headers).length === 0) return call(name, params, token);
  if (kind === 'json') {
    const isQuery = endpoints[name].method === 'GET';
    const query = new URLSearchParams(params as Record<string, string>).toString();
    return send(name, { ...(isQuery ? { query } : { body: JSON.stringify(params) }), token, headers });
  }
  const { method, path } = endpoints[name];
  const query = kind === 'bytes' ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
  const type = kind === 'bytes' ? 'application/octet-stream' : `multipart/form-data; boundary=${BOUNDARY}`;
  const signed = token === undefined ? {} : { [HEADER_TOKEN]: token };
  const answer = await app.inject({
    method,
    url: path + query,
    headers: { host: 'kontor.localhost', 'content-type': type, ...signed, ...headers },
    payload: kind === 'bytes' ? file : formOf(params, file),
  });
  return { status: answer.statusCode, headers: answer.headers, envelope: answer.json() };
}

/** A call with every field as its schema allows it. */
export const askSample = (exchange: FuzzedExchange, name: EndpointName, token?: string, headers?: Headers) => {
  const params = sampleParams(name);
  if (name === 'upload') delete params.file;
  return ask(exchange, name, params, token, { headers });
};

/** What a refusal says. */
export const codeOf = ({ envelope }: Answer) => envelope?.code;
