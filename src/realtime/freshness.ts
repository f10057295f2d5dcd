import type { ConnectionState } from './connection/connection';
import type { BookState } from './stores/bookStore';

/** How far what a price panel shows can be trusted. A quiet market is not a frozen one: heartbeats count as life. */
export type Freshness =
  | { kind: 'connecting' }
  | { kind: 'live' }
  /** No sign of life for 1 to 5 s. */
  | { kind: 'delayed'; ageMs: number }
  /** For longer than 5 s. */
  | { kind: 'frozen'; ageMs: number; since: number }
  | { kind: 'reconnecting'; attempt: number; since: number; retryAt: number | undefined }
  /** For 3 s after a recovery. */
  | { kind: 'resynced'; tookMs: number };

export const DELAYED_AFTER_MS = 1_000;
export const FROZEN_AFTER_MS = 5_000;
export const RESYNCED_FOR_MS = 3_000;

/** Of a panel fed by the line alone, or by a book on it. All times in milliseconds since the epoch. */
export function freshnessOf(connection: ConnectionState, book: BookState | undefined, now: number): Freshness {
  const { lostAt, lastFrameAt } = connection;
  if (connection.status !== 'open') {
    if (lostAt === undefined || lastFrameAt === undefined) return { kind: 'connecting' };
    return { kind: 'reconnecting', attempt: Math.max(1, connection.attempt), since: lastFrameAt, retryAt: connection.retryAt };
  }
  // Without a frame of its own a book is at most what the page was rendered with.
  if (book && (!book.book || book.appliedAt === undefined)) return { kind: 'connecting' };
  // A book that waits for its snapshot is as old as its last good frame, however lively the line is.
  const aliveAt = (book && !book.isInSync ? book.appliedAt : lastFrameAt) ?? now;
  const ageMs = Math.max(0, now - aliveAt);
  if (ageMs > FROZEN_AFTER_MS) return { kind: 'frozen', ageMs, since: aliveAt };
  if (ageMs >= DELAYED_AFTER_MS) return { kind: 'delayed', ageMs };
  if (book?.resynced && now - book.resynced.at < RESYNCED_FOR_MS) return { kind: 'resynced', tookMs: book.resynced.tookMs };
  return { kind: 'live' };
}

/** Whether orders may be sent on what the panel shows. */
export function isTrusted(freshness: Freshness): boolean {
  return freshness.kind === 'live' || freshness.kind === 'delayed' || freshness.kind === 'resynced';
}

/** Whether the panel must be dimmed: what it shows is no longer what is. */
export function isStale(freshness: Freshness): boolean {
  return freshness.kind === 'frozen' || freshness.kind === 'reconnecting';
}

/** Whether two read the same on screen: ages count in tenths of a second while delayed and in whole seconds when frozen. */
export function isSameFreshness(first: Freshness, second: Freshness): boolean {
  return first.kind === second.kind && textOf(first) === textOf(second);
}

function textOf(freshness: Freshness): string {
  switch (freshness.kind) {
    case 'connecting':
    case 'live':
      return '';
    case 'delayed':
      return String(Math.floor(freshness.ageMs / 100));
    case 'frozen':
      return `${freshness.since} ${Math.floor(freshness.ageMs / 1_000)}`;
    case 'reconnecting':
      return `${freshness.attempt} ${freshness.since} ${freshness.retryAt}`;
    case 'resynced':
      return String(freshness.tookMs);
  }
}
