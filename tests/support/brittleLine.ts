import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut on the client's side: the server goes on with what it was told, and nobody hears its answer. */
export interface BrittleLine {
  port: number;
  /** Breaks every connection there is; new ones are let through again. */
  cut(): void;
  close(): Promise<void>;
}

export async function openBrittleLine(host: string, port: number): Promise<BrittleLine> {
  const clients = new Set<Socket>();
  const servers = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(port, host);
    clients.add(client);
    servers.add(server);
    client.on('error', () => {});
    server.on('error', () => {});
    client.on('data', (data) => server.write(data));
    server.on('data', (data) => {
      if (!client.destroyed) client.write(data);
    });
    server.on('close', () => servers.delete(server));
    client.on('close', () => clients.delete(client));
    client.on('end', () => server.end());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    cut: () => {
      for (const client of clients) client.destroy();
    },
    close: async () => {
      for (const socket of [...clients, ...servers]) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
