/** What one turn of the exchange tells comes as messages of their own (book, trades, candle), one shortly after the other. */
const COLLECTING_MS = 4;

/**
 * Calls back in a task of its own ahead of an animation frame, at most once a frame. What is drawn, styled and laid out with the frame is the task after
 * it: a press waits for one of the two, and what a chart draws for itself comes in the same frame as the texts. On a hidden page there
 * are no frames: it is called when the page is shown again. One callback at a time: the one before has been called.
 */
export function aheadOfFrames(): (callback: () => void) => void {
  let isFrameDue = false;
  let waiting: (() => void) | undefined;

  const begin = (callback: () => void) => {
    isFrameDue = true;
    setTimeout(() => {
      requestAnimationFrame(painted);
      callback();
    }, COLLECTING_MS);
  };
  const painted = () => {
    isFrameDue = false;
    const next = waiting;
    waiting = undefined;
    if (next) begin(next);
  };
  return (callback) => {
    if (!isFrameDue && !document.hidden) return begin(callback);
    waiting = callback;
    if (isFrameDue) return;
    isFrameDue = true;
    requestAnimationFrame(painted);
  };
}
