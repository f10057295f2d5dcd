import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { hostOf } from './places';

const webPort = Number(process.env.E2E_WEB_PORT ?? '3000');

/** The line between a browser and the site: what goes through it can be held up, as by a network that drops everything. */
export interface Line {
  /** Address of a brand's site at the far end of the line. */
  url(brand: string, path: string): string;
  /** From now on nothing passes in either direction; nobody is told. New connections are taken and hear nothing. */
  cut(): void;
  /** What waits goes on, as when lost packets are sent again. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line on a free port of this machine. */
export async function layLine(): Promise<Line> {
  let isCut = false;
  const ends = new Set<Socket>();
  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on('data', (bytes) => to.write(bytes));
    // What one end does, the other sees.
    from.on('close', () => {
      ends.delete(from);
      to.destroy();
    });
    from.on('error', () => to.destroy());
    if (isCut) from.pause();
  };
  const server = createServer((near) => {
    const far = connect(webPort, 'localhost');
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: (brand, path) => `http://${hostOf(brand)}:${port}${path}`,
    cut: () => {
      isCut = true;
      for (const end of ends) end.pause();
    },
    mend: () => {
      isCut = false;
      for (const end of ends) end.resume();
    },
    close: async () => {
      for (const end of ends) end.destroy();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
