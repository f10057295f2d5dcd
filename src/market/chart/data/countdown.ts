import { candleOpenTime, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';

const SECOND = 1000;

/** Calls back at every whole second with the seconds until the running candle closes, at once first. Returns how to stop. */
export function startCountdown(interval: KlineInterval, onSecond: (secondsLeft: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = Date.now();
    onSecond(Math.ceil((openTimeAfter(interval, candleOpenTime(interval, now)) - now) / SECOND));
    timer = setTimeout(tick, SECOND - (now % SECOND));
  };
  tick();
  return () => clearTimeout(timer);
}
