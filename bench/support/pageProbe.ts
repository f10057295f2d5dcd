/** What the probe inside a page has seen so far, in ms since the visit began. */
export interface Seen {
  /** The frame in which the wanted element first stood there with a figure in it. */
  contentMs: number | undefined;
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  longTasks: { startMs: number; durationMs: number }[];
}

declare global {
  interface Window {
    probe: Seen;
  }
}

/**
 * Runs in the page before anything of it: remembers paints, layout shifts and long tasks, and the first frame in which
 * `selector` finds an element with a digit in its text. Sent as source, so it must use nothing from outside.
 */
export function installProbe(selector: string): void {
  const seen: Seen = { contentMs: undefined, firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, longTasks: [] };
  window.probe = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    observer.observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.layoutShift += shift.value;
  });
  watch('longtask', (entry) => {
    seen.longTasks.push({ startMs: entry.startTime, durationMs: entry.duration });
  });
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some((element) => /\d/.test(element.textContent ?? ''));
    if (!found) requestAnimationFrame(look);
    // The element stood there before this frame's styles and paint: the next frame follows its picture.
    else requestAnimationFrame((atMs) => (seen.contentMs = atMs));
  };
  requestAnimationFrame(look);
}
