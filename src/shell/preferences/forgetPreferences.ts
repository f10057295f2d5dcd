import { currencyChoice } from '@/src/brand/currencyChoice';
import { moneyChoice } from '@/src/brand/moneyChoice';
import { SILENCE, soundChoice } from '@/src/lib/soundChoice';
import { timeZoneChoice } from '@/src/lib/userZone';

/** Currencies, clock and sounds were the account's, and leave with it. The look stays: it is that of the device, too. */
export function forgetPreferences(): void {
  currencyChoice.set(undefined);
  moneyChoice.set(undefined);
  timeZoneChoice.set(undefined);
  soundChoice.set(SILENCE);
}
