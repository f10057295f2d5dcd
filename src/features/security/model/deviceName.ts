import type { Session } from '@/src/api/queries/security';

type Device = Session['device'];

/** "Chrome · macOS"; what a device does not say of itself is left out. Undefined when it says nothing. */
export function deviceName({ browser, system }: Device): string | undefined {
  const parts = [browser, system].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
