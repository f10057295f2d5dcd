import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createChoice } from './storage';
import { useStore } from './store/useStore';

const QUARTER_MS = 15 * 60_000;
/** Offsets of that many quarters of hours are remembered; a list of trades needs a handful. */
const MOST_KNOWN = 2_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}

function isKnownZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** On which place's clock times and days are shown; nothing chosen: on that of the device. IANA name. */
export const timeZoneChoice = createChoice<string>(STORAGE_KEYS.timeZone, (text) => (isKnownZone(text) ? text : undefined));

const known = new Map<string, number>();

/** By how many minutes the clocks of a place are ahead of UTC at a moment. No place changes them within a quarter of an hour. */
export function zoneOffsetMinutes(zone: string, ms: number): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const at = quarter * QUARTER_MS;
  const part: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const offset = (Date.UTC(year, month - 1, day, hour, minute) - at) / 60_000;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, offset);
  return offset;
}

/** The same on the user's clock: of the chosen place, or of the device. */
export function userOffsetMinutes(ms: number): number {
  const zone = timeZoneChoice.getSnapshot();
  return zone === undefined ? -new Date(ms).getTimezoneOffset() : zoneOffsetMinutes(zone, ms);
}

const userZone = () => timeZoneChoice.getSnapshot() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The user's clock by its name: of the chosen place, or of the device. Unknown to the server. */
export const useUserZone = (): string | undefined => useStore({ ...timeZoneChoice, getSnapshot: userZone }, () => undefined);
