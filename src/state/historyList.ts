import { userOffsetMinutes } from '@/src/lib/userZone';

/** What every row of a history list has. */
export interface HistoryRecord {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A list read page by page with a cursor, its rows by day (YYYY-MM-DD, the user's own time zone). */
export interface HistoryList<Row extends HistoryRecord> {
  searchAfter: string | null;
  hasMore: boolean;
  recordsByDay: Record<string, Row[]>;
  current: Row | undefined;
}

export interface HistoryPage<Row extends HistoryRecord> {
  records: Row[];
  searchAfter: string | null;
  last: boolean;
}

export function emptyHistory<Row extends HistoryRecord>(): HistoryList<Row> {
  return { searchAfter: null, hasMore: true, recordsByDay: {}, current: undefined };
}

/** The user's calendar day of a moment, as YYYY-MM-DD: on the clock by which times are shown. */
export function readerDay(at: number): string {
  return new Date(at + userOffsetMinutes(at) * 60_000).toISOString().slice(0, 10);
}

/** The first moment of a calendar day on the user's clock. */
export function readerDayStart(day: string): number {
  const guess = Date.parse(day) - userOffsetMinutes(Date.parse(day)) * 60_000;
  // Clocks may have been changed between the two moments.
  return Date.parse(day) - userOffsetMinutes(guess) * 60_000;
}

/** The list with one more page behind it. A row that came before (a page shifted by new rows) is not shown twice. */
export function withPage<Row extends HistoryRecord>(list: HistoryList<Row>, page: HistoryPage<Row>): HistoryList<Row> {
  const recordsByDay: Record<string, Row[]> = { ...list.recordsByDay };
  for (const record of page.records) {
    const day = readerDay(record.at);
    const rows = recordsByDay[day] ?? [];
    if (!rows.some(({ id }) => id === record.id)) recordsByDay[day] = [...rows, record];
  }
  return { ...list, searchAfter: page.searchAfter, hasMore: !page.last, recordsByDay };
}

/** Rows that stand in no list of the state, by day in the same way. */
export const rowsByDay = <Row extends HistoryRecord>(records: Row[]): Record<string, Row[]> =>
  withPage(emptyHistory<Row>(), { records, searchAfter: null, last: true }).recordsByDay;

/** The list read anew; the row that is open stays, as it is now or as it was when it is further behind. */
export function refreshedHistory<Row extends HistoryRecord>({ current }: HistoryList<Row>, page: HistoryPage<Row>): HistoryList<Row> {
  const now = current && (page.records.find(({ id }) => id === current.id) ?? current);
  return { ...withPage(emptyHistory<Row>(), page), current: now };
}
