import { useRef } from 'react';
import { dayKey, formatTime } from '@/src/format';
import { everySecond } from '@/src/lib/everySecond';
import { useWriter } from '@/src/ui/numbers/useWriter';
import { writeText } from '@/src/ui/numbers/writeText';

/** "2026-11-18 12:41:07 UTC", once a second. Empty on the server, whose clock is not the user's. */
export function UtcClock() {
  const clock = useRef<HTMLElement>(null);
  useWriter(clock, everySecond.add, (element) => {
    const now = Date.now();
    writeText(element, `${dayKey(now, 'utc')} ${formatTime(now, 'utc')}`);
  });
  return <bdi ref={clock} className="num" />;
}
