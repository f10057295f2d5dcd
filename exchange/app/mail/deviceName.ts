import { deviceOf } from '@/domain/account/device';

/** `Chrome on macOS`; empty when the user agent says nothing known. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(' on ');
}
