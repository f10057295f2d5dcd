import type { Log } from '@/exchange/app/ports/log';

/** A log that nobody reads. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
