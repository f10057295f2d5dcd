const ACTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Calls back once, when the user first moves, presses, types or scrolls. Returns how to stop waiting. */
export function onFirstAct(listener: () => void): () => void {
  const stop = () => {
    for (const act of ACTS) window.removeEventListener(act, hear, true);
  };
  const hear = () => {
    stop();
    listener();
  };
  for (const act of ACTS) window.addEventListener(act, hear, { capture: true, passive: true });
  return stop;
}
