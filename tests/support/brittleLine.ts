import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut on the client's side: the server goes on with what it was told, and nobody hears its answer. */
export interface BrittleLine {
  port: number;
  /** Breaks every connection there is, or the one the server sees coming from this port; new ones are let through again. */
  cut(fromPort?: number): void;
  close(): Promise<void>;
}

export async function openBrittleLine(host: string, port: number): Promise<BrittleLine> {
  const clients = new Map<Socket, Socket>();
  const servers = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(port, host);
    clients.set(client, server);
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
    cut: (fromPort) => {
      for (const [client, server] of clients) if (fromPort === undefined || server.localPort === fromPort) client.destroy();
    },
    close: async () => {
      for (const socket of [...clients.keys(), ...servers]) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
