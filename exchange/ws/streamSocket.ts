import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { StreamSocket } from '../app/streams/streamClient';
import { textFrameOf } from './textFrame';

/** A turn that tells more is offered to the network in parts: how far a reader is behind is known to within one of them. */
const COLLECTED_BYTES = 64 * 1024;

/**
 * A WebSocket as the streams use it. Messages go straight to the network socket, in their order with what the library itself
 * writes there (pongs, the close), as nothing is compressed and so nothing waits within the library.
 */
export function streamSocketOf(socket: WebSocket, network: Socket): StreamSocket {
  let isCollecting = false;
  /** Bytes of this turn that the network has not been offered yet. */
  let collected = 0;
  const hand = () => {
    collected = 0;
    network.uncork();
  };
  const end = () => {
    isCollecting = false;
    hand();
  };
  /** What one turn tells (an order's book, trades and candle) leaves in one write, and so arrives at once. */
  const write = (bytes: Buffer) => {
    if (!isCollecting) {
      isCollecting = true;
      network.cork();
      process.nextTick(end);
    }
    network.write(bytes);
    collected += bytes.length;
    if (collected < COLLECTED_BYTES) return;
    hand();
    network.cork();
  };
  return {
    get bufferedAmount() {
      return network.writableLength - collected;
    },
    send: (frame) => {
      if (socket.readyState === socket.OPEN) write(textFrameOf(frame));
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
