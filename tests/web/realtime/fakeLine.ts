import type { ClientFrame, ServerFrame } from '@/contract/channels';
import type { RealtimeCalls } from '@/src/realtime';
import type { SocketLike } from '@/src/realtime/connection/ports';
import { Realtime } from '@/src/realtime/realtime';

class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  readonly sent: ClientFrame[] = [];
  isClosed = false;
  readyState = 1;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }
}

const noCalls: RealtimeCalls = {
  websocketToken: async () => ({ token: 'token' }),
  openOrders: async () => ({ records: [], searchAfter: null, last: true }),
  balances: async () => [],
};

/** A page's realtime on a line that the test holds: sockets are fakes, animation frames come when `paint` is called. */
export function fakeLine(calls: Partial<RealtimeCalls> = {}) {
  const sockets: FakeSocket[] = [];
  const logged: string[] = [];
  let frames: (() => void)[] = [];
  let id = 0;
  const realtime = new Realtime(
    {
      createSocket: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      now: () => Date.now(),
      random: () => 1,
      nextId: () => {
        id += 1;
        return id;
      },
      requestFrame: (callback) => {
        frames.push(callback);
      },
      wait: (callback) => callback(),
      clock: () => 0,
    },
    { ...noCalls, ...calls },
    (message) => logged.push(message),
  );
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return {
    realtime,
    sockets,
    logged,
    latest,
    open: () => latest().onopen?.(),
    drop: (code?: number) => latest().onclose?.(code === undefined ? undefined : { code }),
    receive: (frame: ServerFrame) => latest().onmessage?.({ data: JSON.stringify(frame) }),
    receiveText: (data: string) => latest().onmessage?.({ data }),
    paint: () => {
      const due = frames;
      frames = [];
      for (const callback of due) callback();
    },
    sentOps: () => latest().sent.filter((frame) => frame.op !== 'ping'),
  };
}
