import { deviceOf } from '@/domain/account/device';

/** `Chrome · macOS`, in every language; empty when the user agent says nothing known. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(' · ');
}
