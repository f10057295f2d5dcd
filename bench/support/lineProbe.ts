/** Milliseconds since the browser said that it is online again. */
export interface Back {
  triedMs?: number;
  openMs?: number;
  bookMs?: number;
  paintedMs?: number;
}

declare global {
  interface Window {
    back: Back;
    lineOpen: boolean;
  }
}

/** Runs in the page before anything of it: watches its sockets. Sent as source, so it must use nothing from outside. */
export function installLineProbe(): void {
  let onlineAt = 0;
  window.back = {};
  window.lineOpen = false;
  // Before the page's own listener, which tries at once.
  window.addEventListener('online', () => {
    onlineAt = performance.now();
    window.back = {};
  });
  window.addEventListener('offline', () => {
    onlineAt = 0;
    window.back = {};
    window.lineOpen = false;
  });
  const note = (part: keyof Back) => {
    if (onlineAt > 0) window.back[part] ??= performance.now() - onlineAt;
  };
  const takeBook = () => {
    if (onlineAt === 0 || window.back.bookMs !== undefined) return;
    note('bookMs');
    // The first frame renders it, the second follows its picture.
    requestAnimationFrame(() => requestAnimationFrame(() => note('paintedMs')));
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      note('triedMs');
      this.addEventListener('open', () => {
        window.lineOpen = true;
        note('openMs');
      });
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.includes('"depth.snapshot"')) takeBook();
      });
    }
  };
}
