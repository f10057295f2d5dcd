import { currencyChoice } from '@/src/brand/currencyChoice';
import { moneyChoice } from '@/src/brand/moneyChoice';
import { timeZoneChoice } from '@/src/lib/readerZone';
import { chooseSounds } from '@/src/lib/soundChoice';

/** Currencies, clock and sounds were the account's, and leave with it. The look stays: it is that of the device, too. */
export function forgetPreferences(): void {
  currencyChoice.choose(undefined);
  moneyChoice.choose(undefined);
  timeZoneChoice.choose(undefined);
  chooseSounds([]);
}
