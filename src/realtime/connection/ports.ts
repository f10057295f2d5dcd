/** What Connection needs of a WebSocket; tests hand in their own. */
export interface SocketLike {
  /** 1 while text can be sent. */
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  /** Absent: nobody said why. */
  onclose: ((event?: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionPorts {
  createSocket(): SocketLike;
  /** Milliseconds since the epoch. */
  now(): number;
  /** 0..1 */
  random(): number;
  /** Ids of client frames; unique within the page. */
  nextId(): number;
}
