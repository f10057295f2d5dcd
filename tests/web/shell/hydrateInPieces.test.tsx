import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrateInPieces } from '@/src/shell/page/hydrateInPieces';

const ROWS = [...Array(20).keys()];
/** What a row takes by the clock of this test: longer than React works at a time. */
const ROW_MS = 6;

let drawn = 0;
let nowMs = 0;
function Row({ children }: { children: ReactNode }) {
  drawn += 1;
  nowMs += ROW_MS;
  return <li>{children}</li>;
}
let isAwake = false;
function Awake() {
  useEffect(() => {
    isAwake = true;
  }, []);
  return null;
}

const page = (
  <ul>
    <Awake />
    {ROWS.map((row) => (
      <Row key={row}>{row}</Row>
    ))}
  </ul>
);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** How many rows were awake when other tasks had their turn. */
async function watchHydration(hydrate: typeof hydrateRoot): Promise<number[]> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  drawn = 0;
  isAwake = false;
  const root = hydrate(container, page);
  const seen: number[] = [];
  while (!isAwake) {
    await nextTask();
    seen.push(drawn);
  }
  jest.restoreAllMocks();
  root.unmount();
  container.remove();
  return seen;
}

describe('a page that wakes up', () => {
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    global.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    global.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('lets other tasks in between its parts', async () => {
    const between = (await watchHydration(hydrateInPieces(hydrateRoot))).filter((rows) => rows > 0 && rows < ROWS.length);

    expect(between.length).toBeGreaterThan(2);
  });

  it('would hold them up as Next begins it', async () => {
    const between = (await watchHydration(hydrateRoot)).filter((rows) => rows > 0 && rows < ROWS.length);
    expect(between).toEqual([]);
  });

  it('that is overtaken by another page is no error; every other error is', async () => {
    const isReported = (reason: unknown) => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      return window.dispatchEvent(event);
    };
    const cancelled = Object.assign(new Error('Cancel rendering route'), { cancelled: true });
    await watchHydration(hydrateInPieces(hydrateRoot));

    expect(isReported(new Error('broken'))).toBe(true);
    expect(isReported(undefined)).toBe(true);
    expect(isReported(cancelled)).toBe(false);
    // It was the first rendering, and there is only one.
    expect(isReported(cancelled)).toBe(true);
  });
});
