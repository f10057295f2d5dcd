import { deviceOf } from '@/domain/account/device';
import type { Origin } from '../model';

type Seen = Pick<Origin, 'userAgent' | 'country'>;

/** What stays the same while a user uses the same device: addresses and versions change all the time. */
function traits({ userAgent, country }: Seen): string {
  const { browser, system } = deviceOf(userAgent);
  return JSON.stringify([browser, system, country]);
}

/** Whether a login is from a device or a country the account does not know. */
export const isNewDevice = (origin: Seen, known: readonly Seen[]): boolean => !known.some((earlier) => traits(earlier) === traits(origin));
