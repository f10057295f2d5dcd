import { STREAM_PATH } from '@/contract/streamConstants';
import type { ConnectionPorts, SocketLike } from './ports';

/** The real socket of this page's own origin. */
export function browserPorts(): ConnectionPorts {
  let lastId = 0;
  return {
    createSocket: () => {
      const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
      return new WebSocket(`${scheme}://${window.location.host}${STREAM_PATH}`) as SocketLike;
    },
    now: () => Date.now(),
    random: () => Math.random(),
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}

/** Tells when the network goes and comes, and when the page becomes visible. Returns how to stop listening. */
export function watchPage(handlers: { onOnline(): void; onOffline(): void; onVisible(): void }): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') handlers.onVisible();
  };
  window.addEventListener('online', handlers.onOnline);
  window.addEventListener('offline', handlers.onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', handlers.onOnline);
    window.removeEventListener('offline', handlers.onOffline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
