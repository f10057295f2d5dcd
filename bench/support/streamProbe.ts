/** What the probe in a streaming page has counted since `start`. */
export interface Streamed {
  depthFrames: number;
  /** From a frame's arrival in the page to the end of the frame that changed the book on screen, ms. */
  paintMs: number[];
  /** Lengths of the gaps between animation frames, ms; none unless they are counted. */
  gapsMs: number[];
  longTasksMs: number[];
  layoutShift: number;
}

declare global {
  interface Window {
    streamed: Streamed;
  }
}

interface Probe {
  bookSelector: string;
  /** Whether every animation frame is counted: then there is one for each refresh of the screen, which a page without the probe spares. */
  countsFrames: boolean;
}

/** Runs in the page before anything of it. Sent as source, so it must use nothing from outside. */
export function installStreamProbe({ bookSelector, countsFrames }: Probe): void {
  const fresh = (): Streamed => ({ depthFrames: 0, paintMs: [], gapsMs: [], longTasksMs: [], layoutShift: 0 });
  window.streamed = fresh();
  window.addEventListener('bench-start', () => {
    window.streamed = fresh();
  });
  let unpainted: number[] = [];
  const hear = (event: MessageEvent) => {
    if (typeof event.data !== 'string' || !event.data.startsWith('{"type":"depth.update"')) return;
    window.streamed.depthFrames += 1;
    unpainted.push(performance.now());
  };
  const Native = window.WebSocket;
  // Listens before the page does: the arrival counts before anything is made of it.
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', hear);
    }
  };
  // A message that is posted within a frame comes after it was painted, and asks for none by itself.
  const painted = new MessageChannel();
  painted.port1.onmessage = ({ data: arrivals }: MessageEvent<number[]>) => {
    const nowMs = performance.now();
    for (const arrivedMs of arrivals) window.streamed.paintMs.push(nowMs - arrivedMs);
  };
  const onChange = () => {
    if (unpainted.length > 0) painted.port2.postMessage(unpainted);
    unpainted = [];
  };
  const watchBook = () => {
    const book = document.querySelector(bookSelector);
    if (!book) return void requestAnimationFrame(watchBook);
    new MutationObserver(onChange).observe(book, { subtree: true, childList: true, characterData: true });
  };
  requestAnimationFrame(watchBook);
  let lastMs = performance.now();
  const beat = (nowMs: number) => {
    window.streamed.gapsMs.push(nowMs - lastMs);
    lastMs = nowMs;
    requestAnimationFrame(beat);
  };
  if (countsFrames) requestAnimationFrame(beat);
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type });
  };
  watch('longtask', (entry) => window.streamed.longTasksMs.push(entry.duration));
  watch('layout-shift', (entry) => {
    window.streamed.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
}
