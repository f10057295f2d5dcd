import { NOTICES_KEPT_DAYS } from '@/domain/notices/kinds';
import type { NoticeStore } from '../app/notices/model';
import type { Clock } from '../app/ports/clock';
import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const TELL_EVERY_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const PIECE = 500;

interface NoticesJob {
  teller: { tell(): Promise<void> };
  store: Pick<NoticeStore, 'forget'>;
  clock: Clock;
  log: Log;
}

/** Tells what the money writer has done, and forgets what is past its time. Returns what stops it. */
export function startNoticesJob({ teller, store, clock, log }: NoticesJob): () => Promise<void> {
  const stopTelling = repeat(TELL_EVERY_MS, () => teller.tell());
  const forget = async () => {
    while ((await store.forget(clock.now() - NOTICES_KEPT_DAYS * DAY_MS, PIECE)) === PIECE);
  };
  const stopForgetting = repeat(FORGET_EVERY_MS, () =>
    forget().catch((error: unknown) => log.error({ err: error }, 'old notices were not forgotten; it is tried again')),
  );
  return async () => {
    await stopTelling();
    await stopForgetting();
  };
}
