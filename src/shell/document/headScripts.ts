import { convertSeenScript } from '@/src/theme/convertSeenScript';
import { marketColoursScript } from '@/src/theme/marketColoursScript';
import { storedThemeScript } from '@/src/theme/storedThemeScript';
import { storedViewScript } from '@/src/theme/storedViewScript';
import { terminalLayoutScript } from '@/src/theme/terminalLayout/terminalLayoutScript';
import { forcedThemeOf } from '../page/forcedTheme';
import { keepPressesScript } from '../waking/keepPressesScript';

/** What runs in the head of a page before anything is painted. Fixed texts: the page's policy names each by its hash. */
export function headScriptsOf(pathname: string): string[] {
  return [
    keepPressesScript,
    ...(forcedThemeOf(pathname) === undefined ? [storedThemeScript] : []),
    marketColoursScript,
    ...(pathname.startsWith('/trade/') ? [terminalLayoutScript] : []),
    ...(pathname === '/markets' ? [storedViewScript] : []),
    ...(pathname === '/convert' ? [convertSeenScript] : []),
  ];
}
