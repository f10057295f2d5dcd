import { useEffect, useState } from 'react';
import { dayKey, formatTime } from '@/src/format';

/** "2026-11-18 12:41:07 UTC", once a second. Empty on the server, whose clock is not the user's. */
export function UtcClock() {
  const [now, setNow] = useState<number | undefined>(undefined);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <bdi className="num">{now === undefined ? '' : `${dayKey(now, 'utc')} ${formatTime(now, 'utc')}`}</bdi>;
}
