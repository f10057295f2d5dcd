import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can go silent without breaking, as one does to a machine that froze or fell off the network. */
export interface SilentLine {
  /** The server's URL with this line in it. */
  url: string;
  /** From now on nothing passes, in either direction, on old connections and new ones. */
  silence(): void;
  /** What was held back goes on. */
  restore(): void;
  close(): Promise<void>;
}

/** Listens on loopback and passes on to the server of `serverUrl`. */
export async function openSilentLine(serverUrl: string): Promise<SilentLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Either end may go at any time; the other one is told below.
    socket.on('error', () => {});
    if (isSilent) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => void to.write(data));
      from.on('close', () => to.destroy());
      keep(from);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
