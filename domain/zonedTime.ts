const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What clocks in a zone are ahead of UTC at a moment, ms. */
export function offsetAt(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - Math.floor(ms / 1000) * 1000;
}

/**
 * The moment clocks show a day (whole days since 1970) and minute. A time that is skipped when clocks go forward comes as much later, one
 * that comes twice is the first.
 */
export function momentOf(day: number, minute: number, timeZone: string): number {
  const shown = day * DAY_MS + minute * MINUTE_MS;
  const before = shown - offsetAt(shown - DAY_MS, timeZone);
  const after = shown - offsetAt(shown + DAY_MS, timeZone);
  const [first, second] = before < after ? [before, after] : [after, before];
  const isShown = (ms: number) => ms + offsetAt(ms, timeZone) === shown;
  return isShown(first) ? first : isShown(second) ? second : before;
}

/** The calendar day (whole days since 1970) clocks in a zone show at a moment. */
export const dayIn = (ms: number, timeZone: string): number => Math.floor((ms + offsetAt(ms, timeZone)) / DAY_MS);
