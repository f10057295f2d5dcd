import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// An S3-compatible service of one bucket, as far as objects go: it takes nothing whose signature (AWS Signature Version 4, written from
// Amazon's description and not from the client's code) is not right.

interface S3Server {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Answers this status from here on; undefined: as it should. */
  fail(status: number | undefined): void;
  close(): Promise<void>;
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256Hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret, region }: { keyId: string; secret: string; region: string },
): boolean {
  const { authorization = '' } = request.headers;
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, id, date = '', inRegion, signedHeaders = '', signature = ''] = match ?? [];
  if (id !== keyId || inRegion !== region) return false;
  const said = String(request.headers['x-amz-content-sha256']);
  if (said !== 'UNSIGNED-PAYLOAD' && said !== sha256Hex(body)) return false;
  const url = new URL(request.url ?? '', 'http://s3');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, url.searchParams.toString(), headers.join(''), signedHeaders, said].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256Hex(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request');
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, toSign));
}

export async function startS3(bucket: string, credentials: { keyId: string; secret: string; region: string }): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failure: number | undefined;
  const answer = (request: IncomingMessage, body: Buffer): [status: number, body?: Buffer] => {
    if (failure !== undefined) return [failure];
    if (!isSigned(request, body, credentials)) return [403];
    const { pathname } = new URL(request.url ?? '', 'http://s3');
    if (!pathname.startsWith(`/${bucket}/`)) return [404];
    const key = pathname.slice(bucket.length + 2);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return [request.method === 'DELETE' ? 204 : 200];
    const object = objects.get(key);
    return object ? [200, object] : [404];
  };
  const server = createServer(async (request, response) => {
    const portions: Buffer[] = [];
    for await (const portion of request as AsyncIterable<Buffer>) portions.push(portion);
    const [status, body] = answer(request, Buffer.concat(portions));
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (status) => {
      failure = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
