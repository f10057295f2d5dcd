import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { StreamSocket } from '../app/streams/streamClient';
import { textFrameOf } from './textFrame';

/**
 * A WebSocket as the streams use it. Messages go straight to the network socket, in their order with what the library itself
 * writes there (pongs, the close), as nothing is compressed and so nothing waits within the library.
 */
export function streamSocketOf(socket: WebSocket, network: Socket): StreamSocket {
  let isCollecting = false;
  const leave = () => {
    isCollecting = false;
    network.uncork();
  };
  /** What one turn tells (an order's book, trades and candle) leaves in one write, and so arrives at once. */
  const collect = () => {
    if (isCollecting) return;
    isCollecting = true;
    network.cork();
    process.nextTick(leave);
  };
  return {
    get bufferedAmount() {
      return network.writableLength;
    },
    send: (frame) => {
      if (socket.readyState !== socket.OPEN) return;
      collect();
      network.write(textFrameOf(frame));
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
