import { useRouter } from 'next/router';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { isTyping } from '@/src/lib/keyboard/hearsKeys';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { isReachable } from '../menus/reachable';
import { forcedThemeOf } from '../page/forcedTheme';

/** A step back from a field, so that its letters are shortcuts again. False when the focus is in none. */
function leaveField(): boolean {
  const field = document.activeElement;
  if (!isTyping(field) || !(field instanceof HTMLElement)) return false;
  field.blur();
  return true;
}

/** The shortcuts every page has. */
export function ShellHotkeys() {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const site = useSite();
  const { toggle } = useThemeChoice();
  useHotkeys({
    palette: () => dispatch(dialogOpened('palette')),
    sheet: () => dispatch(dialogOpened('shortcuts')),
    goToMarkets: () => void router.push(pathTo('markets')),
    back: leaveField,
  });
  useHotkeys({ goToSpot: () => void router.push(pathTo('spot')) }, isReachable('spot', site));
  useHotkeys({ theme: toggle }, forcedThemeOf(router.pathname) === undefined);
  return null;
}
