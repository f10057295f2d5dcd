/** A calendar day as forms and documents write it: 1987-05-09. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCFullYear() === Number(year) && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The day of a moment (ms since 1970) in UTC. */
export const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string => dateOf(Date.parse(day) + days * 86_400_000);

/** The same day of an earlier month; the last one where that month is shorter. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return dateOf(first.getTime());
}

/** Whole years from a birth to a day. Who is born on 29 February is a year older on 1 March where there is no such day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
