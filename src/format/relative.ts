type Unit = 'day' | 'hour' | 'minute' | 'month' | 'year';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// The largest unit that has passed whole, so that nothing sounds longer ago than it is.
const UNITS: readonly (readonly [Unit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const formatters = new Map<string, Intl.RelativeTimeFormat>();

function formatterIn(locale: string): Intl.RelativeTimeFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formatters.set(locale, made);
  return made;
}

/** "4 months ago", "yesterday". @param ms a moment that has passed; one to come counts as now */
export function formatAgo(ms: number, now: number, locale: string): string {
  const passed = Math.max(0, now - ms);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['minute', MINUTE];
  return formatterIn(locale).format(-Math.floor(passed / length), unit);
}
