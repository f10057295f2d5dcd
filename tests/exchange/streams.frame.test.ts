import type { Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { streamSocketOf } from '@/exchange/ws/streamSocket';
import { textFrameOf } from '@/exchange/ws/textFrame';

describe('a text frame', () => {
  it('is made once for all who get it', () => {
    const frame = Buffer.from('{}');
    expect(textFrameOf(frame)).toBe(textFrameOf(frame));
    expect([...textFrameOf(frame)]).toEqual([0x81, 2, 0x7b, 0x7d]);
  });

  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 300_000])('of %i bytes arrives as the text it was, in its turn', async (length) => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await new Promise((resolve) => server.on('listening', resolve));
    server.on('connection', (socket, request) => {
      const stream = streamSocketOf(socket as never, request.socket as Socket);
      socket.send('before');
      stream.send(Buffer.from('x'.repeat(length)));
      socket.send('after');
      stream.close(1000, 'done');
      stream.send(Buffer.from('too late'));
    });
    const { port } = server.address() as { port: number };
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const texts: string[] = [];
    client.on('message', (data, isBinary) => texts.push(isBinary ? 'binary' : data.toString()));
    expect(await new Promise((resolve) => client.on('close', resolve))).toBe(1000);
    expect(texts).toEqual(['before', 'x'.repeat(length), 'after']);
    await new Promise((resolve) => server.close(resolve));
  });
});
