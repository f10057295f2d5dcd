import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keptConnections } from '../keptConnections';
import type { RenderedPage } from './keptPage';
import type { SharedPage } from './sharedPage';

// A page must not hang on a renderer that hangs: its visitors are then passed on one by one.
const PATIENCE_MS = 10_000;

const HTTP_UNAVAILABLE = 503;

async function readAll(answer: IncomingMessage): Promise<RenderedPage> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? HTTP_UNAVAILABLE, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** Asks the renderer, which listens on this machine only, for pages as a stranger would who sends nothing but a host. */
export function createRenderer(server: Server) {
  const agent = keptConnections();

  function render({ path, headers }: Pick<SharedPage, 'path' | 'headers'>): Promise<RenderedPage> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const request = get({ agent, host: '127.0.0.1', port, path, headers, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
        readAll(answer).then(resolve, reject);
      });
      request.on('error', reject);
    });
  }

  return { render, close: () => agent.destroy() };
}
