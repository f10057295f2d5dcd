import type { Notice } from '@/src/api/queries/notices';
import { dayKey } from '@/src/format';

export interface NoticeDay {
  /** 2026-11-21 */
  key: string;
  /** A moment of it, ms. */
  at: number;
  notices: Notice[];
}

/** Newest day first, each with its notices in their order. */
export function daysOf(notices: readonly Notice[]): NoticeDay[] {
  const days = new Map<string, NoticeDay>();
  for (const notice of notices) {
    const key = dayKey(notice.at);
    const day = days.get(key) ?? { key, at: notice.at, notices: [] };
    day.notices.push(notice);
    days.set(key, day);
  }
  return [...days.values()];
}

const DAY_MS = 86_400_000;

/** How a day is called besides its date. */
export function nameOfDay(key: string, now: number): 'today' | 'yesterday' | undefined {
  if (key === dayKey(now)) return 'today';
  return key === dayKey(now - DAY_MS) ? 'yesterday' : undefined;
}
