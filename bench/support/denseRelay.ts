import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { DenseDepth } from './denseDepth';

interface RelayOptions {
  webPort: number;
  exchangePort: number;
  framesPerSecond: number;
}

/**
 * Stands between a browser and the site: pages and calls pass as they are, and so does the stream, but for the depth
 * channel, which is made as dense as wanted. The exchange itself sends at most 20 depth frames a second and market.
 */
export async function denseRelay({ webPort, exchangePort, framesPerSecond }: RelayOptions) {
  const server = createServer((asked, answer) => {
    const onward = request({ host: '127.0.0.1', port: webPort, method: asked.method, path: asked.url, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const streams = new WebSocketServer({ noServer: true });
  server.on('upgrade', (asked, socket, head) => streams.handleUpgrade(asked, socket, head, (near) => join(near, asked.headers.host ?? '')));

  function join(near: WebSocket, host: string): void {
    const depth = new DenseDepth();
    const far = new WebSocket(`ws://127.0.0.1:${exchangePort}/ws`, { headers: { 'x-forwarded-host': host }, origin: `http://${host}` });
    const waiting: string[] = [];
    const pass = (text: string | undefined) => text !== undefined && near.readyState === WebSocket.OPEN && near.send(text);
    near.on('message', (data) => (far.readyState === WebSocket.OPEN ? far.send(String(data)) : waiting.push(String(data))));
    far.on('open', () => {
      for (const text of waiting) far.send(text);
    });
    far.on('message', (data) => pass(depth.take(String(data))));
    const timer = setInterval(() => pass(depth.tick()), 1000 / framesPerSecond);
    const end = () => {
      clearInterval(timer);
      near.close();
      far.close();
    };
    for (const side of [near, far]) side.on('close', end).on('error', end);
  }

  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const stop = () => {
    for (const near of streams.clients) near.terminate();
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
