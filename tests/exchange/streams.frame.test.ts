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

describe('the socket of a stream', () => {
  const KB = 1024;
  /** A network that takes nothing of its own accord: it notes what it is offered at a time. */
  function heldNetwork() {
    const offered: number[] = [];
    let waiting = 0;
    const network = {
      writableLength: 0,
      cork: jest.fn(),
      uncork: () => {
        if (waiting > 0) offered.push(waiting);
        waiting = 0;
      },
      write: (bytes: Buffer) => {
        waiting += bytes.length;
        network.writableLength += bytes.length;
      },
    };
    const socket = { readyState: 1, OPEN: 1, close: () => undefined };
    return { offered, network, stream: streamSocketOf(socket as never, network as never) };
  }
  const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));
  const frame = (length: number) => Buffer.alloc(length, 'x');

  it('offers in one write what one turn tells, and the next turn in another', async () => {
    const { offered, stream } = heldNetwork();
    stream.send(frame(10));
    stream.send(frame(20));
    expect(offered).toEqual([]);
    await nextTick();
    stream.send(frame(30));
    await nextTick();
    expect(offered).toEqual([12 + 22, 32]);
  });

  it('takes no reader for slow because of what it has not offered yet, and offers large turns in parts', async () => {
    const { offered, network, stream } = heldNetwork();
    stream.send(frame(50 * KB));
    expect(stream.bufferedAmount).toBe(0);
    stream.send(frame(50 * KB));
    // This network takes nothing, and now it has been asked.
    expect(offered).toHaveLength(1);
    expect(stream.bufferedAmount).toBe(network.writableLength);
    stream.send(frame(10));
    expect(stream.bufferedAmount).toBe(network.writableLength - 12);
    await nextTick();
    expect(stream.bufferedAmount).toBe(network.writableLength);
  });
});
