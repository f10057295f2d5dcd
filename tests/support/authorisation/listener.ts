import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { ServerFrame } from '@/contract/channels';
import { STREAM_PATH } from '@/contract/streamConstants';
import type { FuzzedExchange } from '../fuzzedExchange';

/** A client of the streams, at a brand's host. */
export class Listener {
  readonly frames: ServerFrame[] = [];
  #sent = 0;
  readonly #waiting = new Set<() => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()) as ServerFrame);
      for (const look of this.#waiting) look();
    });
  }

  static async open({ app }: FuzzedExchange, host = 'kontor.localhost'): Promise<Listener> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = new WebSocket(`ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${STREAM_PATH}`, { headers: { host } });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    return new Listener(socket);
  }

  /** Sends a frame. @returns the code it is refused with; `closed` by a socket that was; undefined when it is taken */
  async ask(frame: object): Promise<string | undefined> {
    if (this.socket.readyState !== WebSocket.OPEN) return 'closed';
    const id = ++this.#sent;
    this.socket.send(JSON.stringify({ ...frame, id }));
    const answer = await this.find((one) => (one.type === 'ack' || one.type === 'error') && one.id === id);
    return answer.type === 'error' ? answer.code : undefined;
  }

  auth(token: string) {
    return this.ask({ op: 'auth', token });
  }

  subscribe(channel: string) {
    return this.ask({ op: 'subscribe', channels: [{ channel, symbol: 'BTC_USDT', interval: '1h' }] });
  }

  /** The first frame that is one, come or to come. */
  find(isIt: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.frames.find(isIt);
        if (!found) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Resolves when the exchange has closed it. */
  get closed(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.CLOSED) resolve();
      else this.socket.on('close', () => resolve());
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
