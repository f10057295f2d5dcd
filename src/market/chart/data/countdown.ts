import { candleOpenTime, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { everySecond } from '@/src/lib/everySecond';

const SECOND = 1000;

/** Calls back at every whole second with the seconds until the running candle closes, at once first. Returns how to stop. */
export function startCountdown(interval: KlineInterval, onSecond: (secondsLeft: number) => void): () => void {
  const tell = () => {
    const now = Date.now();
    onSecond(Math.ceil((openTimeAfter(interval, candleOpenTime(interval, now)) - now) / SECOND));
  };
  tell();
  return everySecond.add(tell);
}
