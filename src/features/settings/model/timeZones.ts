import { zoneOffsetMinutes } from '@/src/lib/userZone';

export interface ZoneOption {
  /** IANA name. */
  zone: string;
  /** "Buenos Aires": the last part of the name. */
  city: string;
  /** "America" */
  region: string;
  /** At this time of the year, ahead of UTC. */
  offsetMinutes: number;
}

/** "UTC+5:30" */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

export function zoneOption(zone: string, now: number): ZoneOption {
  const parts = zone.split('/');
  const spaced = (text: string | undefined) => (text ?? '').replaceAll('_', ' ');
  return { zone, city: spaced(parts.at(-1)), region: spaced(parts[0]), offsetMinutes: zoneOffsetMinutes(zone, now) };
}

/** The zone of this device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Every place this browser knows the clock of, from west to east and by name. */
export function zoneOptions(now: number): ZoneOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones]
    .map((zone) => zoneOption(zone, now))
    .sort((a, b) => a.offsetMinutes - b.offsetMinutes || a.city.localeCompare(b.city, 'en'));
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Places by city, region or offset: "berlin", "asia", "+5:30". */
export function findZones(options: readonly ZoneOption[], search: string): ZoneOption[] {
  const wanted = plain(search.trim()).replaceAll('-', '\u2212');
  if (wanted === '') return [...options];
  return options.filter(({ city, region, offsetMinutes }) => plain(`${city} ${region} ${offsetText(offsetMinutes)}`).includes(wanted));
}
