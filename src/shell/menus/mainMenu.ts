import {
  ArrowRightLeft,
  ChartNoAxesColumn,
  CreditCard,
  Handshake,
  ListPlus,
  type LucideIcon,
  Percent,
  Repeat2,
  TrendingUp,
  Users,
} from 'lucide-react';
import { localLink } from '@/src/brand/localLink';
import type { BareSite } from '@/src/brand/shellSite';
import { pathTo } from '@/src/config/matchRoute';
import type { RouteName } from '@/src/config/routes';
import { isReachable } from './reachable';

export interface MenuEntry {
  /** Translation key. */
  title: string;
  icon: LucideIcon;
  httpUrl: string;
  testId: string;
}

interface MainEntry {
  route: RouteName;
  key: string;
  icon: LucideIcon;
}

// The specification's order is markets, spot, futures, earn, express, list your asset, convert, OTC; the design puts what
// most people use in front and the two request forms last, behind "More".
const ENTRIES: readonly MainEntry[] = [
  { route: 'markets', key: 'markets', icon: ChartNoAxesColumn },
  { route: 'spot', key: 'spot', icon: ArrowRightLeft },
  { route: 'futures', key: 'futures', icon: TrendingUp },
  { route: 'earn', key: 'earn', icon: Percent },
  { route: 'express', key: 'express', icon: CreditCard },
  { route: 'convert', key: 'convert', icon: Repeat2 },
  { route: 'listYourAsset', key: 'listYourAsset', icon: ListPlus },
  { route: 'otcRequest', key: 'otc', icon: Handshake },
];

export type Reaches = (name: RouteName, site: BareSite) => boolean;

const REQUESTS: readonly string[] = ['menu-listYourAsset', 'menu-otc', 'menu-affiliate'];

/** Markets first, and what people ask the brand for: the drawer keeps them apart. */
export const isRequest = ({ testId }: MenuEntry): boolean => REQUESTS.includes(testId);

/** The brand's main menu in one language, without what is off, not built or has no link. */
export function mainMenu(site: BareSite, locale: string, reaches: Reaches = isReachable): MenuEntry[] {
  const entries = ENTRIES.filter(({ route }) => reaches(route, site)).map(({ route, key, icon }) => ({
    title: `shell.menu.${key}`,
    icon,
    httpUrl: pathTo(route),
    testId: `menu-${key}`,
  }));
  const affiliate = localLink(site.links.affiliate, locale);
  if (affiliate) entries.push({ title: 'shell.menu.affiliate', icon: Users, httpUrl: affiliate, testId: 'menu-affiliate' });
  return entries;
}

/** True when the page at `path` belongs to the entry: the entry's own page or one below it. */
export function isCurrent({ httpUrl }: MenuEntry, path: string): boolean {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  return bare === httpUrl || bare.startsWith(`${httpUrl}/`);
}
