import type { Preferences } from '@/contract/preferences';
import { DEFAULT_PREFERENCES } from '@/domain/account/preferences';
import { currencyChoice } from '@/src/brand/currencyChoice';
import { timeZoneChoice } from '@/src/lib/readerZone';
import { chooseSounds, SOUNDS } from '@/src/lib/soundChoice';
import { chooseMarketColours, paintedMarketColours } from '@/src/theme/marketColours';
import { chooseTheme, themeChoice } from '@/src/theme/themeChoice';

/** How the page looks: chosen in menus, too, and by visitors. */
export type Look = Pick<Preferences, 'theme' | 'marketColours'>;

/** Brings the account's choices to this device. What was never chosen stays as the device has it, and so does what is `unsaved` yet. */
export function applyPreferences(chosen: Preferences, unsaved: Partial<Look>): void {
  const { theme, marketColours, currency, timeZone } = chosen;
  if (theme !== null && unsaved.theme === undefined && theme !== themeChoice()) chooseTheme(theme);
  const isOtherPaint = marketColours !== null && unsaved.marketColours === undefined && marketColours !== paintedMarketColours();
  if (isOtherPaint) chooseMarketColours(marketColours);
  currencyChoice.choose(currency === DEFAULT_PREFERENCES.currency ? undefined : currency);
  timeZoneChoice.choose(timeZone ?? undefined);
  const heard = { filled: chosen.soundFilled, refused: chosen.soundRefused };
  chooseSounds(SOUNDS.filter((sound) => heard[sound]));
}
