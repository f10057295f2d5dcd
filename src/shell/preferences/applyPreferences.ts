import type { Preferences } from '@/contract/preferences';
import { DEFAULT_PREFERENCES } from '@/domain/account/preferences';
import { currencyChoice } from '@/src/brand/currencyChoice';
import { SOUNDS, soundChoice } from '@/src/lib/soundChoice';
import { timeZoneChoice } from '@/src/lib/userZone';
import { chooseMarketColours, paintedMarketColours } from '@/src/theme/marketColours';
import { themeChoice } from '@/src/theme/themeChoice';

/** How the page looks: chosen in menus, too, and by visitors. */
export type Look = Pick<Preferences, 'theme' | 'marketColours'>;

/** Brings the account's choices to this device. What was never chosen stays as the device has it, and so does what is `unsaved` yet. */
export function applyPreferences(chosen: Preferences, unsaved: Partial<Look>): void {
  const { theme, marketColours, currency, timeZone } = chosen;
  if (theme !== null && unsaved.theme === undefined && theme !== themeChoice.getSnapshot()) themeChoice.set(theme);
  const isOtherPaint =
    marketColours !== null && unsaved.marketColours === undefined && marketColours !== paintedMarketColours.getSnapshot();
  if (isOtherPaint) chooseMarketColours(marketColours);
  currencyChoice.set(currency === DEFAULT_PREFERENCES.currency ? undefined : currency);
  timeZoneChoice.set(timeZone ?? undefined);
  const heard = { filled: chosen.soundFilled, refused: chosen.soundRefused };
  soundChoice.set(SOUNDS.filter((sound) => heard[sound]));
}
