// What a user agent says of itself. Never its raw text: whoever calls writes it.

export const DEVICE_KINDS = ['DESKTOP', 'PHONE', 'TABLET', 'UNKNOWN'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export interface Device {
  /** null when it is none of the known ones. */
  browser: string | null;
  system: string | null;
  kind: DeviceKind;
}

type Names = readonly (readonly [RegExp, string])[];

// Order matters: Edge and Opera also say Chrome, Chrome also says Safari, iPads and iPhones also say Mac OS.
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function kindOf(userAgent: string, system: string | null): DeviceKind {
  if (/\biPad\b/.test(userAgent) || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'TABLET';
  if (system === 'iOS' || system === 'Android') return 'PHONE';
  return system === null ? 'UNKNOWN' : 'DESKTOP';
}

export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return { browser: nameIn(BROWSERS, userAgent), system, kind: kindOf(userAgent, system) };
}
