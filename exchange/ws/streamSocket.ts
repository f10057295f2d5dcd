import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { StreamSocket } from '../app/streams/streamClient';
import { textFrameOf } from './textFrame';

/**
 * A WebSocket as the streams use it. Messages go straight to the network socket, in their order with what the library itself
 * writes there (pongs, the close), as nothing is compressed and so nothing waits within the library.
 */
export function streamSocketOf(socket: WebSocket, network: Socket): StreamSocket {
  return {
    get bufferedAmount() {
      return network.writableLength;
    },
    send: (frame) => {
      if (socket.readyState === socket.OPEN) network.write(textFrameOf(frame));
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
