import type { TraceEvent } from './frameTrace';

/** `handing over` is the wait for the thread that draws: it grows when the machine has no processor to spare. */
export const KINDS = ['script', 'style', 'layout', 'pre-paint', 'paint', 'layers', 'handing over', 'garbage', 'tasks themselves'] as const;
export type Kind = (typeof KINDS)[number];

export interface MainThread {
  /** Milliseconds of processor for each kind of work, without what ran inside of it: of other programs these know nothing. */
  ms: Record<Kind, number>;
  busyMs: number;
  /** By the clock on the wall: with waits for the drawing thread and for a processor. */
  wallMs: number;
  paints: number;
  /** What was handed over to the thread that draws. */
  frames: number;
  timers: number;
  /** Lengths of tasks over 50 ms. */
  longTasksMs: number[];
}

const LONG_TASK_MS = 50;

const KIND_OF: Readonly<Record<string, Kind>> = {
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  UpdateLayer: 'layers',
  UpdateLayerTree: 'layers',
  Commit: 'handing over',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
};
const SCRIPT =
  /^(FunctionCall|EvaluateScript|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|RunMicrotasks|V8\.|v8\.|WebSocketReceive)/;

function kindOf({ name }: TraceEvent): Kind {
  if (/^V8\.GC|GCIncrementalMarking|BlinkGC/.test(name)) return 'garbage';
  return KIND_OF[name] ?? (SCRIPT.test(name) ? 'script' : 'tasks themselves');
}

/** The page's main thread is the renderer's that worked most: others belong to spare processes. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const names = events.filter((event) => event.ph === 'M' && event.name === 'thread_name' && event.args?.name === 'CrRendererMain');
  const threads = names.map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid));
  return threads.sort((left, right) => right.length - left.length)[0] ?? [];
}

/** Takes a trace apart: events of one thread lie inside each other, and each counts without those inside of it. */
export function readMainThread(trace: readonly TraceEvent[]): MainThread {
  const events = [...mainThreadOf(trace)].sort((left, right) => left.ts - right.ts || (right.dur ?? 0) - (left.dur ?? 0));
  const ms = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const found: MainThread = { ms, busyMs: 0, wallMs: 0, paints: 0, frames: 0, timers: 0, longTasksMs: [] };
  const around: { endsAt: number; kind: Kind }[] = [];
  for (const event of events) {
    const lengthMs = (event.dur ?? 0) / 1000;
    const workMs = (event.tdur ?? event.dur ?? 0) / 1000;
    while (around.length > 0 && (around.at(-1)?.endsAt ?? 0) <= event.ts) around.pop();
    const outer = around.at(-1);
    // What is no task and lies in none is bookkeeping of the trace.
    if (!outer && event.name !== 'RunTask') continue;
    const kind = kindOf(event);
    ms[kind] += workMs;
    if (outer) ms[outer.kind] -= workMs;
    else {
      found.busyMs += workMs;
      found.wallMs += lengthMs;
    }
    if (!outer && lengthMs > LONG_TASK_MS) found.longTasksMs.push(lengthMs);
    if (event.name === 'Paint') found.paints += 1;
    if (event.name === 'Commit') found.frames += 1;
    if (event.name === 'TimerFire') found.timers += 1;
    around.push({ endsAt: event.ts + (event.dur ?? 0), kind });
  }
  return found;
}
