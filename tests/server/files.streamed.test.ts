import { createServer, request as send } from 'node:http';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import { listen, startFront } from '../support/webFront';

// Files pass the web's server as they come, and are never in its memory as a whole.

const MB = 1024 * 1024;

async function open(server: ReturnType<typeof createServer>) {
  const exchangePort = await listen(server);
  const front = await startFront({ exchangePort });
  return {
    front,
    close: async () => {
      await front.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends so many megabytes and answers what came back. */
function post(port: number, path: string, { megabytes, length, pieces = 1 }: { megabytes: number; length?: number; pieces?: number }) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/octet-stream', ...(length === undefined ? {} : { 'content-length': length }) };
    const asked = send({ host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      let body = '';
      // A line that is closed while more is on its way may take the end of the answer with it; its status has come.
      answer.on('error', () => resolve({ status: answer.statusCode ?? 0, body: 'cut' }));
      answer.on('data', (portion) => {
        body += portion;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    for (let piece = 0; piece < pieces; piece += 1) asked.write(Buffer.alloc((megabytes * MB) / pieces));
    asked.end();
  });
}

it('passes 40 MB on, holding little of it', async () => {
  let heard = 0;
  const server = createServer(async (request, response) => {
    if (request.url !== '/upload') return response.end('{}');
    for await (const portion of request as AsyncIterable<Buffer>) heard += portion.length;
    return response.end(JSON.stringify({ code: '0' }));
  });
  const { front, close } = await open(server);
  expect(await post(front.port, '/api/upload', { megabytes: 40, pieces: 80, length: 40 * MB })).toEqual({
    status: 200,
    body: '{"code":"0"}',
  });
  expect(heard).toBe(40 * MB);
  await close();
});

it.each([
  ['said to be too large', { megabytes: 0.01, length: UPLOAD_RULES.partBytes + 1 }],
  ['that turns out too large', { megabytes: 0.75, pieces: 3 }],
])('refuses a piece %s', async (_what, sent) => {
  const server = createServer((request, response) => {
    request.on('error', () => {});
    request.on('end', () => response.end(JSON.stringify({ code: '0' })));
    request.resume();
  });
  const { front, close } = await open(server);
  const { status, body } = await post(front.port, '/api/upload/part?offset=0', sent).catch((error: Error) => ({
    status: 413,
    body: error.message,
  }));
  expect([status, body]).toEqual([413, expect.stringMatching(/too large|cut|ECONNRESET|EPIPE/)]);
  await close();
});

it('answers a file that is too large as the exchange does, whether it says so or turns out to be', async () => {
  const server = createServer((request, response) => {
    request.on('error', () => {});
    request.on('end', () => response.end(JSON.stringify({ code: '0' })));
    request.resume();
  });
  const { front, close } = await open(server);
  const refusal = { status: 200, body: JSON.stringify({ code: '61003', msg: 'upload.too_large||40', data: null }) };
  expect(await post(front.port, '/api/upload', { megabytes: 0.01, length: 42 * MB })).toEqual(refusal);
  await close();
});

it('relays a refusal that comes before the file is whole', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"code":"10006"}');
  });
  const { front, close } = await open(server);
  expect(await post(front.port, '/api/upload', { megabytes: 4, pieces: 8 })).toEqual({ status: 403, body: '{"code":"10006"}' });
  await close();
});

it('cuts the far end when the visitor goes', async () => {
  let isCut: () => void = () => {};
  const cut = new Promise<void>((resolve) => {
    isCut = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url !== '/upload') return void response.end('{}');
    request.on('error', () => isCut());
    request.resume();
  });
  const { front, close } = await open(server);
  const asked = send({ host: '127.0.0.1', port: front.port, method: 'POST', path: '/api/upload' });
  asked.on('error', () => {});
  asked.write(Buffer.alloc(MB));
  setTimeout(() => asked.destroy(), 200);
  await cut;
  await close();
});
