import { Listeners } from './store/listeners';

const SECOND_MS = 1000;
/** Timers may come a little early by the clock. */
const LATE_MS = 5;

/** Tells of every whole second of the clock while something listens, by one timer: what a terminal counts in seconds changes in one frame. */
export const everySecond: Listeners = new Listeners(() => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS) + LATE_MS);
  };
  const tick = () => {
    wait();
    everySecond.tell();
  };
  wait();
  return () => clearTimeout(timer);
});
